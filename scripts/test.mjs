import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install } from './install.mjs';
import { readReport } from './read-report.mjs';

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
const secondTries = [];
const startedAt = Date.now();
await runChecks();
for (const project of PROJECTS) await runProject(project);
reportSecondTries();
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

/** A runner that ended badly without a failed test counts as one failure. */
function count(file, project, code) {
  const before = total.failed;
  if (existsSync(file)) {
    const report = readReport(JSON.parse(readFileSync(file, 'utf8')));
    for (const result of ['passed', 'failed', 'skipped']) total[result] += report[result];
    secondTries.push(...report.secondTries);
    for (const broken of report.broken) console.log(`✗ ${broken.file} could not run: ${broken.message}`);
  }
  if (code !== 0 && total.failed === before) {
    total.failed += 1;
    console.log(`✗ the ${project} tests ended with code ${code}`);
  }
}

/** One retry is a net, not a cure: what needed it is named, so that its cause gets mended. */
function reportSecondTries() {
  if (secondTries.length === 0) return;
  console.log('\nPassed at the second try only:');
  for (const { file, test, firstFailure } of secondTries) {
    console.log(`! ${relative(root, file)}: ${test} (${firstFailure})`);
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
