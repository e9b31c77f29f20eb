import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes a folder for a test, which is deleted after it. */
export function makeTestFolder(onTestFinished: (remove: () => void) => void): string {
  const folder = mkdtempSync(join(tmpdir(), 'hostfront-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));

  return folder;
}
