import { mkdirSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install } from './install.mjs';
import { printResults } from './test-run/print-results.mjs';
import { countCheck, countReport, results } from './test-run/results.mjs';
import { countCpu, cpuSecondsOf, runChild } from './test-run/run-child.mjs';
import { startDatabase } from './test-run/start-database.mjs';

/**
 * Runs all checks and tests of CI; with `--slow`, the tests that run before a release: see docs/testing.md. What takes
 * longest begins first, and up to four parts run side by side, as each of them waits for its own processes now and then.
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const reports = join(root, 'node_modules', '.cache', 'test-reports');
const isSlow = process.argv.includes('--slow');

/** The browser tests take long, as one browser runs them in turn, so the others leave them the processor. */
const BESIDE_BROWSERS = constants.priority.PRIORITY_BELOW_NORMAL;

const startedAt = Date.now();
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
    runProject('integration', { priority: BESIDE_BROWSERS }),
    // These run one after the other on one core, so they would end last if they left it to others.
    runProject('site'),
    runChecksThenUnits(),
  ]);
}

async function runChecksThenUnits() {
  await runCheck('format', 'format:check', BESIDE_BROWSERS);
  await runCheck('nothing is unused', 'unused', BESIDE_BROWSERS);
  await runCheck('types', 'types', BESIDE_BROWSERS);
  await runCheck('lint', 'lint', BESIDE_BROWSERS);
  await runProject('unit', { priority: BESIDE_BROWSERS });
}

async function runSlow() {
  await runCheck('build', 'build');
  await Promise.all([runInTurn(['slow', 'image']), runProject('slow-browser')]);
}

async function runInTurn(projects) {
  for (const project of projects) await runProject(project);
}

async function runCheck(name, script, priority) {
  const began = Date.now();
  const { code, output } = await runChild(script, 'npm', ['run', '--silent', script], { root, priority });
  const isGood = countCheck({ script, code, file: join(root, 'package.json') });
  console.log(`\n${isGood ? '✓' : '✗'} ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  if (!isGood) console.log(output);
}

async function runProject(project, { priority } = {}) {
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
    ...(!isSlow && { TAKES_HALVES: '' }),
    ...(database.url !== undefined && { TEST_POSTGRES_URL: database.url }),
  };
  const { code } = await runChild(`${project} tests`, process.execPath, args, {
    root,
    show: true,
    priority,
    env,
  });
  countReport({ report, unhandled, name: project, code, root });
}
