import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiReference, Example, TableReference } from '../../src/features/developers/api-reference.ts';
import { formatDocument } from '../format-document.ts';
import { readSamples } from './read-examples.ts';

type GeneratedFile = { readonly filename: string; readonly content: string };

const NUMBERS = new Intl.NumberFormat('en');
const FENCES: Readonly<Record<string, string>> = { sh: 'sh', mjs: 'js', py: 'python', ts: 'ts' };

/** Ways in that the next release refuses, with their date and with what takes their place. */
const DEPRECATED = [
  '2026-11-29: `POST /keys/token` with the key as JSON (`{"key": …}`), as the form field `key`, as `Authorization: Bearer` or as `x-api-key`. It is answered with the header `Deprecation`. Send `grant_type=client_credentials` with the key as `client_secret`, as form fields or by HTTP Basic. At the other paths a key works as before.',
];

/** Returns the reference as data for the page, and the generated parts of docs/api.md and docs/api-changelog.md. */
export function referenceFiles(root: string, reference: ApiReference): GeneratedFile[] {
  const paper = join(root, 'docs/api.md');
  const parts: Readonly<Record<string, string>> = {
    examples: examplesPart(reference, ({ id }) => id !== 'webhook'),
    receiver: examplesPart(reference, ({ id }) => id === 'webhook'),
    roles: rolesPart(reference),
    limits: limitsPart(reference),
    codes: codesPart(reference),
  };
  const text = Object.entries(parts).reduce(
    (whole, [name, part]) => replacePart(whole, name, part),
    readFileSync(paper, 'utf8'),
  );

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

/** Replaces the text between `<!-- NAME: made by npm run codegen -->` and `<!-- end of NAME -->`. */
function replacePart(text: string, name: string, part: string): string {
  const begin = `<!-- ${name}: made by npm run codegen -->`;
  const end = `<!-- end of ${name} -->`;
  const [before, rest] = text.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`docs/api.md lacks the part "${name}".`);

  return `${before}${begin}\n\n${part}\n\n${end}${after}`;
}

function examplesPart({ examples }: ApiReference, isMeant: (example: Example) => boolean): string {
  return examples
    .filter(isMeant)
    .map(({ file, code }) => {
      const fence = FENCES[file.split('.').at(-1) ?? ''] ?? '';
      return `[examples/${file}](examples/${file})\n\n\`\`\`${fence}\n${code}\n\`\`\``;
    })
    .join('\n\n');
}

function rolesPart({ roles, tables, actions }: ApiReference): string {
  return [
    '`r` reads, `i` inserts, `u` updates; below each table: who deletes rows, who gets totals, who sees some of the rows only.',
    ...tables.map((table) => tablePart(table, roles)),
    '### Actions',
    table(
      ['action', 'kind', 'what it does', 'roles'],
      actions.map(({ name, operation, description, roles: allowed }) => [
        `\`${name}\``,
        operation,
        description,
        allowed.join(', '),
      ]),
    ),
  ].join('\n\n');
}

function tablePart({ name, description, access, columns }: TableReference, roles: readonly string[]): string {
  const shown = roles.filter((role) => access[role]);
  const who = (has: (role: string) => boolean | undefined) => shown.filter(has).join(', ') || 'nobody';
  const limited = shown.filter((role) => access[role]?.mostRows !== undefined);

  return [
    `### ${name}`,
    `${description}.`,
    table(
      ['column', 'type', 'what it holds', ...shown],
      columns.map((column) => [
        `\`${column.name}\``,
        `\`${column.type}\``,
        column.description,
        ...shown.map((role) => column.rights[role] ?? ''),
      ]),
    ),
    [
      `Deletes: ${who((role) => access[role]?.deletes)}.`,
      `Totals: ${who((role) => access[role]?.totals)}.`,
      `Some of the rows only: ${who((role) => access[role]?.isFiltered)}.`,
      ...limited.map((role) => `Rows of one answer for ${role}: ${access[role]?.mostRows ?? ''} at most.`),
    ].join(' '),
  ].join('\n\n');
}

function limitsPart({ limits }: ApiReference): string {
  return table(
    ['limit', 'at most', 'what it counts'],
    limits.map(({ variable, value, counts }) => [
      variable === null ? 'a fixed number' : `\`${variable}\``,
      NUMBERS.format(value),
      counts,
    ]),
  );
}

function codesPart({ errorCodes }: ApiReference): string {
  return errorCodes
    .map(({ source, codes }) =>
      [
        `### ${source}: codes`,
        table(
          ['code', 'meaning'],
          codes.map(({ code, meaning }) => [`\`${code}\``, meaning]),
        ),
      ].join('\n\n'),
    )
    .join('\n\n');
}

function changelog(root: string, { changes }: ApiReference): GeneratedFile {
  const filename = join(root, 'docs/api-changelog.md');
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

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
