import { rmSync } from 'node:fs';
import { afterAll, onTestFinished } from 'vitest';
import { makeDataFolder } from './make-data-folder.ts';

/** Makes a folder for the databases and files of a test file, or of a `describe`, which is deleted after its tests. */
export function useDataFolder(): string {
  const folder = makeDataFolder('hostfront-test-');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  return folder;
}

/** Makes a folder for the databases of one test, which is deleted after it. */
export function openDataFolder(): string {
  const folder = makeDataFolder('hostfront-test-');
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));

  return folder;
}
