import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { formatDocument } from '../../../codegen/format-document.ts';

const FILE = resolve('docs/build/benchmarks.md');
const TITLE =
  '# Benchmarks\n\nMeasured by `npm run bench -- NAME`; each section is written by its own run.\n';

/** Writes a benchmark's section to docs/build/benchmarks.md; replaces its previous section. */
export function writeReport(name: string, text: string): void {
  const [start, end] = [`<!-- ${name}: start -->`, `<!-- ${name}: end -->`];
  const section = `${start}\n\n${text.trim()}\n\n${end}`;
  const before = existsSync(FILE) ? readFileSync(FILE, 'utf8') : TITLE;
  const [from, to] = [before.indexOf(start), before.indexOf(end)];
  const after =
    from < 0 || to < 0
      ? `${before.trimEnd()}\n\n${section}\n`
      : `${before.slice(0, from)}${section}${before.slice(to + end.length)}`;
  writeFileSync(FILE, formatDocument(process.cwd(), FILE, after));
}
