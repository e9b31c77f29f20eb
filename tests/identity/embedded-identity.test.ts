import { beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/support/postgres/database.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { createKeycloakClient, WEB, WEB_URL } from './keycloak-client.ts';
import { applyTo, startIdentity } from './run-part.ts';
import { checkKeycloak } from './shared-checks.ts';

describe('the embedded identity', () => {
  let client: ReturnType<typeof createKeycloakClient>;

  const database = useStarted(() => createTestDatabase({ template: 'empty' }));
  const identity = useStarted(() => startIdentity(database.url));
  beforeAll(async () => {
    client = createKeycloakClient({ url: identity.url, publicUrl: WEB_URL });
    const { code, output } = await applyTo(identity.url);
    if (code !== 0) throw new Error(output);
  });

  checkKeycloak(() => client);

  /**
   * This is not among the shared checks: a real Keycloak answers with its page for logging out in a browser, which
   * the embedded identity does not have.
   */
  it('answers a logout request without a refresh token with 400 invalid_request', async () => {
    const answer = await client.post('logout', WEB);

    expect(answer.body).toEqual({ error: 'invalid_request', error_description: 'No refresh token' });
    expect(answer.status).toBe(400);
  });
});
