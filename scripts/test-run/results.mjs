import { existsSync, readFileSync } from 'node:fs';
import { readReport } from '../read-report.mjs';

/** What all checks and tests of a run have shown so far. */
export const results = { passed: 0, failed: 0, skipped: 0, failures: [], files: [] };

/** Counts a check, which is one test. */
export function countCheck({ script, code, file }) {
  const isGood = code === 0;
  results[isGood ? 'passed' : 'failed'] += 1;
  if (!isGood)
    results.failures.push({ file, test: `npm run ${script}`, firstFailure: `ended with code ${code}` });

  return isGood;
}

/**
 * Counts the tests of vitest's report. A runner that ended badly without a failed test counts as one failure, with the
 * errors that belonged to no test (a promise whose rejection nothing handles, say).
 */
export function countReport({ report: file, unhandled, name, code, root }) {
  const failed = existsSync(file) ? countTests(JSON.parse(readFileSync(file, 'utf8'))) : 0;
  if (code === 0 || failed > 0) return;
  const errors = existsSync(unhandled) ? JSON.parse(readFileSync(unhandled, 'utf8')) : [];
  results.failed += 1;
  results.failures.push({
    file: root,
    test: `the ${name} tests`,
    firstFailure: [`ended with code ${code}`, ...errors].join('; '),
  });
}

function countTests(report) {
  const found = readReport(report);
  for (const result of ['passed', 'failed', 'skipped']) results[result] += found[result];
  results.files.push(...found.files);
  results.failures.push(
    ...found.failures,
    ...found.broken.map(({ file, message }) => ({ file, test: 'could not run', firstFailure: message })),
  );

  return found.failed;
}
