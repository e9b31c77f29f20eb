import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** A file that codegen writes, by its absolute path. */
export type GeneratedFile = { filename: string; content: string };

/** Returns the text of a generated document in the form that `npm run format` would give this file. */
export function formatDocument(root: string, file: string, text: string): string {
  const formatter = join(root, 'node_modules/oxfmt/bin/oxfmt');

  return execFileSync(process.execPath, [formatter, `--stdin-filepath=${file}`], {
    cwd: root,
    input: text,
    encoding: 'utf8',
  });
}

/** Writes a table in Markdown. */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
