import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const parts = '{actions,embedded,keycloak,runtime,scripts,web}';
/**
 * Number of retries. Real processes on a busy machine may be late: a test that fails twice is broken; `npm test`
 * lists at its end the tests that needed the second try.
 */
const retry = 1;
/**
 * Milliseconds after which a test, a hook or a poll is given up. No test proves anything by it: it ends those that hang,
 * and a machine that is too busy for a test must not end it. A bound that is what a test proves is written in the test.
 */
const hangsAfterMs = 600_000;
const patience = {
  testTimeout: hangsAfterMs,
  hookTimeout: hangsAfterMs,
  // A poll ends before its test, so that it says what it waited for.
  expect: { poll: { timeout: hangsAfterMs / 2 } },
};

/** What `browser` and `slow-browser` share: one product and one browser for all files. */
const browser = {
  globalSetup: ['tests/support/stack-setup.ts'],
  ...patience,
  // A look at a page takes time of both the browser and the test.
  expect: { poll: { ...patience.expect.poll, interval: 100 } },
  fileParallelism: false,
  // The files share one browser: see tests/support/site.ts.
  isolate: false,
};

export default defineConfig({
  test: {
    // A failure shows what was found, not only that an array of some length was.
    chaiConfig: { truncateThreshold: 500 },
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
          // A clicked link (to a download, say) must not navigate away from the page, which later test files use too.
          environmentOptions: {
            happyDOM: {
              settings: {
                navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true },
                // Tests ask only for styles that no style sheet of MUI decides; computing all style sheets took a
                // quarter of the time.
                disableComputedStyleRendering: true,
              },
            },
          },
          include: ['src/**/*.test.{ts,tsx}'],
          // Tests use React's production build, as visitors do; the development build takes over twice the time for
          // its warnings.
          env: { NODE_ENV: 'production' },
          setupFiles: ['src/testing/act.ts', 'src/testing/setup.ts'],
          testTimeout: 60_000,
          // The files share loaded modules, as loading takes most of their time; each test starts with the original
          // globals.
          isolate: false,
          unstubGlobals: true,
          // By default Vitest leaves one core free.
          maxWorkers: 2,
          retry,
        },
      },
      {
        test: {
          name: 'integration',
          // The files share loaded modules, as loading is a fifth of the work; no module of the product keeps state.
          isolate: false,
          include: ['tests/{actions,backup,engine,hasura,identity,postgres,stack,web}/**/*.test.ts'],
          globalSetup: ['tests/support/postgres-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
          // Many of these tests wait for timers, processes and mails.
          maxWorkers: 3,
          retry,
        },
      },
      {
        test: {
          // This project carries the image's build steps out in an empty folder.
          name: 'image',
          include: ['tests/image/**/*.test.ts'],
          globalSetup: ['tests/support/postgres-setup.ts'],
          testTimeout: 240_000,
          hookTimeout: 600_000,
          retry,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: ['tests/support/postgres-setup.ts'],
          testTimeout: 300_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/site/**/*.test.ts'],
          ...browser,
        },
      },
      {
        test: {
          // Every case of the browser tests, of which `browser` takes a share, and what takes longest: docs/testing.md.
          name: 'slow-browser',
          include: ['tests/{site,slow/site}/**/*.test.ts'],
          ...browser,
        },
      },
    ],
  },
});
