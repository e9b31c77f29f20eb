import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { createServer } from '#embedded/identity/server.ts';
import { createPool, prepareSchema } from '#embedded/identity/storage/database.ts';
import { WITH_QUEUE } from '#tests/actions/templates.ts';
import { createTestDatabase } from '#tests/support/postgres/database.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { startFakeGoogle, type FakeGoogle } from './fake-google.ts';
import { authorizeByGoogle } from './google-entry.ts';
import { createKeycloakClient, PLACEHOLDERS, WEB_URL } from './keycloak-client.ts';
import { createBrowser } from './redirect-browser.ts';
import { seedWithGoogle } from './seed-with-google.ts';
import { checkGoogleAdministrators } from './shared/google-administrators.ts';

const logger = pino({ level: 'silent' });
let pool: pg.Pool;
let google: FakeGoogle;
let app: FastifyInstance;
let url: string;

const database = useStarted(() => createTestDatabase({ template: WITH_QUEUE }));
beforeAll(async () => {
  pool = createPool(database.url, logger);
  await prepareSchema(pool);
  await seedWithGoogle(pool);
  google = await startFakeGoogle();
  app = await createServer({ pool, publicUrl: WEB_URL, logger, google: google.endpoints });
  url = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app?.close();
  await google?.stop();
  await pool?.end();
});

checkGoogleAdministrators(() => ({
  client: createKeycloakClient({ url, publicUrl: WEB_URL }),
  place: {
    databaseUrl: database.url,
    identityUrl: url,
    settings: { ...PLACEHOLDERS, PUBLIC_URL: WEB_URL },
  },
  signInByGoogle: async ({ id, email }) => {
    google.person = { sub: id, email, email_verified: true, hd: 'example.com' };
    const browser = createBrowser(url);
    return browser.follow(google.answer(await browser.follow(authorizeByGoogle())));
  },
}));
