import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';

/** Folders with code of ours. */
export const CODE_FOLDERS = [
  ...['actions', 'embedded', 'keycloak', 'rules', 'runtime', 'src', 'tests', 'web'],
  ...['codegen', 'commands', 'scripts', 'tooling'],
];

/** Lists the files below some folders, at any depth, whose paths match; none of installed packages. */
export function filesBelow(folders: readonly string[], pattern: RegExp): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
        join(folder, name.replaceAll('\\', '/')),
      ),
    )
    .filter((file) => pattern.test(file) && !file.includes('node_modules/'));
}

/** Reads a script without its comments. */
export function readCode(file: string): string {
  return readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*/gm, '');
}
