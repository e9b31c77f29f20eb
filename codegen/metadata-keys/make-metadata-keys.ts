import { join } from 'node:path';
import { formatDocument, type GeneratedFile } from '../format-document.ts';
import { pathOf, readKeys, type MetadataKey } from './read-keys.ts';

const FILE = 'docs/integrate/metadata-keys.md';
const WHOLE = 'The whole document';
const OLDER = 'Versions 1 and 2';

/** Writes the page that tells what the engine does with each key of Hasura's metadata. */
export function makeMetadataKeys(root: string): GeneratedFile {
  const keys = readKeys(root);
  const sections = [...new Set(keys.map(groupOf))].map((group) => {
    const rows = keys.filter((key) => groupOf(key) === group);

    return [`## ${group}`, tableOf(group, rows)].join('\n\n');
  });
  const filename = join(root, FILE);

  return {
    filename,
    content: formatDocument(root, filename, [introduction(keys), ...sections].join('\n\n')),
  };
}

function introduction(keys: readonly MetadataKey[]): string {
  const count = (engine: MetadataKey['engine']) => keys.filter((key) => key.engine === engine).length;

  return `# Every key of Hasura's metadata

Made by \`npm run codegen\` from \`tests/engine/metadata-keys/keys.tsv\`, which has an example of each key;
\`metadata-keys.test.ts\` beside it gives each example to the embedded engine and finds what this page says.

The page has each key of Hasura's metadata for PostgreSQL. The engine carries out ${count('carried out')} keys and
ignores ${count('ignored')}, which change neither rights nor answers here; they stay in the metadata that it exports. It
refuses ${count('refused')} with the sentence below and the place: no metadata with such a key come in force, by a folder
or by \`replace_metadata\`. An empty list or object of a refused key passes, because it asks for nothing. A key that
neither Hasura nor the engine knows is refused, too: _is not a key that this engine knows; correct or remove it_.`;
}

/** Returns the heading of a key: the object or list of the metadata that has it. */
function groupOf(key: MetadataKey): string {
  if (/^MetadataV[12]$/.test(key.part)) return OLDER;
  const above = pathOf(key).split('.').slice(0, -1);
  const depth = above[0] !== 'sources[]' ? 1 : above[1] === 'tables[]' ? 3 : 2;

  return above.length === 0 ? WHOLE : `\`${above.slice(0, depth).join('.')}\``;
}

function tableOf(group: string, keys: readonly MetadataKey[]): string {
  const prefix = group.startsWith('`') ? `${group.slice(1, -1)}.` : '';
  const nameOf = (key: MetadataKey) => {
    const [, version] = /^MetadataV([12])$/.exec(key.part) ?? [];

    return `\`${version === undefined ? '' : `${version}: `}${pathOf(key).slice(prefix.length)}\``;
  };
  // Two parts of Hasura's schema may describe one key, such as a string and the strings that it may be.
  const lines = [...new Set(keys.map((key) => `${nameOf(key)} | ${key.engine}`))].map((line) => {
    const texts = keys.filter((key) => `${nameOf(key)} | ${key.engine}` === line).map(textOf);

    return [line, [...new Set(texts)].join('; ')];
  });

  return [
    '| key | the engine | |',
    '| --- | --- | --- |',
    ...lines.map((cells) => `| ${cells.join(' | ')} |`),
  ].join('\n');
}

function textOf(key: MetadataKey): string {
  const { engine, told, value, refusedWith } = key;
  if (engine !== 'refused') return told;
  const above = refusedWith && pathOf(refusedWith);
  if (above !== undefined && pathOf(key).startsWith(above) && pathOf(key) !== above)
    return `with \`${above}\``;

  const isOneOfValues = typeof value !== 'object' && !told.startsWith('is not');

  return `"${told}"${isOneOfValues ? ` (for \`${String(value)}\`)` : ''}`;
}
