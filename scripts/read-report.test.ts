import { describe, expect, it } from 'vitest';
import { readReport } from './read-report.mjs';

const test = (fullName: string, status: string, ...failureMessages: string[]) => ({
  fullName,
  status,
  failureMessages,
});

const report = {
  numPassedTests: 2,
  numFailedTests: 1,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [
    {
      name: 'banner.test.ts',
      status: 'failed',
      message: '',
      startTime: 1_000,
      endTime: 3_500,
      assertionResults: [
        test('the banner moves', 'passed'),
        test('the banner stops', 'passed'),
        test('the banner speaks', 'failed', 'Error: silence\n    at banner.test.ts:3'),
      ],
    },
    {
      name: 'broken.test.ts',
      status: 'failed',
      message: 'no such module',
      startTime: 3_500,
      endTime: 3_600,
      assertionResults: [],
    },
  ],
};

describe('readReport, the results of a test run', () => {
  it('counts tests, and counts a file that could not run as a failure', () => {
    expect(readReport(report)).toMatchObject({
      passed: 2,
      failed: 2,
      skipped: 2,
      broken: [{ file: 'broken.test.ts', message: 'no such module' }],
    });
  });

  it('names each failed test with the first line of its error', () => {
    expect(readReport(report)).toMatchObject({
      failures: [{ file: 'banner.test.ts', test: 'the banner speaks', firstFailure: 'Error: silence' }],
    });
  });

  it('gives the seconds that each file took', () => {
    expect(readReport(report)).toMatchObject({
      files: [
        { file: 'banner.test.ts', seconds: 2.5 },
        { file: 'broken.test.ts', seconds: 0.1 },
      ],
    });
  });
});
