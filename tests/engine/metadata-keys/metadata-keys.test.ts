import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { shareOf } from '#tests/support/share.ts';
import { readKeys, type MetadataKey } from '../../../codegen/metadata-keys/read-keys.ts';
import { METADATA, useKeysEngine, valueAt, version2, withValue } from './world.ts';

const keys = readKeys(fileURLToPath(new URL('../../../', import.meta.url)));
/** Number of keys that `npm test` takes. */
const KEYS_AT_ONCE = 40;
const taken = shareOf(keys, 'keys of the metadata', { count: KEYS_AT_ONCE });
const nameOf = ({ part, key }: MetadataKey) => `${part}.${key}`;
const those = (engine: MetadataKey['engine']) => taken.filter((key) => key.engine === engine);
const named = (engine: MetadataKey['engine']) => those(engine).map((key) => [nameOf(key), key] as const);

const open = useKeysEngine();
/** Roles may ask it only for what is on the allow list. */
const listed = useKeysEngine({ HASURA_GRAPHQL_ENABLE_ALLOWLIST: 'true' });
const engineFor = ({ asked }: { asked: string }) => (asked.startsWith('listed ') ? listed : open);

/** What an ignored key must not change. */
const LOOK = 'admin { book { id title said shelf { name } } __schema { types { name fields { name } } } }';
const before = new Map<string, string>();

const metadataWith = ({ part, place, value }: MetadataKey) =>
  withValue(part === 'MetadataV1' ? {} : part === 'MetadataV2' ? version2() : METADATA, place, value);

beforeAll(async () => {
  for (const engine of [open, listed]) expect(await engine.replace(METADATA)).toMatchObject({ status: 200 });
  for (const key of [...those('carried out'), { asked: LOOK }])
    if (!before.has(key.asked)) before.set(key.asked, await engineFor(key).ask(key.asked));
});

describe('the table of the metadata’s keys', () => {
  it('has each key of Hasura’s metadata, and no other', () => {
    const parts = readFileSync(new URL('hasura-keys.txt', import.meta.url), 'utf8').match(/^\w.*$/gm) ?? [];
    const hasura = parts.flatMap((line) => {
      const [part = '', names = ''] = line.split(': ');

      return names.split(' ').map((name) => `${part}.${name}`);
    });

    expect(keys.map(nameOf).toSorted()).toEqual(hasura.toSorted());
  });
});

describe('metadata with', () => {
  it.each(named('refused'))('%s are refused with the sentence of the table', async (_, key) => {
    const { status, body } = await open.replace(metadataWith(key));

    const { path, ...fault } = body as { path: string };
    expect({ status, ...fault }).toEqual({ status: 400, code: 'parse-failed', error: key.told });
    expect(path).toContain(`$.args.metadata.${(key.refusedWith ?? key).place}`);
  });

  it.each(named('ignored'))('%s keep it, and answer as without it', async (_, key) => {
    const { body } = await open.replace(metadataWith(key));

    expect(body).toEqual({ message: 'success' });
    expect(valueAt(await open.metadata(), key.place)).toEqual(key.value);
    expect(await open.ask(LOOK)).toBe(before.get(LOOK));
  });

  it.each(named('carried out'))('%s answer by it', async (_, key) => {
    const engine = engineFor(key);
    const { body } = await engine.replace(metadataWith(key));

    expect(body).toEqual({ message: 'success' });
    expect(await engine.ask(key.asked)).toContain(key.shown);
    expect(before.get(key.asked)).not.toContain(key.shown);
  });
});
