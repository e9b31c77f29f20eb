import {
  buildClientSchema,
  getIntrospectionQuery,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import type pg from 'pg';
import { openPool } from '#tests/support/postgres/open-pool.ts';
import { defaultSettings } from '#embedded/engine/contract/settings.ts';
import type {
  CallAction,
  Executor,
  GraphqlAnswer,
  GraphqlRequest,
} from '#embedded/engine/contract/execution.ts';
import { restVariables } from '#embedded/engine/http/rest-variables.ts';
import { noLimits } from '#embedded/engine/limits/limits.ts';
import { loadCore } from '#embedded/engine/load-core.ts';
import { parseMetadata } from '#embedded/engine/metadata/parse-metadata.ts';
import { nobody } from './nobody.ts';

const SCHEMA = `
  create table genre (value text primary key, comment text);
  create table shelf (id int primary key, name text unique, is_open boolean, genre text references genre (value));
  create table book (id int primary key, shelf_id int references shelf (id), title text, tags text[], counts int[],
    details jsonb, is_sold boolean);
  create table label (book_id int primary key references book (id), words text);
  create function books_tagged(words text[]) returns setof book language sql stable as $$
    select * from book where tags && words order by id $$;`;

const ROWS = `
  delete from label; delete from book; delete from shelf; delete from genre;
  insert into genre values ('sea', null), ('land', null);
  insert into shelf values (1, 'a', true, 'sea'), (2, 'b', false, null);
  insert into book values (1, 1, 'a', '{a,b}', '{1,2}', '{"a": 1}', true), (2, 1, 'b', '{c}', null, '{"a": 2}', false),
    (3, 2, 'c', '{}', '{3}', null, null);
  insert into label values (1, 'a'), (2, 'b')`;

/** Makes the tables and their rows. */
export const FORMS_SQL = `${SCHEMA} ${ROWS}`;

const STATE = `select coalesce((select json_agg(x order by value) from genre x)::text, '') ||
  coalesce((select json_agg(x order by id) from shelf x)::text, '') ||
  coalesce((select json_agg(x order by id) from book x)::text, '') ||
  coalesce((select json_agg(x order by book_id) from label x)::text, '') as state`;

const many = (name: string, table: string, column: string) => ({
  name,
  using: { foreign_key_constraint_on: { table, column } },
});
const action = (name: string, type: string, types: readonly string[]) => ({
  name,
  definition: {
    type,
    kind: 'synchronous',
    output_type: 'Echo',
    handler: 'http://localhost/echo',
    arguments: types.map((argument, at) => ({ name: `a${at}`, type: argument })),
  },
});
export const FORMS_METADATA = {
  version: 3,
  sources: [
    {
      name: 'default',
      kind: 'postgres',
      configuration: { connection_info: { database_url: { from_env: 'HASURA_GRAPHQL_DATABASE_URL' } } },
      tables: [
        { table: 'genre', is_enum: true },
        { table: 'shelf', array_relationships: [many('books', 'book', 'shelf_id')] },
        {
          table: 'book',
          object_relationships: [
            { name: 'shelf', using: { foreign_key_constraint_on: 'shelf_id' } },
            many('label', 'label', 'book_id'),
          ],
        },
        {
          table: 'label',
          object_relationships: [{ name: 'book', using: { foreign_key_constraint_on: 'book_id' } }],
        },
      ],
      functions: [{ function: 'books_tagged' }],
    },
  ],
  actions: [
    action('ask', 'query', ['[Int]', '[[Int!]!]', '[Part!]', '[[Part]]', '[Colour!]', '[[Colour]]', 'Part']),
    action('tell', 'mutation', ['[Part]!', '[[[Colour]]]', '[jsonb]', '[Boolean!]']),
  ],
  custom_types: {
    enums: [{ name: 'Colour', values: [{ value: 'red' }, { value: 'blue' }] }],
    scalars: [{ name: 'jsonb' }],
    input_objects: [
      {
        name: 'Part',
        fields: [
          { name: 'id', type: 'Int' },
          { name: 'colours', type: '[Colour!]' },
          { name: 'parts', type: '[[Part!]]' },
          { name: 'flag', type: 'Boolean' },
        ],
      },
    ],
    objects: [{ name: 'Echo', fields: [{ name: 'heard', type: 'String' }] }],
  },
};

/** Answers with what the handler was sent. */
const echo: CallAction = ({ input }) =>
  Promise.resolve({
    payload: { heard: JSON.stringify(input) },
    headers: [],
    exchange: {
      request: { url: '', body: null, headers: [] },
      response: { status: 200, body: null, headers: [] },
    },
  });

const SESSION = { role: 'admin', variables: {}, isTrusted: true, useBackendOnlyPermissions: false };

export type FormsWorld = {
  readonly schema: GraphQLSchema;
  /** Answers of an engine that keeps its plans, and of one that keeps none. */
  answer(request: GraphqlRequest): Promise<{ readonly kept: string; readonly fresh: string }>;
  close(): Promise<void>;
};

/** Opens two engines on one database: of one kind of variable in many places, of which only one keeps its plans. */
export async function openFormsWorld(databaseUrl: string): Promise<FormsWorld> {
  const pool = openPool(databaseUrl, { max: 2 });
  await pool.query(FORMS_SQL);
  const metadata = parseMetadata(FORMS_METADATA);
  const load = (maxCacheBytes: number) =>
    loadCore({
      pool,
      metadata,
      callAction: echo,
      settings: defaultSettings,
      limits: { ...noLimits, maxCacheBytes },
    });
  const [keeping, forgetting] = [await load(Infinity), await load(0)];
  const { body } = await keeping.executor.execute({ query: getIntrospectionQuery() }, SESSION, nobody());
  const { data } = JSON.parse(body) as { data: IntrospectionQuery };

  return {
    schema: buildClientSchema(data),
    answer: async (request) => ({
      kept: await answerOf(keeping.executor, request, pool),
      fresh: await answerOf(forgetting.executor, request, pool),
    }),
    close: () => pool.end(),
  };
}

async function answerOf(executor: Executor, request: GraphqlRequest, pool: pg.Pool): Promise<string> {
  const variables = restVariables(
    new Map(
      Object.keys(request.variables ?? {}).map((name) => [
        name,
        { type: '', isList: true, isNullable: true },
      ]),
    ),
    { query: new URLSearchParams(), path: [], body: request.variables ?? {} },
  );
  switch (executor.operationKind(request, SESSION, nobody())) {
    case 'query':
      return textOf(await executor.execute({ ...request, variables }, SESSION, nobody()));
    case 'mutation': {
      await pool.query(ROWS);
      const body = textOf(await executor.execute({ ...request, variables }, SESSION, nobody()));
      const { rows } = await pool.query<{ state: string }>(STATE);

      return `${sorted(body)}\n${rows[0]?.state}`;
    }
    case 'subscription':
      return executor
        .prepareLive({ ...request, variables }, SESSION, nobody())
        .then((plan) => JSON.stringify([plan.batchSql, plan.cohortValues, plan.groupKey]), String);
  }
}

/** Returns the answer's text, with the cause of an error that no client is told. */
function textOf({ body, error }: GraphqlAnswer): string {
  return error?.message === 'database query error' ? `${body} ${String(error.cause)}` : body;
}

/**
 * Sorts the lists of an answer, as rows that a mutation returns have no order. Of an error about a constraint it keeps the
 * code: where rows violate several constraints, PostgreSQL names that of the row which lies first in its files.
 */
function sorted(body: string): string {
  const text = (item: unknown) => JSON.stringify(item);
  const sort = (_: string, value: unknown) => {
    if (Array.isArray(value)) return value.toSorted((one, other) => text(one).localeCompare(text(other)));
    const { extensions } = (value ?? {}) as { extensions?: { code: string; constraint?: string } };
    return extensions?.constraint === undefined ? value : extensions.code;
  };

  return body.endsWith('}') ? text(JSON.parse(body, sort)) : body;
}
