import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const parts = '{actions,embedded,keycloak,runtime,scripts,web}';
/** Real processes on a busy machine may miss a moment: what fails twice is broken, what needs its second try is named at the end of `npm test`. */
const retry = 1;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [`${parts}/**/*.test.ts`],
          exclude: ['**/node_modules/**'],
          testTimeout: 30_000,
          isolate: false,
          unstubGlobals: true,
        },
      },
      {
        plugins: [react()],
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'site',
          environment: 'happy-dom',
          // A pressed link (a file that is saved, say) must not take the page away from the files that come after.
          environmentOptions: {
            happyDOM: {
              settings: {
                navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true },
                // What no style sheet of MUI decides is asked here; to weigh them all took a quarter of the time.
                disableComputedStyleRendering: true,
              },
            },
          },
          include: ['src/**/*.test.{ts,tsx}'],
          // React as visitors get it: the build for developers takes more than twice the time for its warnings.
          env: { NODE_ENV: 'production' },
          setupFiles: ['src/testing/act.ts', 'src/testing/setup.ts'],
          testTimeout: 60_000,
          // The files share what they load, which is most of their time; each test begins with the globals as they are.
          isolate: false,
          unstubGlobals: true,
          // Vitest leaves one core free unless told.
          maxWorkers: 2,
          retry,
        },
      },
      {
        test: {
          name: 'integration',
          // The files share what they load, which is a fifth of the work; no module of the product keeps a state.
          isolate: false,
          include: ['tests/{actions,engine,hasura,identity,postgres,stack,web}/**/*.test.ts'],
          globalSetup: ['tests/support/postgres-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
          maxWorkers: 2,
          retry,
        },
      },
      {
        test: {
          // Installs and builds in an empty folder, which takes too long for `npm test`: `npm run test:image`.
          name: 'image',
          include: ['tests/image/**/*.test.ts'],
          globalSetup: ['tests/support/postgres-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 600_000,
          retry,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/site/**/*.test.ts'],
          globalSetup: ['tests/support/stack-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
          fileParallelism: false,
          // One browser for all files: see tests/support/site.ts.
          isolate: false,
          retry,
        },
      },
    ],
  },
});
