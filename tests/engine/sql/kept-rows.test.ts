import { describe, expect, it } from 'vitest';
import { realCore } from '../support/real-core.ts';
import { useEngine } from '../support/use-engine.ts';

const relationships = {
  array_relationships: [
    { name: 'notes', using: { foreign_key_constraint_on: { table: 'note', column: 'thing_id' } } },
  ],
};
/** Types whose values JSON does not bring back as they were, each with a value as PostgreSQL writes it. */
const VALUES: [type: string, value: string][] = [
  ['hstore', '"a"=>"1", "b"=>NULL'],
  ['hstore[]', '{"\\"a\\"=>\\"1\\""}'],
  ['json', 'null'],
  ['jsonb', 'null'],
  ['json', '{ "b": 1,\n  "a": 2 }'],
  ['pair', '(1,"x ""y"", z")'],
  ['labelled', '(1,"""k""=>""v""")'],
  ['int[]', '[0:1]={1,2}'],
  ['int[]', '{{1,2},{3,4}}'],
  ['shade', '(1,2)'],
  ['bytea', '\\x00ff'],
  ['timestamptz', 'infinity'],
  ['timestamp', '0044-03-15 12:00:00 BC'],
  ['float8', 'NaN'],
  ['numeric', '10.50'],
  ['int4range', '[1,5)'],
  ['bit(3)', '101'],
  ['"char"', 'a'],
  ['money', '$1,234.50'],
  ['interval', '1 mon 2 days'],
  ['xml', '<a b="c">d</a>'],
  ['text', '{"a":"b"}, (\\"x\\")'],
];

describe('rows that a mutation keeps for its later statements', () => {
  const { engine, sql } = useEngine(
    `create extension hstore;
      create type pair as (n int, t text);
      create type labelled as (n int, labels hstore);
      create type shade as (light int, dark int);
      create function shade_json(shade) returns json language sql immutable as $$ select '"shade"'::json $$;
      create cast (shade as json) with function shade_json(shade);
      create table thing (id int primary key, gone int, value text, ${VALUES.map(([type], at) => `v${at} ${type}`).join(', ')});
      alter table thing drop column gone;
      create table note (id int primary key, thing_id int references thing, labels hstore);
      create table tag (labels hstore primary key);
      create table tagged (id int primary key, labels hstore references tag)`,
    {
      loadCore: realCore([
        { table: 'thing', ...relationships },
        { table: 'note' },
        { table: 'tag' },
        {
          table: 'tagged',
          object_relationships: [{ name: 'tag', using: { foreign_key_constraint_on: 'labels' } }],
        },
      ]),
    },
  );

  const ask = async (query: string, variables = {}) => (await engine.post({ query, variables })).body;
  const FIELDS = VALUES.map((_, at) => `v${at}`).join(' ');

  it('are returned as they were, whatever the type of their columns', async () => {
    await sql.query(
      `insert into thing (id, ${VALUES.map((_, at) => `v${at}`).join(', ')}) values (1, ${VALUES.map((_, at) => `$${at + 1}`).join(', ')})`,
      VALUES.map(([, value]) => value),
    );

    const read = await ask(`{ thing { ${FIELDS} notes { id } } }`);
    const changed = await ask(
      `mutation { update_thing(where: {}, _set: { value: "x" }) { returning { ${FIELDS} notes { id } } } }`,
    );

    expect(changed).toEqual({
      data: { update_thing: { returning: (read as { data: { thing: unknown } }).data.thing } },
    });
    expect(read).toMatchObject({ data: { thing: [{ v0: { a: '1', b: null } }] } });
  });

  it('are inserted together with related rows, and each foreign key gets the key of the row it refers to', async () => {
    const inserted = await ask(`mutation {
      insert_thing(objects: [
        { id: 2, v0: "x=>1", notes: { data: [{ id: 1, labels: "y=>2" }, { id: 2 }] } },
        { id: 3, notes: { data: [{ id: 3, labels: "z=>3" }] } }
      ]) { affected_rows returning { id v0 notes(order_by: { id: asc }) { id labels } } }
      insert_tagged_one(object: { id: 1, tag: { data: { labels: "k=>v" } } }) { labels tag { labels } }
    }`);

    expect(inserted).toEqual({
      data: {
        insert_thing: {
          affected_rows: 5,
          returning: [
            {
              id: 2,
              v0: { x: '1' },
              notes: [
                { id: 1, labels: { y: '2' } },
                { id: 2, labels: null },
              ],
            },
            { id: 3, v0: null, notes: [{ id: 3, labels: { z: '3' } }] },
          ],
        },
        insert_tagged_one: { labels: { k: 'v' }, tag: { labels: { k: 'v' } } },
      },
    });
  });
});
