import { beforeAll, describe } from 'vitest';
import { WITH_QUEUE } from '#tests/actions/templates.ts';
import { createTestDatabase } from '#tests/support/postgres/database.ts';
import { CASES } from './answers/cases.ts';
import { KEYCLOAK, recordTranscripts } from './answers/transcripts.ts';
import { createKeycloakClient, makePerson, PLACEHOLDERS, WEB_URL } from './keycloak-client.ts';
import { startKeycloak } from './keycloak-server.ts';
import { checkMoving } from './moving.ts';
import { applyTo } from './run-part.ts';
import { standInForGoogle } from './second-realm.ts';
import { checkGoogleAdministrators } from './shared/google-administrators.ts';
import { checkTwoServices } from './shared/two-services.ts';
import { checkKeycloak } from './shared-checks.ts';
import { useStarted } from '#tests/support/use-started.ts';

const RACES = 100;

describe('a real Keycloak', () => {
  const database = useStarted(() => createTestDatabase({ template: WITH_QUEUE }));
  const server = useStarted(() => startKeycloak());
  let client: ReturnType<typeof createKeycloakClient>;
  let person: Awaited<ReturnType<typeof makePerson>>;

  beforeAll(async () => {
    client = createKeycloakClient({ url: server.url, publicUrl: WEB_URL });
    const { code, output } = await applyTo(server.url);
    if (code !== 0) throw new Error(output);
  });

  const place = () => ({
    databaseUrl: database.url,
    identityUrl: server.url,
    settings: { ...PLACEHOLDERS, PUBLIC_URL: WEB_URL },
  });

  describe('has answers that', () => {
    recordTranscripts(() => client, CASES, KEYCLOAK);
  });
  checkKeycloak(() => client);
  describe('with two actions services', () => {
    beforeAll(async () => {
      person = await makePerson(client);
    });
    checkTwoServices(() => ({ ...place(), person }), RACES);
  });

  describe('with a second realm as identity provider in place of Google', () => {
    let signInByGoogle: Awaited<ReturnType<typeof standInForGoogle>>;

    beforeAll(async () => {
      signInByGoogle = await standInForGoogle(client);
    });

    checkGoogleAdministrators(() => ({ client, place: place(), signInByGoogle }));
  });
});

checkMoving();
