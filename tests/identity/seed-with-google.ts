import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { seedRealms } from '#embedded/identity/realm/seed-realms.ts';
import { SECRETS, WEB_URL } from './keycloak-client.ts';

/** The product's realm, in which people may sign in with Google. */
export async function seedWithGoogle(pool: pg.Pool): Promise<void> {
  await seedRealms(pool, {
    realmFile: readFileSync('keycloak/realm.json', 'utf8'),
    placeholders: {
      WEB_URL,
      WEB_CLIENT_SECRET: SECRETS.web,
      ACTIONS_CLIENT_SECRET: SECRETS.actions,
      GOOGLE_ENABLED: 'true',
      GOOGLE_CLIENT_ID: 'google-client',
      GOOGLE_CLIENT_SECRET: 'google-secret',
    },
    bootstrapClient: { clientId: SECRETS.bootstrapId, secret: SECRETS.bootstrap },
  });
}
