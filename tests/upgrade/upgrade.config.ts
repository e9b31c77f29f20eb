import { defineConfig } from 'vitest/config';
import { closingLine } from '#tests/support/processes/closing-line.ts';

/** Run by `npm run test:upgrade`, not by `npm test`: starts releases, which takes minutes, and needs the network. */
// oxlint-disable-next-line import/no-default-export -- vitest asks for it
export default defineConfig({
  test: {
    name: 'upgrade',
    include: ['tests/upgrade/*.check.ts'],
    reporters: ['verbose', closingLine],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000, interval: 200 } },
    fileParallelism: false,
  },
});
