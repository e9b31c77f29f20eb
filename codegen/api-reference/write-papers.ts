import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiReference, TableReference } from '../../src/features/developers/api-reference.ts';
import { formatDocument, markdownTable, type GeneratedFile } from '../format-document.ts';
import { readSamples } from './read-examples.ts';

const BEGIN = '<!-- roles: made by npm run codegen -->';
const END = '<!-- end of roles -->';

/** Ways in that the next release refuses, with their date and with what takes their place. */
const DEPRECATED = [
  '2026-11-29: `POST /keys/token` with the key as JSON (`{"key": …}`), as the form field `key`, as `Authorization: Bearer` or as `x-api-key`. It is answered with the header `Deprecation`. Send `grant_type=client_credentials` with the key as `client_secret`, as form fields or by HTTP Basic. At the other paths a key works as before.',
];

/** Returns the reference as data for the page, the list of rights in docs/integrate/api.md, and api-changelog.md. */
export function referenceFiles(root: string, reference: ApiReference): GeneratedFile[] {
  const paper = join(root, 'docs/integrate/api.md');
  const text = withRoles(readFileSync(paper, 'utf8'), rolesPart(reference));

  return [
    {
      filename: join(root, 'src/gql/api-reference.json'),
      content: `${JSON.stringify(reference, null, 1)}\n`,
    },
    {
      filename: join(root, 'src/gql/guide-samples.json'),
      content: `${JSON.stringify(readSamples(root), null, 1)}\n`,
    },
    { filename: paper, content: formatDocument(root, paper, text) },
    changelog(root, reference),
  ];
}

/** Replaces the text between the two comments of docs/integrate/api.md. */
function withRoles(text: string, part: string): string {
  const [before, rest] = text.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`docs/integrate/api.md lacks "${BEGIN}".`);

  return `${before}${BEGIN}\n\n${part}\n\n${END}${after}`;
}

function rolesPart({ roles, tables, actions }: ApiReference): string {
  return [
    '`r` reads, `i` inserts, `u` updates; below each table: who deletes rows, who gets totals, who sees some of the rows only; a kind that is not named: nobody. Types and descriptions of all columns and actions are in the schema of the role.',
    ...tables.map((table) => tablePart(table, roles)),
    '### Actions',
    markdownTable(
      ['actions', 'kind', 'roles'],
      grouped(actions, ({ operation, roles: allowed }) => [operation, allowed.join(', ')]),
    ),
  ].join('\n\n');
}

function tablePart({ name, description, access, columns }: TableReference, roles: readonly string[]): string {
  const shown = roles.filter((role) => access[role]);
  const named = (kind: string, has: (role: string) => boolean | undefined) => {
    const who = shown.filter(has).join(', ');
    return who === '' ? [] : [`${kind}: ${who}.`];
  };
  const bounds = new Set(shown.flatMap((role) => access[role]?.mostRows ?? []));

  return [
    `### ${name}`,
    `${description}.`,
    markdownTable(
      ['columns', ...shown],
      grouped(columns, ({ rights }) => shown.map((role) => rights[role] ?? '')),
    ),
    [
      ...named('Deletes', (role) => access[role]?.deletes),
      ...named('Totals', (role) => access[role]?.totals),
      ...named('Some of the rows only', (role) => access[role]?.isFiltered),
      ...[...bounds].flatMap((most) =>
        named(`At most ${most} rows of one answer`, (role) => access[role]?.mostRows === most),
      ),
    ].join(' '),
  ].join('\n\n');
}

/** Returns a row for each set of equal cells, which begins with the names of all that have them. */
function grouped<T extends { readonly name: string }>(
  items: readonly T[],
  cellsOf: (item: T) => readonly string[],
): string[][] {
  const rows = new Map<string, string[]>();
  for (const item of items) {
    const cells = cellsOf(item);
    const [names, ...others] = rows.get(cells.join('|')) ?? ['', ...cells];
    rows.set(cells.join('|'), [[names, `\`${item.name}\``].filter(Boolean).join(', '), ...others]);
  }
  return [...rows.values()];
}

function changelog(root: string, { changes }: ApiReference): GeneratedFile {
  const filename = join(root, 'docs/integrate/api-changelog.md');
  const entries = changes.map(({ date, changes: ofEntry }) =>
    [
      `## ${date ?? 'Not yet recorded'}`,
      ofEntry
        .map(
          ({ kind, text, roles }) =>
            `- ${kind === 'added' ? '' : `**${kind}** `}${text} (${roles.join(', ')})`,
        )
        .join('\n'),
    ].join('\n\n'),
  );
  const text = [
    '# Changes of the API',
    'Made by comparing each role’s schema with the recorded one (`npm run codegen`); a breaking change that `schema/recorded/breaking.json` does not list fails a test.',
    '## Deprecated',
    DEPRECATED.map((text) => `- ${text}`).join('\n'),
    ...entries,
  ].join('\n\n');

  return { filename, content: formatDocument(root, filename, text) };
}
