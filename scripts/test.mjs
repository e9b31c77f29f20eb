import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install } from './install.mjs';
import { SMALL_PAGES } from './small-pages.mjs';
import { printResults } from './test-run/print-results.mjs';
import { countCheck, countReport, results } from './test-run/results.mjs';
import { countCpu, cpuSecondsOf, runChild } from './test-run/run-child.mjs';
import { startDatabase } from './test-run/start-database.mjs';

/**
 * Runs all checks and tests of CI; with `--slow`, the tests that run before a release: see docs/build/testing.md. What takes
 * longest begins first, and up to four parts run side by side, as each of them waits for its own processes now and then.
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const reports = join(root, 'node_modules', '.cache', 'test-reports');
const isSlow = process.argv.includes('--slow');

const startedAt = performance.now();
Object.assign(process.env, SMALL_PAGES);
install(root, { withTools: true });
countCpu('installation');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const database = await startDatabase(root);
await (isSlow ? runSlow() : runAll());
await database.stop();
printResults({ results, cpuSecondsOf, root, startedAt });
process.exit(results.failed > 0 || results.passed === 0 ? 1 : 0);

async function runAll() {
  // Each check counts as one test. What the tests need comes first.
  await Promise.all([runCheck('codegen is fresh', 'codegen:check'), runCheck('build', 'build')]);

  await Promise.all([
    runProject('browser'),
    runProject('integration'),
    runProject('site'),
    runChecksThenUnits(),
  ]);
}

async function runChecksThenUnits() {
  await runCheck('format', 'format:check');
  await runCheck('nothing is unused', 'unused');
  await runCheck('types', 'types');
  await runCheck('lint', 'lint');
  await runProject('unit');
}

async function runSlow() {
  await runCheck('build', 'build');
  await Promise.all([runProject('slow').then(() => runProject('image')), runProject('slow-browser')]);
}

async function runCheck(name, script) {
  const began = performance.now();
  const { code, output } = await runChild(script, 'npm', ['run', '--silent', script], { root });
  const isGood = countCheck({ script, code, file: join(root, 'package.json') });
  console.log(`\n${isGood ? '✓' : '✗'} ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  if (!isGood) console.log(output);
}

async function runProject(project) {
  console.log(`\n— ${project} tests —`);
  const report = join(reports, `${project}.json`);
  const unhandled = join(reports, `${project}-unhandled.json`);
  const args = [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    `--project=${project}`,
    '--reporter=dot',
    '--reporter=json',
    `--reporter=${join(root, 'scripts/unhandled-errors.mjs')}`,
    `--outputFile.json=${report}`,
  ];
  const env = {
    ...process.env,
    KEEP_LOGS_IN: join(reports, project),
    UNHANDLED_ERRORS_IN: unhandled,
    ...(!isSlow && { TAKES_TURNS: '' }),
    ...(database.url !== undefined && { TEST_POSTGRES_URL: database.url }),
  };
  const { code } = await runChild(`${project} tests`, process.execPath, args, {
    root,
    show: true,
    env,
  });
  countReport({ report, unhandled, name: project, code, root });
}
