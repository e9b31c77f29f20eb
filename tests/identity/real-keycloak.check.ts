import { afterAll, beforeAll, describe } from 'vitest';
import { WITH_QUEUE } from '#tests/actions/templates.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/postgres/database.ts';
import { createKeycloakClient, makePerson, PLACEHOLDERS, WEB_URL } from './keycloak-client.ts';
import { startKeycloak, type KeycloakServer } from './keycloak-server.ts';
import { checkMoving } from './moving.ts';
import { applyTo } from './run-part.ts';
import { standInForGoogle } from './second-realm.ts';
import { checkGoogleAdministrators } from './shared/google-administrators.ts';
import { checkTwoServices } from './shared/two-services.ts';
import { checkKeycloak } from './shared-checks.ts';

const RACES = 100;

describe('a real Keycloak', () => {
  let database: TestDatabase;
  let server: KeycloakServer;
  let client: ReturnType<typeof createKeycloakClient>;
  let person: Awaited<ReturnType<typeof makePerson>>;

  beforeAll(async () => {
    database = await createTestDatabase({ template: WITH_QUEUE });
    server = await startKeycloak();
    client = createKeycloakClient({ url: server.url, publicUrl: WEB_URL });
    const { code, output } = await applyTo(server.url);
    if (code !== 0) throw new Error(output);
    person = await makePerson(client);
  }, 400_000);
  afterAll(async () => {
    await server?.stop();
    await database?.close();
  });

  const place = () => ({
    databaseUrl: database.url,
    identityUrl: server.url,
    settings: { ...PLACEHOLDERS, PUBLIC_URL: WEB_URL },
  });

  checkKeycloak(() => client);
  checkTwoServices(() => ({ ...place(), person }), RACES);

  describe('with a second realm as identity provider in place of Google', () => {
    let signInByGoogle: Awaited<ReturnType<typeof standInForGoogle>>;

    beforeAll(async () => {
      signInByGoogle = await standInForGoogle(client);
    });

    checkGoogleAdministrators(() => ({ client, place: place(), signInByGoogle }));
  });
});

checkMoving();
