type TestResult = { fullName: string; status: string; failureMessages: string[] };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: Array<{
    name: string;
    status: string;
    message: string;
    /** Milliseconds since 1970. */
    startTime: number;
    endTime: number;
    assertionResults: TestResult[];
  }>;
};

type NamedTest = { file: string; test: string; firstFailure: string };

type Summary = {
  passed: number;
  failed: number;
  skipped: number;
  broken: Array<{ file: string; message: string }>;
  failures: NamedTest[];
  files: Array<{ file: string; seconds: number }>;
};

export function readReport(report: VitestReport): Summary;
