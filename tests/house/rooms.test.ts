import { readdirSync } from 'node:fs';
import { join } from 'node:path/posix';
import { expect, it } from 'vitest';
import { CODE_FOLDERS } from '../../tooling/packages/files-below.ts';

const CODE = /(?<!\.d|\.generated|\.test)\.(m?ts|tsx|mjs)$/;
/** Files of code that a folder has at most, so that a reader sees all of them at once. */
const FILES_MAX = 25;

it('no folder has more than 25 code files', () => {
  const sizes = CODE_FOLDERS.flatMap((root) => [
    { folder: root, size: sizeOf(root) },
    ...readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((folder) => !folder.includes('node_modules'))
      .map((folder) => ({ folder, size: sizeOf(folder) })),
  ]);

  expect(sizes.length).toBeGreaterThan(CODE_FOLDERS.length);
  expect(sizes.filter(({ size }) => size > FILES_MAX)).toEqual([]);
});

function sizeOf(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && CODE.test(entry.name),
  ).length;
}
