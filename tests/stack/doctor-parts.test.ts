import { readFileSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { clientSecrets, startIdentity } from '#tests/actions/start-identity.ts';
import { openTestDatabase } from '#tests/support/postgres/database.ts';
import { say, unheardIn } from '#tests/support/doctor.ts';
import { serve } from '#tests/support/processes/serve.ts';
import { checkClientSecrets } from '../../commands/doctor/check-client-secrets.ts';
import { checkEngine, checkKeycloak, checkPart } from '../../commands/doctor/check-parts.ts';
import { freePort } from '#tests/support/processes/free-port.ts';

const composeFile = new URL('../../docker-compose.yml', import.meta.url);
const SITE = { publicUrl: 'https://hosting.test', realm: 'hosting' };

describe('doctor on the other parts', () => {
  it('says which part is unreachable or ill', async () => {
    const ill = await serve((_request, response) => response.writeHead(503).end());

    expect(await say(checkPart('engine', `http://127.0.0.1:${await freePort()}`))).toMatch(
      /^fault: engine can't be reached: .*ECONNREFUSED/,
    );
    expect(await say(checkPart('actions', ill))).toBe('fault: actions answers 503.');
  });

  it('compares the version of the engine with that of the compose file', async () => {
    const pinned = /hasura\/graphql-engine:(v[\d.]+)-/.exec(readFileSync(composeFile, 'utf8'))?.[1];
    const engineOf = (answer: string) =>
      serve((request, response) => response.end(request.url === '/v1/version' ? answer : 'OK'));
    const own = await engineOf(`{"version":"${pinned}","server_type":"ce"}`);

    expect(await say(checkEngine(own))).toBe(`ok: engine is well.\nok: The engine is Hasura ${pinned}.`);
    expect(await say(checkEngine(await engineOf(`{"version":"${pinned}-ce"}`)))).toContain('-ce.');
    expect(await say(checkEngine(await engineOf('{"version":"v2.36.0"}')))).toContain(
      `warning: The engine is Hasura "v2.36.0"; ${pinned} is the version that`,
    );
    expect(await say(checkEngine(await engineOf('hello')))).toContain('warning: The engine is Hasura ""');
  });

  it('tells a Keycloak that is not there from one that breaks off', async () => {
    const gone = `http://127.0.0.1:${await freePort()}`;
    const broken = await serve((_request, response) => {
      response.writeHead(200, { 'content-length': 1_000 }).write('{');
      setTimeout(() => response.destroy(), 50);
    });

    expect(await say(checkKeycloak(gone, SITE))).toMatch(/^fault: Keycloak can't be reached: .*ECONNREFUSED/);
    expect(await say(checkClientSecrets({ url: gone, realm: SITE.realm }, { actions: 'any' }))).toMatch(
      /^fault: Keycloak can't be asked for the client "actions": .*ECONNREFUSED/,
    );
    expect(await say(checkKeycloak(broken, SITE))).toMatch(/^fault: terminated/);
  });

  it('compares the issuer with PUBLIC_URL, and the clock', async () => {
    const keycloak = await serve((_request, response) => {
      response.setHeader('date', new Date(Date.now() - 3_600_000).toUTCString());
      response.end(JSON.stringify({ issuer: 'https://other.test/realms/hosting' }));
    });

    const said = await say(checkKeycloak(keycloak, SITE));
    expect(said).toContain('fault: Keycloak issues tokens as "https://other.test/realms/hosting"');
    expect(said).toMatch(/fault: The clock here is 3\d{3} s ahead of that of Keycloak/);
    expect(await say(checkKeycloak(keycloak, { ...SITE, publicUrl: 'https://other.test/' }))).toContain(
      'ok: Keycloak issues tokens for PUBLIC_URL.',
    );
  });

  it('names the clients whose secrets Keycloak refuses, and a realm that is missing', async () => {
    const database = await openTestDatabase();
    const identity = await startIdentity(database.url, SITE.publicUrl);
    onTestFinished(() => identity.stop());
    const login = { url: identity.url, realm: SITE.realm };
    const secrets = { actions: clientSecrets.ACTIONS_CLIENT_SECRET, 'api-reader': 'of-another-realm' };

    expect(await say(checkClientSecrets(login, { actions: secrets.actions }))).toBe(
      'ok: Keycloak takes the secrets of its clients.',
    );
    expect(await say(checkClientSecrets(login, secrets))).toBe(
      'fault: Keycloak refuses the secret of the client "api-reader".',
    );
    expect(await say(checkClientSecrets({ ...login, realm: 'none' }, { actions: 'any' }))).toMatch(
      /^fault: Keycloak answers 404 to the client "actions"/,
    );
    expect(await say(checkKeycloak(identity.url, { ...SITE, realm: 'none' }))).toMatch(
      /^fault: Keycloak answers 404 for the realm/,
    );
  });

  it('waits for no part longer than its deadline', async () => {
    const silent = await serve(() => undefined);

    expect(await say(checkPart('engine', silent), 100)).toBe('fault: There was no answer within 0.1 s.');
  });
  it('was told each of its findings above', () => {
    expect(unheardIn(['check.ts', 'check-client-secrets.ts', 'check-parts.ts', 'clock.ts'])).toEqual([]);
  });
});
