import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { seedRealms } from '#embedded/identity/realm/seed-realms.ts';
import { PLACEHOLDERS, SECRETS } from './keycloak-client.ts';

/** Creates the product's realm with Google as an identity provider. */
export async function seedWithGoogle(pool: pg.Pool): Promise<void> {
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
}
