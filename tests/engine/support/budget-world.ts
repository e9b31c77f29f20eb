import { beforeEach } from 'vitest';
import { useStarted } from '#tests/support/use-started.ts';
import { realCore } from './real-core.ts';
import { startHandler } from './start-handler.ts';
import { useEngine } from './use-engine.ts';

const mayAll = { role: 'anonymous', permission: { columns: '*', filter: {} } };
const TABLES = [
  {
    table: 'shelf',
    array_relationships: [
      { name: 'books', using: { foreign_key_constraint_on: { table: 'book', column: 'shelf_id' } } },
    ],
    select_permissions: [{ ...mayAll, permission: { ...mayAll.permission, allow_aggregations: true } }],
    update_permissions: [mayAll],
    delete_permissions: [{ role: 'anonymous', permission: { filter: {} } }],
  },
  { table: 'book', select_permissions: [mayAll] },
];
const ECHO = {
  actions: ['query', 'mutation'].map((type) => ({
    name: `${type}_echo`,
    definition: {
      type,
      kind: 'synchronous',
      output_type: 'Echo',
      handler: '{{ACTIONS_URL}}',
    },
    permissions: [{ role: 'anonymous' }],
  })),
  custom_types: {
    objects: [
      {
        name: 'Echo',
        fields: [{ name: 'shelf', type: 'Int!' }],
        relationships: [
          { name: 'books', type: 'array', remote_table: 'book', field_mapping: { shelf: 'shelf_id' } },
        ],
      },
    ],
  },
};

/** Creates one shelf with five books and eleven shelves with one book each. */
const ROWS = `truncate shelf, book;
  insert into shelf select n, 'Shelf' from generate_series(1, 12) n;
  insert into book select n, n from generate_series(1, 12) n;
  insert into book select 100 + n, 1 from generate_series(1, 4) n`;

/** Starts an engine with shelves, books and an action that every role may use, under limits from the environment. */
export function useBudgetWorld(env: Record<string, string>) {
  let called = 0;
  const handler = useStarted(() =>
    startHandler((request, response) => {
      request.resume();
      called += 1;
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"shelf": 1}');
    }),
  );
  const { engine, sql } = useEngine(
    `create table shelf (id int primary key, name text not null);
    create table book (id int primary key, shelf_id int not null references shelf on delete cascade)`,
    () => ({
      env: { ACTIONS_URL: handler.url, HASURA_GRAPHQL_UNAUTHORIZED_ROLE: 'anonymous', ...env },
      loadCore: realCore(TABLES, ECHO),
    }),
  );
  beforeEach(async () => {
    called = 0;
    await sql.query(ROWS);
  });

  return {
    engine,
    sql,
    /** Returns how often a test has called the action. */
    called: () => called,
  };
}
