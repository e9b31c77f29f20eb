import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A key of Hasura's metadata, what the engine does with it, and an example that shows this. */
export type MetadataKey = {
  /** The part of Hasura's schema that has the key, by Hasura's name. */
  readonly part: string;
  /** A minus for a part that has no keys. */
  readonly key: string;
  readonly engine: 'carried out' | 'refused' | 'ignored';
  /** Tells what the key does, or why it is ignored; of a refused key it is the engine's sentence. */
  readonly told: string;
  /** The key above this one with which the engine refuses it. */
  readonly refusedWith: MetadataKey | undefined;
  /** The place takes the example's value; further places that take the same value follow a plus. */
  readonly place: string;
  readonly value: unknown;
  /** A role and what it asks. */
  readonly asked: string;
  /** Text that the answer has with the value, and does not have without it. */
  readonly shown: string;
};

/** A sentence that begins so names the key with which this one is refused. */
const WITH = '→ ';

/** Reads the table of all keys. */
export function readKeys(root: string): MetadataKey[] {
  const [, ...lines] = readFileSync(join(root, 'tests/engine/metadata-keys/keys.tsv'), 'utf8')
    .trim()
    .split('\n');
  const cells = new Map<string, string[]>(
    lines.map((line) => line.split('\t')).map((row) => [`${row[0]}.${row[1]}`, row]),
  );
  const rowOf = (name: string): MetadataKey => {
    const [part = '', key = '', engine = '', told = '', place = '', value = '', asked = '', shown = ''] =
      cells.get(name) ?? [];
    const above = told.startsWith(WITH) ? rowOf(told.slice(WITH.length)) : undefined;
    if (!['carried out', 'refused', 'ignored'].includes(engine))
      throw new Error(`keys.tsv has no key ${name}`);

    return {
      part,
      key,
      engine: engine as MetadataKey['engine'],
      told: above?.told ?? told,
      refusedWith: above,
      place,
      value: JSON.parse(value) as unknown,
      asked,
      shown,
    };
  };
  if (cells.size < lines.length) throw new Error('keys.tsv has a key twice');

  return [...cells.keys()].map(rowOf);
}

/** Objects whose keys are names that their author chooses. */
const NAMED = /\.(column_config|arguments|remote_field)\.\w+/g;

/** Returns the path of a key in the metadata, in which `[]` is any entry of a list. */
export function pathOf({ part, key, place, value }: MetadataKey): string {
  // Older versions of the metadata have other places, which the examples do not show.
  if (/^MetadataV[12]$/.test(part)) return key;
  const path = place
    .split(' + ', 1)
    .join()
    .replaceAll(/\[\d+\]/g, '[]')
    .replaceAll(NAMED, '.$1.<name>');
  if (key === '-') return path;
  const [whole] = new RegExp(`^(.*\\.)?${key}(?=\\W|$)`).exec(path) ?? [];

  return whole ?? `${path}${pathIn(value, key)}`;
}

/** Returns where an example's value has a key, which may be anywhere in it; empty if it is nowhere. */
function pathIn(value: unknown, key: string): string {
  if (typeof value !== 'object' || value === null) return '';
  if (Object.hasOwn(value, key)) return `.${key}`;
  const paths = Object.entries(value).map(([name, inner]) => [name, pathIn(inner, key)] as const);
  const [name, path] = paths.find(([, inside]) => inside !== '') ?? ['', ''];

  return path && (Array.isArray(value) ? `[]${path}` : `.${name}${path}`);
}
