/**
 * What vitest's JSON report says of one project: how many tests passed, failed and were skipped; the files
 * that could not run, which count as a failure each; by name the tests that failed, and those that passed
 * at a second try only; and how many seconds each file took.
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
    failures: namedIn(testResults, ({ status }) => status === 'failed'),
    secondTries: namedIn(testResults, isSecondTry),
    files: testResults.map(({ name, startTime, endTime }) => ({
      file: name,
      seconds: (endTime - startTime) / 1_000,
    })),
  };
}

function namedIn(testResults, isMeant) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(isMeant).map(({ fullName, failureMessages }) => ({
      file: name,
      test: fullName,
      firstFailure: failureMessages[0]?.split('\n', 1)[0] ?? '',
    })),
  );
}

/** vitest keeps what the first try said of a test that passed in the end. */
function isSecondTry({ status, failureMessages }) {
  return status === 'passed' && failureMessages.length > 0;
}
