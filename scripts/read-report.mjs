/**
 * Summarizes vitest's JSON report of one project: the numbers of passed, failed and skipped tests; the files that
 * could not run, each counted as a failure; the names of tests that failed; and the seconds that each file took.
 */
export function readReport({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    skipped: numPendingTests + numTodoTests,
    broken: broken.map(({ name, message }) => ({ file: name, message })),
    failures: testResults.flatMap(failedIn),
    files: testResults.map(({ name, startTime, endTime }) => ({
      file: name,
      seconds: (endTime - startTime) / 1_000,
    })),
  };
}

function failedIn({ name, assertionResults }) {
  return assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => ({
      file: name,
      test: fullName,
      firstFailure: failureMessages[0]?.split('\n', 1)[0] ?? '',
    }));
}
