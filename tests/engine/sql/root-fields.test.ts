import { describe, expect, it } from 'vitest';
import { realCore } from '../support/real-core.ts';
import { asRole } from '../support/start-test-engine.ts';
import { useEngine } from '../support/use-engine.ts';

/** Each role reads everything, by the root fields that its permission names. */
const ROLES: Record<string, object> = {
  all: {},
  none: { query_root_fields: [], subscription_root_fields: [] },
  by_key: { query_root_fields: ['select_by_pk'], subscription_root_fields: ['select_stream'] },
  totals: { query_root_fields: ['select_aggregate'], subscription_root_fields: ['select'] },
};

const permissions = Object.entries(ROLES).map(([role, fields]) => ({
  role,
  permission: { columns: '*', filter: {}, allow_aggregations: true, ...fields },
}));

const tables = [
  { table: 'book', select_permissions: permissions },
  {
    table: 'shelf',
    select_permissions: Object.keys(ROLES).map((role) => ({
      role,
      permission: { columns: '*', filter: {} },
    })),
    array_relationships: [
      { name: 'books', using: { foreign_key_constraint_on: { table: 'book', column: 'shelf_id' } } },
    ],
  },
];
const inherited_roles = [
  { role_name: 'both', role_set: ['by_key', 'totals'] },
  { role_name: 'everything', role_set: ['none', 'all'] },
];

type Field = { name: string };
type Roots = { query: { fields: Field[] } | null; live: { fields: Field[] } | null };

describe('the root fields of a select permission', () => {
  const { engine } = useEngine(
    `create table shelf (id int primary key);
    create table book (id int primary key, shelf_id int references shelf);
    insert into shelf values (1); insert into book values (1, 1)`,
    { loadCore: realCore(tables, { inherited_roles }) },
  );

  const ask = async (role: string, query: string) => (await engine.post({ query }, asRole(role))).body;

  const rootsOf = async (role: string) => {
    const { data } = (await ask(
      role,
      `{ query: __type(name: "query_root") { fields { name } }
         live: __type(name: "subscription_root") { fields { name } } }`,
    )) as { data: Roots };
    const names = (root: Roots['query']) =>
      (root?.fields ?? []).map(({ name }) => name).filter((name) => name.startsWith('book'));
    return { query: names(data.query).sort(), live: names(data.live).sort() };
  };

  it.each([
    [
      'all',
      ['book', 'book_aggregate', 'book_by_pk'],
      ['book', 'book_aggregate', 'book_by_pk', 'book_stream'],
    ],
    ['none', [], []],
    ['by_key', ['book_by_pk'], ['book_stream']],
    ['totals', ['book_aggregate'], ['book']],
    ['both', ['book_aggregate', 'book_by_pk'], ['book', 'book_stream']],
    [
      'everything',
      ['book', 'book_aggregate', 'book_by_pk'],
      ['book', 'book_aggregate', 'book_by_pk', 'book_stream'],
    ],
  ])('are exactly those that the role %s has', async (role, query, live) => {
    expect(await rootsOf(role)).toEqual({ query, live });
  });

  it('that a role lacks are refused, while relationships still lead to the rows', async () => {
    const hidden = await ask('none', '{ book { id } }');
    const related = await ask('none', '{ shelf { books { id } } }');

    expect(hidden).toMatchObject({ errors: [{ extensions: { code: 'validation-failed' } }] });
    expect(related).toEqual({ data: { shelf: [{ books: [{ id: 1 }] }] } });
  });
});
