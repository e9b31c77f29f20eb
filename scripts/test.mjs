import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install } from './install.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const reports = join(root, 'node_modules', '.cache', 'test-reports');

/** Each check counts as one test; two run side by side, as the machines have two cores. */
const CHECKS = [
  ['format', 'npm', ['run', '--silent', 'format:check']],
  ['codegen is fresh', 'npm', ['run', '--silent', 'codegen:check']],
  ['types', 'npm', ['run', '--silent', 'types']],
  ['lint', 'npm', ['run', '--silent', 'lint']],
  ['build', 'npm', ['run', '--silent', 'build']],
];
const PROJECTS = ['unit', 'site', 'integration', 'browser'];

install(root);
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const total = { passed: 0, failed: 0, skipped: 0 };
const startedAt = Date.now();
await runChecks();
for (const project of PROJECTS) await runProject(project);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\nAll checks and tests took ${Math.round((Date.now() - startedAt) / 1000)} s.`);
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);

async function runChecks() {
  const waiting = [...CHECKS];
  const work = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) await runCheck(check);
  };
  await Promise.all([work(), work()]);
}

async function runCheck([name, command, args]) {
  const began = Date.now();
  const { code, output } = await run(command, args);
  const isGood = code === 0;
  total[isGood ? 'passed' : 'failed'] += 1;
  console.log(`${isGood ? '✓' : '✗'} ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  if (!isGood) console.log(output);
}

async function runProject(project) {
  console.log(`\n— ${project} tests —`);
  const report = join(reports, `${project}.json`);
  const { code } = await run(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--project',
      project,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { show: true },
  );
  count(report, project, code);
}

/** A file that could not run, and a runner that ended badly without a failed test, count as one failure each. */
function count(report, project, code) {
  const before = total.failed;
  if (existsSync(report)) {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    const broken = testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
    );
    total.passed += numPassedTests;
    total.failed += numFailedTests + broken.length;
    total.skipped += numPendingTests + numTodoTests;
    for (const { name, message } of broken) console.log(`✗ ${name} could not run: ${message}`);
  }
  if (code !== 0 && total.failed === before) {
    total.failed += 1;
    console.log(`✗ the ${project} tests ended with code ${code}`);
  }
}

function run(command, args, { show = false } = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
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
