import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { readEnv } from '#embedded/identity/config/env.ts';
import { seedRealms } from '#embedded/identity/realm/seed-realms.ts';
import { createServer } from '#embedded/identity/server.ts';
import { createPool, prepareSchema } from '#embedded/identity/storage/database.ts';
import { openAdminApi, readMasterToken } from '#tests/support/admin-api.ts';
import { createAdminApi } from '../../keycloak/admin-api.ts';
import { createRealmAccess } from '../../keycloak/realm-access.ts';
import { updatePasswordCheck } from '../../keycloak/steps/update-flows.ts';

export const bootstrap = { id: 'bootstrap', secret: 'bootstrap-secret-of-tests-only' };

/** Secrets that the actions service alone knows. */
export const ownSecrets = {
  CAPTCHA_SECRET: 'captcha-secret-of-tests-only-0123456789',
  COOKIE_SECRET: 'cookie-secret-of-tests-only-0123456789',
  LIMIT_SECRET: 'limit-secret-of-tests-only-0123456789',
  SESSION_SECRET: 'session-secret-of-tests-only-0123456789',
  TICKET_SECRET: 'ticket-secret-of-tests-only-0123456789',
  LINK_SECRET: 'link-secret-of-tests-only-0123456789',
};

export const clientSecrets = {
  WEB_CLIENT_SECRET: 'web-secret-of-tests-only',
  ACTIONS_CLIENT_SECRET: 'actions-secret-of-tests-only',
  API_READER_CLIENT_SECRET: 'reader-secret-of-tests-only',
  API_EDITOR_CLIENT_SECRET: 'editor-secret-of-tests-only',
  API_MAILING_CLIENT_SECRET: 'mailing-secret-of-tests-only',
};

export type Person = { email: string; password: string; role?: 'admin' | 'user'; lastName?: string };

/**
 * Starts the embedded identity server on a test's database. It serves over sockets as in the product, but runs in this
 * process; tests/identity and tests/stack test it as a process of its own.
 */
export async function startIdentity(databaseUrl: string, publicUrl: string) {
  const env = readEnv({
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: publicUrl,
    KEYCLOAK_REALM_FILE: 'keycloak/realm.json',
    KC_BOOTSTRAP_ADMIN_CLIENT_ID: bootstrap.id,
    KC_BOOTSTRAP_ADMIN_CLIENT_SECRET: bootstrap.secret,
    WEB_URL: publicUrl,
    // A file signs in once, and a starved machine takes longer for it than the product's five minutes.
    ACCESS_TOKEN_LIFESPAN: '3600',
    ...clientSecrets,
  });
  let running = await run(0);
  const url = `http://${env.IDENTITY_HOST}:${running.port}`;

  async function run(port: number) {
    const logger = pino({ level: 'silent' });
    const pool = createPool(env.DATABASE_URL, logger);
    await prepareSchema(pool);
    await seedRealms(pool, {
      realmFile: env.realmFile,
      placeholders: env.placeholders,
      bootstrapClient: {
        clientId: env.KC_BOOTSTRAP_ADMIN_CLIENT_ID,
        secret: env.KC_BOOTSTRAP_ADMIN_CLIENT_SECRET,
      },
    });
    const app = await createServer({ pool, publicUrl: env.PUBLIC_URL, logger });
    await app.listen({ host: env.IDENTITY_HOST, port });

    return {
      port: (app.server.address() as AddressInfo).port,
      async stop() {
        await app.close();
        await pool.end();
      },
    };
  }

  return {
    url,
    stop: () => running.stop(),
    async startAgain() {
      running = await run(running.port);
    },
    /** Sets up the client `password-check` as keycloak/apply does. */
    async bindPasswordCheck() {
      await updatePasswordCheck(createRealmAccess(createAdminApi(bootstrapAt(url)), 'hosting'));
    },
    /** Calls the Admin API once. */
    admin: async (method: string, path: string, body?: unknown) =>
      (await openAdminApi(bootstrapAt(url)))(method, path, body),
    /** Creates a person by the Admin API and returns the id; with an empty password the person has none. */
    addPerson: (person: Person) => addPerson(url, person),
    /** Returns a token of the realm `master`, which administrates the others. */
    masterToken: () => readMasterToken(bootstrapAt(url)),
    /** Gives the realm a new signing key; the realm still publishes the previous keys. */
    rotateKeys: () => rotateKeys(url),
  };
}

const bootstrapAt = (url: string) => ({ url, clientId: bootstrap.id, clientSecret: bootstrap.secret });

async function addPerson(
  url: string,
  { email, password, role, lastName = 'Person' }: Person,
): Promise<string> {
  const admin = await openAdminApi(bootstrapAt(url));
  const created = await admin('POST', '/users', {
    username: email,
    email,
    firstName: 'Test',
    ...(lastName ? { lastName } : {}),
    enabled: true,
    emailVerified: true,
    credentials: password ? [{ type: 'password', value: password, temporary: false }] : [],
  });
  const id = created.headers.get('location')?.split('/').at(-1) ?? '';
  if (role) {
    const found = (await (await admin('GET', `/roles/${role}`)).json()) as { id: string; name: string };
    await admin('POST', `/users/${id}/role-mappings/realm`, [{ id: found.id, name: found.name }]);
  }
  return id;
}

async function rotateKeys(url: string): Promise<void> {
  const admin = await openAdminApi(bootstrapAt(url));
  await admin('POST', '/components', {
    name: 'rotated',
    providerId: 'rsa-generated',
    providerType: 'org.keycloak.keys.KeyProvider',
    config: { priority: ['200'], algorithm: ['RS256'], active: ['true'], enabled: ['true'] },
  });
}
