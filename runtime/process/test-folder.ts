import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Makes a folder that is deleted at the end of the test that runs, or is about to run. */
export function makeTestFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hostfront-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));

  return folder;
}
