import { beforeAll, describe, expect, it } from 'vitest';
import type { Core } from '#embedded/engine/contract/core.ts';
import { hashOfKey, type KeyKind } from '#embedded/engine/model/key-column.ts';
import { nobody } from '../support/nobody.ts';
import { loadOn, realCore } from '../support/real-core.ts';
import { usePool } from '#tests/support/postgres/use-database.ts';

const all = { role: 'reader', permission: { columns: '*', filter: {}, allow_aggregations: true } };
const owned = {
  role: 'owner',
  permission: { columns: '*', filter: { owner: { _eq: 'X-Hasura-User-Id' } }, allow_aggregations: true },
};
const COMPUTED = [{ name: 'twice', definition: { function: 'twice' } }];
const TABLES = [
  {
    table: 'shelf',
    array_relationships: [
      { name: 'books', using: { foreign_key_constraint_on: { table: 'book', column: 'shelf_id' } } },
    ],
    select_permissions: [all, owned, { role: 'either', permission: { columns: '*', filter: either() } }],
  },
  {
    table: 'book',
    object_relationships: [{ name: 'shelf', using: { foreign_key_constraint_on: 'shelf_id' } }],
    computed_fields: COMPUTED,
    select_permissions: [
      { ...all, permission: { ...all.permission, computed_fields: ['twice'] } },
      {
        role: 'owner',
        permission: { columns: '*', filter: { shelf: { owner: { _eq: 'X-Hasura-User-Id' } } } },
      },
    ],
  },
  { table: 'guarded', select_permissions: [all] },
  { table: 'book_view', select_permissions: [all] },
  { table: 'loose', select_permissions: [all] },
];

function either() {
  return { _or: [{ owner: { _eq: 'X-Hasura-User-Id' } }, { id: { _eq: 1 } }] };
}

const OWNER = 'u1';
const ID = '0a000000-0000-4000-8000-000000000001';

