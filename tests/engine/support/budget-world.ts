import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { loadCore } from '#embedded/engine/load-core.ts';
import { parseMetadata } from '#embedded/engine/metadata/parse-metadata.ts';
import { createTestDatabase } from '#tests/support/postgres/database.ts';
import { startTestEngine, type TestEngine } from './start-test-engine.ts';

const mayAll = { role: 'anonymous', permission: { columns: '*', filter: {} } };
const metadata = parseMetadata({
  version: 3,
  sources: [
    {
      name: 'default',
      kind: 'postgres',
      configuration: { connection_info: { database_url: { from_env: 'HASURA_GRAPHQL_DATABASE_URL' } } },
      tables: [
        {
          table: 'shelf',
          array_relationships: [
            {
              name: 'books',
              using: { foreign_key_constraint_on: { table: 'book', column: 'shelf_id' } },
            },
          ],
          select_permissions: [{ ...mayAll, permission: { ...mayAll.permission, allow_aggregations: true } }],
          update_permissions: [mayAll],
          delete_permissions: [{ role: 'anonymous', permission: { filter: {} } }],
        },
        { table: 'book', select_permissions: [mayAll] },
      ],
    },
  ],
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
});

/** Creates one shelf with five books and eleven shelves with one book each. */
const ROWS = `truncate shelf, book;
  insert into shelf select n, 'Shelf' from generate_series(1, 12) n;
  insert into book select n, n from generate_series(1, 12) n;
  insert into book select 100 + n, 1 from generate_series(1, 4) n`;

/** An engine with shelves, books and an action that every role may use, under limits from the environment. */
export type BudgetWorld = {
  readonly engine: TestEngine;
  readonly sql: pg.Client;
  /** Returns how often the action was called since `reset`. */
  readonly called: () => number;
  reset(): Promise<void>;
  close(): Promise<void>;
};

export async function createBudgetWorld(env: Record<string, string>): Promise<BudgetWorld> {
  let called = 0;
  const handler = await startHandler(() => (called += 1));
  const database = await createTestDatabase({ template: 'empty' });
  const sql = new pg.Client({ connectionString: database.url });
  await sql.connect();
  await sql.query(`create table shelf (id int primary key, name text not null);
    create table book (id int primary key, shelf_id int not null references shelf on delete cascade);
    ${ROWS}`);
  const engine = await startTestEngine({
    databaseUrl: database.url,
    env: {
      ACTIONS_URL: `http://127.0.0.1:${(handler.address() as AddressInfo).port}`,
      HASURA_GRAPHQL_UNAUTHORIZED_ROLE: 'anonymous',
      ...env,
    },
    loadCore: (tools) => loadCore({ ...tools, metadata }),
  });

  return {
    engine,
    sql,
    called: () => called,
    reset: async () => {
      called = 0;
      await sql.query(ROWS);
    },
    close: async () => {
      await engine.stop();
      handler.close();
      await sql.end();
      await database.close();
    },
  };
}

async function startHandler(onCall: () => void): Promise<Server> {
  const handler = createServer((request, response) => {
    request.resume();
    onCall();
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"shelf": 1}');
  });
  await new Promise<void>((resolve) => handler.listen(0, '127.0.0.1', resolve));

  return handler;
}
