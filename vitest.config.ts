import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { IN_TURN, leftOut } from './tests/support/in-turn.ts';

const parts = '{actions,codegen,commands,embedded,keycloak,rules,runtime,scripts,tests/house,tooling,web}';
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
const servers = '{actions,backup,engine,hasura,identity,postgres,stack,web}';
/** Node's own `localStorage`, which it has from version 25 on, would stand in place of happy-dom's. */
const noStorage = '--no-experimental-webstorage';
const withoutStorage = process.allowedNodeEnvironmentFlags.has(noStorage) ? [noStorage] : [];
/** Number of workers for site tests; set by `check:changed`. */
const siteWorkers = process.env['SITE_WORKERS'];
/**
 * Packages of many files that `check:changed` bundles once, so that a worker loads few files; what they share with other
 * packages stays as it is, so that there is one of each.
 */
const bundled = {
  enabled: siteWorkers !== undefined,
  include: [
    ...['@mui/material/*', '@mui/x-date-pickers/*'],
    ...['', '/cache', '/errors', '/link', '/masking', '/react', '/testing', '/utilities'].map(
      (part) => `@apollo/client${part}`,
    ),
    ...['@apollo/client/link/context', '@apollo/client/link/error', '@apollo/client/link/http'],
    ...['formik', 'graphql', 'graphql-ws', 'rxjs', 'yup'],
  ],
  exclude: [
    ...['@emotion/cache', '@emotion/react', '@emotion/serialize', '@emotion/styled'],
    ...['dayjs', 'react', 'react-dom', 'react-is', 'react-transition-group'],
  ],
};
/** Files of which `npm test` runs a share: fewer seeds, rows, ways or rounds. */
const shared = [
  'tests/actions/imports/{import-life,own-file,reader-properties}.test.ts',
  'tests/engine/{evaluator/{evaluator,planted-faults},fuzz,hasura,live/live-properties,limits/slow-sockets}.test.ts',
  'tests/engine/{metadata-keys/metadata-keys,sql/random-schemas,sql/variable-forms}.test.ts',
  'tests/hasura/offer-properties.test.ts',
  'tests/identity/concurrent-changes.test.ts',
];

/** What `browser` and `slow-browser` share: one product and one browser for all files. */
const browser = {
  globalSetup: ['tests/support/processes/stack-setup.ts'],
  ...patience,
  // A look at a page takes time of both the browser and the test.
  expect: { poll: { ...patience.expect.poll, interval: 100 } },
  fileParallelism: false,
  // The files share one browser: see tests/support/browser/site.ts.
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
          setupFiles: ['tests/support/patient-waits.ts'],
          ...patience,
          exclude: ['**/node_modules/**'],
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
          // Tests of pages make so many short-lived objects that collecting them from 16 MiB took a tenth of the time.
          execArgv: [...withoutStorage, '--max-semi-space-size=64'],
          deps: { optimizer: { client: bundled } },
          include: ['src/**/*.test.{ts,tsx}'],
          // Tests use React's production build, as visitors do; the development build takes over twice the time for
          // its warnings.
          env: { NODE_ENV: 'production' },
          setupFiles: [
            'tests/support/patient-waits.ts',
            'src/testing/plain-elements.ts',
            'src/testing/act.ts',
            'src/testing/setup.ts',
          ],
          ...patience,
          // The files share loaded modules, as loading takes most of their time; each test starts with the original
          // globals.
          isolate: false,
          unstubGlobals: true,
          // A second worker would load all modules once more; other tests use the other core, but in `check:changed`.
          maxWorkers: Number(siteWorkers ?? 1),
          // Projects with different numbers of workers run one after the other.
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'integration',
          // The files share loaded modules, as loading is a fifth of the work; no module of the product keeps state.
          isolate: false,
          include: [`tests/${servers}/**/*.test.ts`, 'tests/image/run-dockerfile.test.ts'],
          exclude: [...configDefaults.exclude, ...leftOut('integration')],
          setupFiles: ['tests/support/show-logs.ts'],
          globalSetup: ['tests/support/postgres/postgres-setup.ts'],
          ...patience,
          // Many of these tests wait for timers, processes and mails.
          maxWorkers: 6,
        },
      },
      {
        test: {
          // What takes long, and what `npm run test:slow` adds to `npm test`: see docs/build/testing.md.
          name: 'slow',
          include: [`tests/slow/${servers}/**/*.test.ts`, ...shared, ...IN_TURN.integration.flat()],
          env: {
            LIVE_SEEDS: '2000',
            IMPORT_SEEDS: '20000',
            FORM_SEEDS: '2000',
            SCHEMA_SEEDS: '300',
            FUZZ_INPUTS: '20000',
            EVALUATOR_SEEDS: '5000',
            SMALLER_SEEDS: '10',
            PAIR_SEEDS: '2000',
            CHANGE_SEEDS: '500',
            OFFERS_SEEDS: '100',
          },
          isolate: false,
          globalSetup: ['tests/support/postgres/postgres-setup.ts'],
          ...patience,
        },
      },
      {
        test: {
          // This project carries the image's build steps out in an empty folder.
          name: 'image',
          include: ['tests/image/image.test.ts'],
          globalSetup: ['tests/support/postgres/postgres-setup.ts'],
          ...patience,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: ['tests/support/postgres/postgres-setup.ts'],
          ...patience,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/site/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...leftOut('browser')],
          ...browser,
        },
      },
      {
        test: {
          // Every case of the browser tests, of which `browser` takes a share, and what takes longest: docs/build/testing.md.
          name: 'slow-browser',
          include: ['tests/{site,slow/site}/**/*.test.ts'],
          ...browser,
        },
      },
    ],
  },
});
