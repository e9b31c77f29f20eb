import { defineConfig } from 'vitest/config';
import { closingLine } from '#tests/support/processes/closing-line.ts';

/**
 * Configures `npm run test:compose`, which starts the containers of docker-compose.yml; `npm test` does not, since it
 * needs Docker.
 */
// oxlint-disable-next-line import/no-default-export -- vitest asks for it
export default defineConfig({
  test: {
    name: 'compose',
    include: ['tests/compose/*.check.ts'],
    reporters: ['default', closingLine],
    testTimeout: 300_000,
    hookTimeout: 1_800_000,
  },
});
