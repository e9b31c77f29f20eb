import { defineConfig } from 'vitest/config';
import { closingLine } from '#tests/support/processes/closing-line.ts';

/** Run by `npm run test:checkers`, not by `npm test`: looks at every public page with four checkers of other people. */
// oxlint-disable-next-line import/no-default-export -- vitest asks for it
export default defineConfig({
  test: {
    name: 'checkers',
    include: ['tests/checkers/*.check.ts'],
    globalSetup: ['tests/support/processes/stack-setup.ts'],
    reporters: ['default', closingLine],
    // A checker reads a large document for some seconds; this ends one that hangs.
    testTimeout: 3_600_000,
    hookTimeout: 600_000,
    fileParallelism: false,
  },
});