describe('the rows that a live query reads', () => {
  let core: Core;

  const { pool } = usePool({ template: 'empty' });
  beforeAll(async () => {
    await pool.query(`
      create collation loose (provider = icu, locale = 'und-u-ks-level2', deterministic = false);
      create type mood as enum ('good', 'bad');
      create table shelf (id int primary key, owner text not null);
      create table book (
        id uuid primary key, shelf_id int references shelf, mood mood, is_new boolean, printed date, price numeric);
      alter table book add unique (mood, is_new, printed, price);
      create table guarded (id int primary key);
      alter table guarded enable row level security;
      create view book_view as select * from book;
      create table loose (name text collate loose primary key, wide numeric unique);
      create function twice(book) returns int language sql stable as 'select 2'`);
    core = await loadOn(pool, realCore(TABLES));
  });

  /** Returns the rows by table as `column=hash`; a table of which any row may be read is left out. */
  const readsOf = async (role: string, query: string, variables: Record<string, unknown> = {}) => {
    const plan = await core.executor.prepareLive(
      { query, variables },
      {
        role,
        variables: { 'x-hasura-role': role, 'x-hasura-user-id': OWNER },
        isTrusted: false,
        useBackendOnlyPermissions: false,
      },
      nobody(),
    );
    return Object.fromEntries(
      [...(plan.reads ?? [])].map(([table, rows]) => [
        (JSON.parse(table) as [string, string])[1],
        rows.map(({ column, hash }) => `${column}=${hash}`),
      ]),
    );
  };
  const is = (column: string, kind: KeyKind, value: string) => `${column}=${hashOfKey(kind, value)}`;
  const SHELF_7 = is('id', 'integer', '7');
  const BOOKS_OF_7 = is('shelf_id', 'integer', '7');
  const OF_OWNER = is('owner', 'text', OWNER);

  it.each<[string, string, string, Record<string, unknown>, Record<string, string[]>]>([
    [
      'a constant',
      'reader',
      'subscription { shelf(where: {id: {_eq: 7}}) { owner } }',
      {},
      { shelf: [SHELF_7] },
    ],
    [
      'a variable, with order and limit',
      'reader',
      'subscription ($id: Int!) { shelf(where: {id: {_eq: $id}}, order_by: {owner: asc}, limit: 3) { id } }',
      { id: 7 },
      { shelf: [SHELF_7] },
    ],
    ['the primary key', 'reader', 'subscription { shelf_by_pk(id: 7) { id } }', {}, { shelf: [SHELF_7] }],
    [
      'a term of _and',
      'reader',
      'subscription { shelf(where: {_and: [{owner: {_neq: "x"}}, {id: {_eq: 7}}]}) { id } }',
      {},
      { shelf: [SHELF_7] },
    ],
    ["a permission's session variable", 'owner', 'subscription { shelf { id } }', {}, { shelf: [OF_OWNER] }],
    [
      'an aggregate with its nodes',
      'reader',
      'subscription { shelf_aggregate(where: {id: {_eq: 7}}) { aggregate { count } nodes { books { id } } } }',
      {},
      { shelf: [SHELF_7], book: [BOOKS_OF_7] },
    ],
    [
      'a relationship of a row that is given by its key',
      'reader',
      'subscription { shelf_by_pk(id: 7) { books { id } books_aggregate { aggregate { count } } } }',
      {},
      { shelf: [SHELF_7], book: [BOOKS_OF_7] },
    ],
    [
      'a relationship back to the row, which no key of its own tells apart',
      'reader',
      'subscription { book(where: {shelf_id: {_eq: 7}}) { shelf { id } } }',
      {},
      { book: [BOOKS_OF_7], shelf: [SHELF_7] },
    ],
    [
      'a permission over a relationship, where the row itself can be any',
      'owner',
      'subscription { book { id } }',
      {},
      { shelf: [OF_OWNER] },
    ],
    [
      'two places of one table',
      'reader',
      'subscription { shelf_by_pk(id: 7) { books { shelf { books(where: {id: {_eq: "' +
        ID +
        '"}}) { id } } } } }',
      {},
      { shelf: [SHELF_7], book: [is('id', 'uuid', ID), BOOKS_OF_7] },
    ],
    [
      'an enum',
      'reader',
      'subscription { book(where: {mood: {_eq: "good"}}) { id } }',
      {},
      { book: [is('mood', 'enum', 'good')] },
    ],
    [
      'a date',
      'reader',
      'subscription { book(where: {printed: {_eq: "2026-01-31"}}) { id } }',
      {},
      { book: [is('printed', 'date', '2026-01-31')] },
    ],
    [
      'a stream',
      'reader',
      'subscription { book_stream(batch_size: 2, cursor: {initial_value: {printed: "2026-01-01"}}, where: {shelf_id: {_eq: 7}}) { id } }',
      {},
      { book: [BOOKS_OF_7] },
    ],
  ])('are narrowed down by %s', async (_, role, query, variables, expected) => {
    expect(await readsOf(role, query, variables)).toEqual(expected);
  });

  it.each<[string, string, string]>([
    ['no condition', 'reader', 'subscription { shelf { id } }'],
    ['_or', 'reader', 'subscription { shelf(where: {_or: [{id: {_eq: 7}}, {owner: {_eq: "x"}}]}) { id } }'],
    ['_not', 'reader', 'subscription { shelf(where: {_not: {id: {_eq: 7}}}) { id } }'],
    ['a comparison other than _eq', 'reader', 'subscription { shelf(where: {id: {_gte: 7}}) { id } }'],
    ['a list of values (_in)', 'reader', 'subscription { shelf(where: {id: {_in: [7]}}) { id } }'],
    ["a permission's _or", 'either', 'subscription { shelf { id } }'],
    [
      'a column that no key names',
      'reader',
      'subscription { shelf(where: {owner: {_is_null: false}}) { id } }',
    ],
    [
      'a type whose equal values have several texts',
      'reader',
      'subscription { book(where: {price: {_eq: "1.0"}}) { id } }',
    ],
    ['the date "today"', 'reader', 'subscription { book(where: {printed: {_eq: "today"}}) { id } }'],
    ['a UUID in upper case', 'reader', `subscription { book_by_pk(id: "${ID.toUpperCase()}") { id } }`],
    [
      'a collation that takes several texts for equal',
      'reader',
      'subscription { loose_by_pk(name: "x") { name } }',
    ],
    ['a key of a table with row level security', 'reader', 'subscription { guarded_by_pk(id: 7) { id } }'],
    ['a view', 'reader', `subscription { book_view(where: {id: {_eq: "${ID}"}}) { id } }`],
    ['a function, which may read any row', 'reader', `subscription { book_by_pk(id: "${ID}") { twice } }`],
  ])('are not narrowed down by %s', async (_, role, query) => {
    expect(await readsOf(role, query)).toEqual({});
  });

  it('of one table are narrowed down even if any row of another table is read', async () => {
    const query = 'subscription { shelf_by_pk(id: 7) { books { id } } }';
    const filtered = 'subscription { shelf(where: {books: {price: {_gt: "1"}}, id: {_eq: 7}}) { id } }';

    expect(await readsOf('reader', query)).toEqual({ shelf: [SHELF_7], book: [BOOKS_OF_7] });
    expect(await readsOf('reader', filtered)).toEqual({ shelf: [SHELF_7], book: [BOOKS_OF_7] });
    expect(await readsOf('reader', 'subscription { book(where: {shelf: {id: {_eq: 7}}}) { id } }')).toEqual({
      shelf: [SHELF_7],
    });
  });
});
