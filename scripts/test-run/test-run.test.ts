import { existsSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { printResults } from './print-results.mjs';
import { cpuSecondsOf, runChild } from './run-child.mjs';

const BUSY = 'const end = process.cpuUsage().user + 200_000; while (process.cpuUsage().user < end);';

it.runIf(existsSync('/proc/self/stat'))(
  'runChild adds the CPU time of a program and of its children to the kind of check it belongs to',
  async () => {
    const nested = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(BUSY)}])`;

    await runChild('idle', process.execPath, ['-e', ''], { root: '.' });
    const { code } = await runChild('busy', process.execPath, ['-e', nested], { root: '.' });

    expect(code).toBe(0);
    expect(cpuSecondsOf.get('busy')).toBeGreaterThanOrEqual(0.2);
    expect(cpuSecondsOf.get('idle')).toBeLessThan(cpuSecondsOf.get('busy') ?? 0);
  },
);

it('printResults prints failures, slow files and CPU times, and last how many tests passed and failed', () => {
  const lines: string[] = [];
  const log = vi
    .spyOn(console, 'log')
    .mockImplementation((text: string) => void lines.push(...text.split('\n')));
  const failures = [{ file: '/site/banner.test.ts', test: 'the banner moves', firstFailure: 'Error: no' }];
  const files = [{ file: '/site/banner.test.ts', seconds: 3 }];

  printResults({
    results: { passed: 8, failed: 1, skipped: 2, failures, files },
    cpuSecondsOf: new Map([
      ['lint', 2],
      ['types', 30],
      ['idle', 0.1],
    ]),
    root: '/site',
    startedAt: performance.now(),
  });
  log.mockRestore();

  expect(lines.filter((line) => line !== '')).toEqual([
    'Failed:',
    '! banner.test.ts: the banner moves (Error: no)',
    'The 1 slowest files:',
    '   3.0 s  banner.test.ts',
    'CPU time of each kind:',
    '  30.0 s  types',
    '   2.0 s  lint',
    '  32.1 s  together',
    'All checks and tests took 0 s; 2 tests were skipped.',
    '8 passed, 1 failed',
  ]);
});
