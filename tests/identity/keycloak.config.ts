import { defineConfig } from 'vitest/config';
import { closingLine } from '#tests/support/processes/closing-line.ts';

/**
 * Configures `npm run test:keycloak`, which runs the shared checks against the real server, downloaded by Maven; `npm
 * test` does not run them.
 */
// oxlint-disable-next-line import/no-default-export -- vitest asks for it
export default defineConfig({
  test: {
    name: 'keycloak',
    include: ['tests/identity/real-keycloak.check.ts'],
    globalSetup: ['tests/support/postgres/postgres-setup.ts'],
    reporters: ['default', closingLine],
    // These end what hangs, and nothing else; the server itself is given up earlier, and ended then.
    testTimeout: 3_600_000,
    hookTimeout: 3_600_000,
    expect: { poll: { timeout: 1_800_000 } },
  },
});
