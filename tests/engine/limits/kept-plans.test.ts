import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { defaultSettings } from '#embedded/engine/contract/settings.ts';
import { parseMetadata } from '#embedded/engine/metadata/parse-metadata.ts';
import { loadModel } from '#embedded/engine/model/load-model.ts';
import type { Model } from '#embedded/engine/model/model.ts';
import { ADMIN } from '#embedded/engine/permissions/access.ts';
import { roleAccess } from '#embedded/engine/permissions/role-access.ts';
import { CachePool } from '#embedded/engine/run/cache-pool.ts';
import { RoleEngine } from '#embedded/engine/run/role-engine.ts';
import { usePool } from '#tests/support/postgres/use-database.ts';

const METADATA = parseMetadata({
  version: 3,
  sources: [
    {
      name: 'default',
      kind: 'postgres',
      tables: [{ table: { schema: 'public', name: 'note' } }],
      functions: [],
    },
  ],
});

/** Bytes that the cache of a role's documents may hold. */
const DOCUMENT_BYTES = 16 * 1024 * 1024;
/** Makes a document of its own for each number; most of its characters are a comment. */
const documentOf = (number: number, length = 50) =>
  `{ note(where: {id: {_eq: ${number}}}) { id } } #`.padEnd(length, '-');

describe('a kept plan', () => {
  const { pool } = usePool({ template: 'empty' }, { max: 1 });
  let model: Model;
  let caches: CachePool;
  let role: RoleEngine;
  const plan = (query: string) => role.plan(role.operation(query, undefined), {});

  beforeAll(async () => {
    await pool.query('create table note (id int primary key)');
    model = await loadModel(pool, METADATA, defaultSettings);
  });

  beforeEach(() => {
    caches = new CachePool(Infinity);
    role = new RoleEngine({
      model,
      access: roleAccess({ model, role: ADMIN, inheritedRoles: [], isBackend: false }),
      settings: defaultSettings,
      isIntrospectionDisabled: false,
      maxAnswer: undefined,
      caches,
    });
  });

  it('is found again while its document comes in turn with others', () => {
    const documents = [1, 2, 3].map((number) => documentOf(number));
    for (let time = 0; time < 3; time += 1) documents.forEach(plan);

    const plans = documents.map(plan);

    expect(documents.map(plan)).toEqual(plans);
    documents.forEach((document, at) => expect(plan(document)).toBe(plans[at]));
  });

  it('is found again while no other document comes between', () => {
    plan(documentOf(1));
    const second = plan(documentOf(1));

    expect(plan(documentOf(1))).toBe(second);
  });

  it('is forgotten when another document follows its own, which is not kept', () => {
    for (let number = 0; number < 100; number += 1) {
      plan(documentOf(number));
      plan(documentOf(number));
    }
    plan(documentOf(100));

    expect(caches.bytes).toBe(0);
  });

  it('is forgotten with its document, which has made room for others', () => {
    const other = documentOf(-1);
    for (let number = 0; number < 100; number += 1) {
      const document = documentOf(number, 30_000);
      [document, other, document, document].forEach(plan);
    }

    expect(caches.bytes).toBeGreaterThan(DOCUMENT_BYTES / 4);
    expect(caches.bytes).toBeLessThan(DOCUMENT_BYTES);
  });
});
