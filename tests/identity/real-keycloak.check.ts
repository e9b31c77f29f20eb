import { afterAll, beforeAll, describe } from 'vitest';
import { createKeycloakClient, WEB_URL } from './keycloak-client.ts';
import { startKeycloak, type KeycloakServer } from './keycloak-server.ts';
import { checkMoving } from './moving.ts';
import { applyTo } from './run-part.ts';
import { checkKeycloak } from './shared-checks.ts';

describe('a real Keycloak', () => {
  let server: KeycloakServer;
  let client: ReturnType<typeof createKeycloakClient>;

  beforeAll(async () => {
    server = await startKeycloak();
    client = createKeycloakClient({ url: server.url, publicUrl: WEB_URL });
    const { code, output } = await applyTo(server.url);
    if (code !== 0) throw new Error(output);
  }, 400_000);
  afterAll(async () => {
    await server?.stop();
  });

  checkKeycloak(() => client);
});

checkMoving();
