import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import UnhandledErrors from './unhandled-errors.mjs';

it("an unhandled error outside of any test is reported with its first line and the test file's line", () => {
  const folder = mkdtempSync(join(tmpdir(), 'hostfront-unhandled-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'errors.json');
  vi.stubEnv('UNHANDLED_ERRORS_IN', file);
  onTestFinished(() => void vi.unstubAllEnvs());
  const stack = 'Error: left\n    at wait (site.ts:3:1)\n    at /site/sign-in.test.ts:28:9';

  new UnhandledErrors().onTestRunEnd(
    [],
    [{ name: 'Error', message: 'left\nmore', stack }, { message: 'lost' }],
  );

  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual([
    'Error: left at /site/sign-in.test.ts:28',
    'Error: lost',
  ]);
});
