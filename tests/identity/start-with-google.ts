import { readFileSync } from 'node:fs';
import { pino } from 'pino';
import type pg from 'pg';
import { seedRealms } from '#embedded/identity/realm/seed-realms.ts';
import { createServer } from '#embedded/identity/server.ts';
import { createPool, prepareSchema } from '#embedded/identity/storage/database.ts';
import { startFakeGoogle } from './fake-google.ts';
import { authorizeByGoogle } from './google-entry.ts';
import { createKeycloakClient, PLACEHOLDERS, SECRETS, WEB_URL } from './keycloak-client.ts';
import { createBrowser } from './redirect-browser.ts';

/**
 * Starts the embedded identity in this process, where the product's realm has Google as an identity provider, and a
 * fake Google. `onPool` gets the pool before it is used.
 */
export async function startWithGoogle(
  databaseUrl: string,
  onPool: (pool: pg.Pool) => void = () => undefined,
) {
  const logger = pino({ level: 'silent' });
  const pool = createPool(databaseUrl, logger);
  onPool(pool);
  await prepareSchema(pool);
  await seedRealms(pool, {
    realmFile: readFileSync('keycloak/realm.json', 'utf8'),
    placeholders: {
      ...PLACEHOLDERS,
      GOOGLE_ENABLED: 'true',
      GOOGLE_CLIENT_ID: 'google-client',
      GOOGLE_CLIENT_SECRET: 'google-secret',
    },
    bootstrapClient: { clientId: SECRETS.bootstrapId, secret: SECRETS.bootstrap },
  });
  const google = await startFakeGoogle();
  const app = await createServer({ pool, publicUrl: WEB_URL, logger, google: google.endpoints });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });

  return {
    ...{ pool, google, url },
    client: createKeycloakClient({ url, publicUrl: WEB_URL }),
    /** Sends a browser to Google, and returns the address to which Google sends the browser back. */
    answerOfGoogle: async (browser = createBrowser(url)): Promise<string> =>
      google.answer(await browser.follow(authorizeByGoogle())),
    stop: async () => {
      await app.close();
      await google.stop();
      await pool.end();
    },
  };
}
