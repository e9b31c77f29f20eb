type TestResult = { fullName: string; status: string; failureMessages: string[] };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: Array<{ name: string; status: string; message: string; assertionResults: TestResult[] }>;
};

type Summary = {
  passed: number;
  failed: number;
  skipped: number;
  broken: Array<{ file: string; message: string }>;
  secondTries: Array<{ file: string; test: string; firstFailure: string }>;
};

export function readReport(report: VitestReport): Summary;
