import { defineConfig } from 'vitest/config';
import type { Reporter } from 'vitest/node';

/** The line that every command of ours which runs checks ends with. */
const closingLine: Reporter = {
  onTestRunEnd: (modules) => {
    const states = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => test.result().state),
    );
    const broken = modules.filter(
      (module) => module.state() === 'failed' && !states.includes('failed'),
    ).length;
    const passed = states.filter((state) => state === 'passed').length;
    const failed = states.filter((state) => state === 'failed').length + broken;
    process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  },
};

/** `npm run test:keycloak`: the shared checks against the real server, fetched by Maven; not part of `npm test`. */
// eslint-disable-next-line import-x/no-default-export -- vitest asks for it
export default defineConfig({
  test: {
    name: 'keycloak',
    include: ['tests/identity/real-keycloak.check.ts'],
    globalSetup: ['tests/support/postgres-setup.ts'],
    reporters: ['default', closingLine],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
