import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseRealmFile } from './realm-file.ts';

const text = readFileSync(new URL('realm.json', import.meta.url), 'utf8');
const env = {
  WEB_URL: 'https://site.example',
  WEB_CLIENT_SECRET: 'w',
  ACTIONS_CLIENT_SECRET: 'a',
  API_READER_CLIENT_SECRET: 'r',
  API_EDITOR_CLIENT_SECRET: 'e',
  API_MAILING_CLIENT_SECRET: 'm',
};
const secrets = Object.keys(env).filter((name) => name.endsWith('_SECRET'));
type Client = Record<string, unknown> & { clientId: string };

describe('the realm file', () => {
  it('gives no secret a default: each must be set', () => {
    for (const name of secrets) {
      expect(() => parseRealmFile(text, { ...env, [name]: undefined as never })).toThrow(
        `${name} is not set`,
      );
    }
  });

  it('contains no people, only service accounts, and does not let visitors register', () => {
    const file = parseRealmFile(text, env);

    expect(file.users.map(({ username }) => username)).toEqual([
      'service-account-actions',
      'service-account-api-reader',
      'service-account-api-editor',
      'service-account-api-mailing',
    ]);
    expect(file).toMatchObject({ registrationAllowed: false, resetPasswordAllowed: false });
  });

  it('is refused if it contains a person', () => {
    const file = { ...JSON.parse(text), users: [{ username: 'somebody', clientRoles: {} }] };

    expect(() => parseRealmFile(JSON.stringify(file), env)).toThrow('no people');
  });

  it('allows only exact redirect addresses, no public client and no implicit flow', () => {
    const clients = parseRealmFile(text, env).clients as Client[];

    expect(clients.find(({ clientId }) => clientId === 'web')).toMatchObject({
      publicClient: false,
      redirectUris: ['https://site.example/auth'],
      webOrigins: ['https://site.example'],
      implicitFlowEnabled: false,
      fullScopeAllowed: false,
    });
    expect(JSON.stringify(clients)).not.toContain('*');
    expect(clients.filter((client) => client['publicClient'] === true)).toEqual([]);
  });

  it('defines only the five roles of this product for Hasura, and not its superuser role admin', () => {
    const { roles } = parseRealmFile(text, env);

    expect(roles.client['hasura']?.map(({ name }) => name)).toEqual([
      'site_admin',
      'user',
      'reader',
      'editor',
      'mailing',
    ]);
  });
});
