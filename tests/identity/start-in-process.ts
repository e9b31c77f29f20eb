import { readFileSync } from 'node:fs';
import { pino } from 'pino';
import type pg from 'pg';
import type { GoogleEndpoints } from '#embedded/identity/broker/google.ts';
import { seedRealms } from '#embedded/identity/realm/seed-realms.ts';
import { createServer } from '#embedded/identity/server.ts';
import { createPool, prepareSchema } from '#embedded/identity/storage/database.ts';
import { createAdminApi } from '../../keycloak/admin-api.ts';
import { applyRealm } from '../../keycloak/apply-realm.ts';
import { parseRealmFile } from '../../keycloak/realm-file.ts';
import { ADMIN, createKeycloakClient, PLACEHOLDERS, SECRETS, WEB_URL } from './keycloak-client.ts';

type Options = {
  /** Variables beside those of `PLACEHOLDERS` from which the realm file's placeholders are resolved. */
  placeholders?: Readonly<Record<string, string>>;
  google?: GoogleEndpoints;
  /** Gets the pool before it is used. */
  onPool?: (pool: pg.Pool) => void;
};

/** Starts the embedded identity in this process, with the product's realm file. */
export async function startInProcess(databaseUrl: string, options: Options = {}) {
  const { placeholders, google, onPool = () => undefined } = options;
  const logger = pino({ level: 'silent' });
  const pool = createPool(databaseUrl, logger);
  onPool(pool);
  await prepareSchema(pool);
  await seedRealms(pool, {
    realmFile: readFileSync('keycloak/realm.json', 'utf8'),
    placeholders: { ...PLACEHOLDERS, ...placeholders },
    bootstrapClient: { clientId: SECRETS.bootstrapId, secret: SECRETS.bootstrap },
  });
  const app = await createServer({ pool, publicUrl: WEB_URL, logger, ...(google && { google }) });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });

  return {
    ...{ pool, url },
    client: createKeycloakClient({ url, publicUrl: WEB_URL }),
    stop: async () => {
      await app.close();
      await pool.end();
    },
  };
}

/** Brings the realm up to date, with its first administrator, as `keycloak/apply` does. */
export async function applyInProcess(url: string): Promise<void> {
  const api = createAdminApi({ url, clientId: SECRETS.bootstrapId, clientSecret: SECRETS.bootstrap });
  await applyRealm(api, parseRealmFile(readFileSync('keycloak/realm.json', 'utf8'), PLACEHOLDERS), ADMIN);
}
