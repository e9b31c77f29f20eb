import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install } from './install.mjs';
import { readReport } from './read-report.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const reports = join(root, 'node_modules', '.cache', 'test-reports');

/** Each check counts as one test. What the tests need comes first. */
const CHECKS_BEFORE = [
  ['codegen is fresh', 'codegen:check'],
  ['build', 'build'],
];
/** Checks that run at a lower priority, in the time in which tests of browsers and servers wait. */
const CHECKS_BESIDE = [
  ['format', 'format:check'],
  ['types', 'types'],
  ['lint', 'lint'],
];
const priority = constants.priority.PRIORITY_BELOW_NORMAL;
/** The browser tests take longest, as one browser runs them in turn, so the servers' tests leave them the processor. */
const SERVERS_PRIORITY = 5;
/**
 * Parts of the browser tests, each with a product and a browser of its own. One follows the other; once the servers'
 * tests are through, two run side by side.
 */
const BROWSER_SHARES = 4;
const SLOWEST_FILES = 10;
/** Linux has had this value on every machine that Node runs on. */
const TICKS_PER_SECOND = 100;

install(root, { withTools: true });
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
const secondTries = [];
const files = [];
const startedAt = Date.now();
await Promise.all(CHECKS_BEFORE.map((check) => runCheck(check)));
const shares = Array.from({ length: BROWSER_SHARES }, (_, at) => at + 1);
await Promise.all([runBrowserShares(), runServersThenRest(), runChecksThenImage()]);
report('Passed at the second try only:', secondTries);
report('Failed:', failures);
reportSlowest();
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\nAll checks and tests took ${Math.round((Date.now() - startedAt) / 1000)} s${cpuTime()}.`);
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);

async function runServersThenRest() {
  await runProject('integration', { priority: SERVERS_PRIORITY });
  await Promise.all([runBrowserShares(), runUnitsThenSite()]);
}

async function runUnitsThenSite() {
  await runProject('unit', { priority: SERVERS_PRIORITY });
  await runProject('site', { priority: SERVERS_PRIORITY });
}

async function runChecksThenImage() {
  await runInTurn(CHECKS_BESIDE);
  await runProject('image', { priority: SERVERS_PRIORITY });
}

/** Runs the parts that nobody has begun, one after the other. */
async function runBrowserShares() {
  for (let share = shares.shift(); share !== undefined; share = shares.shift())
    await runProject('browser', { share });
}

async function runInTurn(checks) {
  for (const check of checks) await runCheck(check, priority);
}

async function runCheck([name, script], priority) {
  const began = Date.now();
  const { code, output } = await run('npm', ['run', '--silent', script], { priority });
  const isGood = code === 0;
  total[isGood ? 'passed' : 'failed'] += 1;
  console.log(`\n${isGood ? '✓' : '✗'} ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  if (isGood) return;
  console.log(output);
  failures.push({
    file: join(root, 'package.json'),
    test: `npm run ${script}`,
    firstFailure: `ended with code ${code}`,
  });
}

async function runProject(project, { priority, share } = {}) {
  const name = share === undefined ? project : `${project}-${share}`;
  console.log(`\n— ${name} tests —`);
  const report = join(reports, `${name}.json`);
  const unhandled = join(reports, `${name}-unhandled.json`);
  const { code } = await run(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--project',
      project,
      '--reporter=dot',
      '--reporter=json',
      `--reporter=${join(root, 'scripts/unhandled-errors.mjs')}`,
      `--outputFile.json=${report}`,
      ...(share === undefined ? [] : [`--shard=${share}/${BROWSER_SHARES}`]),
    ],
    {
      show: true,
      priority,
      env: { ...process.env, KEEP_LOGS_IN: join(reports, name), UNHANDLED_ERRORS_IN: unhandled },
    },
  );
  count({ report, unhandled, name, code });
}

/**
 * A runner that ended badly without a failed test counts as one failure, with the errors that belonged to no test (a
 * promise whose rejection nobody awaited, say).
 */
function count({ report: file, unhandled, name, code }) {
  let failed = 0;
  if (existsSync(file)) {
    const report = readReport(JSON.parse(readFileSync(file, 'utf8')));
    failed = report.failed;
    for (const result of ['passed', 'failed', 'skipped']) total[result] += report[result];
    secondTries.push(...report.secondTries);
    files.push(...report.files);
    failures.push(...report.failures);
    for (const { file, message } of report.broken)
      failures.push({ file, test: 'could not run', firstFailure: message });
  }
  if (code !== 0 && failed === 0) {
    total.failed += 1;
    const errors = existsSync(unhandled) ? JSON.parse(readFileSync(unhandled, 'utf8')) : [];
    failures.push({
      file: root,
      test: `the ${name} tests`,
      firstFailure: [`ended with code ${code}`, ...errors].join('; '),
    });
  }
}

/**
 * Prints failures last, because people read the end of the output first. Tests that passed only at the retry are listed
 * too, so that somebody mends their cause.
 */
function report(title, tests) {
  if (tests.length === 0) return;
  console.log(`\n${title}`);
  for (const { file, test, firstFailure } of tests) {
    console.log(`! ${relative(root, file)}: ${test} (${firstFailure})`);
  }
}

/** The files that a search for time begins with. Files of a project run side by side, so their seconds hold waiting, too. */
function reportSlowest() {
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST_FILES);
  if (slowest.length === 0) return;
  console.log(`\nThe ${slowest.length} slowest files:`);
  for (const { file, seconds } of slowest) {
    console.log(`${seconds.toFixed(1).padStart(6)} s  ${relative(root, file)}`);
  }
}

/** CPU time of all processes that have ended, which Linux alone tells. */
function cpuTime() {
  if (!existsSync('/proc/self/stat')) return '';
  const afterName = readFileSync('/proc/self/stat', 'utf8').split(') ')[1].split(' ');
  // proc(5): utime, stime, cutime and cstime are fields 14 to 17; the first field here is the third.
  const ticks = afterName.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return ` (${Math.round(ticks / TICKS_PER_SECOND)} s of CPU)`;
}

function run(command, args, { show = false, priority, env = process.env } = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    if (priority !== undefined && child.pid) setPriority(child.pid, priority);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        if (show) process.stdout.write(chunk);
        else output += chunk;
      });
    }
    child.once('close', (code) => done({ code, output }));
  });
}
