import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatDocument, markdownTable, type GeneratedFile } from '../format-document.ts';
import { readExample, type ExampleVariable } from './read-example.ts';
import { readParts, type PartVariable } from './read-parts.ts';

const FILE = 'docs/operate/variables.md';
const LIMITS = 'docs/integrate/limits.md';
const HASURA = "[as Hasura's](https://hasura.io/docs/2.0/deployment/graphql-engine-flags/reference/)";
const OF_START = '`npm start` alone';
const OF_ONE_PART = 'Of one part';
const HEAD = `# Variables

Made by \`npm run codegen\` from the schemas in \`*/config/env.ts\` and the comments of
[.env.example](../../.env.example). \`npm start\` hands every variable on to the parts that it starts, and compose
reads \`.env\`. A secret may come from a file instead: \`<NAME>_FILE\` names it ([secrets](deployment.md#secrets)).
An empty value counts as none.`;
const INTRODUCTION = '`npm start` and compose give these to the parts. Set them to run one part by itself.';

type Row = { section: string; name: string; byDefault: string; text: string; readers: string };

/** Makes the list of all variables that the product's processes and compose read. */
export function makeVariables(root: string): GeneratedFile {
  const rows = rowsOf(root);
  const unknown = rows.filter(({ text }) => text === '').map(({ name }) => name);
  if (unknown.length > 0) throw new Error(`Say in its schema what each is for: ${unknown.join(', ')}.`);
  const sections = [...new Set(rows.map(({ section }) => section))].map((section) =>
    [
      `## ${section}`,
      ...(section === OF_ONE_PART ? [INTRODUCTION] : []),
      table(rows.filter((row) => row.section === section)),
    ].join('\n\n'),
  );
  const filename = join(root, FILE);

  return { filename, content: formatDocument(root, filename, [HEAD, ...sections].join('\n\n')) };
}

function rowsOf(root: string): Row[] {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const compose = readdirSync(root)
    .filter((file) => /^docker-compose.*\.yml$/.test(file))
    .toSorted((a, b) => a.length - b.length)
    .map(read)
    .join('\n');
  const examples = new Map(readExample(read('.env.example')).map((variable) => [variable.name, variable]));
  const parts = groupBy(readParts(root), ({ name }) => name);
  const limits = read(LIMITS);

  return [...new Set([...examples.keys(), ...parts.keys()])]
    .map((name) => {
      const example = examples.get(name);
      const told = parts.get(name) ?? [];
      const inCompose = new RegExp(`\\$\\{${name}(?::-([^}]*))?[^}]*\\}`).exec(compose);
      const text = textOf(example, told) || fallbackOf(name, limits);
      return {
        section:
          example?.section.split(/[:(]|, with/)[0]?.trim() ?? (told.some(isOfStart) ? OF_START : OF_ONE_PART),
        name,
        byDefault: defaultOf(example, told, inCompose?.[1]),
        text: `${withLinks(text)}${example?.isSecret ? ' (secret)' : ''}`,
        readers:
          [...told.map(({ part }) => part), ...(inCompose || example?.isSecret ? ['compose'] : [])].join(
            ', ',
          ) || 'compose',
      };
    })
    .toSorted((a, b) => Number(a.section === OF_ONE_PART) - Number(b.section === OF_ONE_PART));
}

const isOfStart = ({ part }: PartVariable) => part === '`npm start`';

/** Leads to what explains a variable whose schema says nothing: the limits, or Hasura for a variable of Hasura's. */
function fallbackOf(name: string, limits: string): string {
  if (limits.includes(`\`${name}\``)) return LIMITS;
  return name.startsWith('HASURA_GRAPHQL_') ? HASURA : '';
}

function textOf(example: ExampleVariable | undefined, told: readonly PartVariable[]): string {
  const comment = told.find((variable) => variable.comment)?.comment ?? '';
  const text = (example?.isOwn && example.comment) || comment || example?.comment || '';
  const values = told
    .flatMap((variable) => variable.values)
    .filter((value) => !text.includes(`${String(value)}`));

  return values.length > 0 ? `${text} One of: ${[...new Set(values)].join(', ')}.` : text;
}

function defaultOf(
  example: ExampleVariable | undefined,
  told: readonly PartVariable[],
  compose = '',
): string {
  const values = [example?.value, ...told.map(({ byDefault }) => byDefault), compose]
    .map((value) => String(value ?? ''))
    .filter(Boolean);
  const isRequired = told.length > 0 && told.every((variable) => variable.isRequired);

  return values[0] === undefined ? (isRequired ? 'required' : '–') : `\`${values[0]}\``;
}

/** Turns paths of documents into links, and lets placeholders such as `SOCIAL_<NETWORK>` stay visible. */
function withLinks(text: string): string {
  return text
    .replaceAll(/\bdocs\/(operate\/)?([\w/-]*?)([\w-]+\.md)/g, (_, operate, folder, file) =>
      operate ? `[${file}](${folder}${file})` : `[${file}](../${folder}${file})`,
    )
    .replaceAll(/[A-Z][A-Z_]*<[A-Z]+>/g, '`$&`')
    .replaceAll('|', '\\|');
}

/** Draws the rows of a section; variables with one description share a row. */
function table(rows: readonly Row[]): string {
  const groups = groupBy(rows, ({ text, readers }) => `${text}\n${readers}`);
  const lines = [...groups.values()].map((group) => {
    const [{ text, byDefault: standard, readers }] = group as [Row, ...Row[]];
    const isOneDefault = group.every(({ byDefault }) => byDefault === standard);
    const names = group.map(({ name, byDefault }) => `\`${name}\`${isOneDefault ? '' : ` ${byDefault}`}`);
    return [names.join(', '), text, isOneDefault ? standard : '', readers];
  });

  return markdownTable(['variable', 'what for', 'default', 'read by'], lines);
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
