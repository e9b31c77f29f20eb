import type { Reporter } from 'vitest/node';
import { defineConfig } from 'vitest/config';
import { closingLine } from '#tests/support/processes/closing-line.ts';
import { missingTools, TOOL_COUNT } from './tools.ts';

/**
 * Prints the last lines of the run. They name the tools that are missing, with which the command fails: what was not
 * checked has not passed.
 */
const closingLines: Reporter = {
  onTestRunEnd: (modules, ...rest) => {
    const missing = missingTools();
    if (missing.length < TOOL_COUNT) void closingLine.onTestRunEnd?.(modules, ...rest);
    if (missing.length === 0) return;
    process.stdout.write(`\n${missing.join('\n')}\n`);
    process.exitCode = 1;
  },
};

/**
 * Run by `npm run test:deploy`, not by `npm test`: checks what an operator runs beside the product, by tools that npm
 * does not have, or by packages that the product does not install.
 */
// oxlint-disable-next-line import/no-default-export -- vitest asks for it
export default defineConfig({
  test: {
    name: 'deploy',
    include: ['tests/deploy/*.check.ts'],
    globalSetup: ['tests/support/postgres/postgres-setup.ts'],
    reporters: ['default', closingLines],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
