import { defineConfig } from 'vitest/config';
import { closingLine } from '#tests/support/processes/closing-line.ts';

/** Run by `npm run test:browsers`, not by `npm test`: tests the site in Firefox and WebKit if they are installed. */
// oxlint-disable-next-line import/no-default-export -- vitest asks for it
export default defineConfig({
  test: {
    name: 'browsers',
    include: ['tests/browsers/*.check.ts'],
    globalSetup: ['tests/support/processes/stack-setup.ts'],
    reporters: ['default', closingLine],
    // These end a test that hangs; a busy machine, on which Firefox takes minutes to start, must not.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    fileParallelism: false,
  },
});
