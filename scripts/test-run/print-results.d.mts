type NamedTest = { file: string; test: string; firstFailure: string };

type Run = {
  results: {
    passed: number;
    failed: number;
    skipped: number;
    failures: readonly NamedTest[];
    files: ReadonlyArray<{ file: string; seconds: number }>;
  };
  cpuSecondsOf: ReadonlyMap<string, number>;
  root: string;
  /** Milliseconds since 1970. */
  startedAt: number;
};

export function printResults(run: Run): void;
