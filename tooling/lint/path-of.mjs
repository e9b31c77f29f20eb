import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the repository, with which the paths of rules begin. */
export const ROOT = new URL('../../', import.meta.url);

/** Path of the linted file in the repository, with `/` on every system. */
export function pathOf(context) {
  return relative(fileURLToPath(ROOT), context.physicalFilename).split(sep).join('/');
}
