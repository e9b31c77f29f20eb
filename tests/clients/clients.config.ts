import { defineConfig } from 'vitest/config';
import { closingLine } from '#tests/support/processes/closing-line.ts';

/** Run by `npm run test:clients`, not by `npm test`: tests clients that are too large to install with the product. */
// oxlint-disable-next-line import/no-default-export -- vitest asks for it
export default defineConfig({
  test: {
    name: 'clients',
    include: ['tests/clients/*.check.ts'],
    globalSetup: ['tests/support/postgres/postgres-setup.ts'],
    reporters: ['default', closingLine],
    // This ends a test that hangs; a machine that is too busy must not.
    testTimeout: 600_000,
    // A wait may take as long as a token lives; the test's own limit ends one that hangs.
    expect: { poll: { timeout: 300_000 } },
    hookTimeout: 600_000,
  },
});
