type TestResult = { fullName: string; status: string; failureMessages: string[] };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: Array<{ name: string; status: string; message: string; assertionResults: TestResult[] }>;
};

type NamedTest = { file: string; test: string; firstFailure: string };

type Summary = {
  passed: number;
  failed: number;
  skipped: number;
  broken: Array<{ file: string; message: string }>;
  failures: NamedTest[];
  secondTries: NamedTest[];
};

export function readReport(report: VitestReport): Summary;
