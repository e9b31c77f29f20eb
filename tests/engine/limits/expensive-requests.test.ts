import { getIntrospectionQuery } from 'graphql';
import { describe, expect, it, onTestFinished } from 'vitest';
import { useStarted } from '#tests/support/use-started.ts';
import { excess, strangerOf } from '../support/ask-stranger.ts';
import { createFaultWorld } from '../support/fault-world.ts';
import { openSocket } from '../support/open-socket.ts';

const BY_WHERE = 'query ($where: items_bool_exp) { items(where: $where) { name } }';
const ids = (count: number) => Array.from({ length: count }, (_, at) => ({ id: { _eq: at } }));
const errorOf = (body: unknown) => (body as { errors: [unknown] }).errors[0];

describe('expensive requests', () => {
  const world = useStarted(() =>
    createFaultWorld({
      isShared: true,
      env: {
        HASURA_GRAPHQL_PG_CONNECTIONS: '1',
        HASURA_GRAPHQL_UNAUTHORIZED_ROLE: 'anonymous',
        // The limits of this file are those of sizes; a slow machine must not meet that of times before them.
        ENGINE_COSTLY_STATEMENT_MS: '60000',
      },
    }),
  );
  const { ask, askSocket } = strangerOf(world);

  it('that need more parameters than PostgreSQL allows are refused, and the connection stays usable', async () => {
    const request = { query: BY_WHERE, variables: { where: { _or: ids(65_536) } } };

    const { body } = await world.engine.post(request);

    expect(errorOf(body)).toMatchObject({
      message: 'a statement of this request has 65536 parameters; 65535 are allowed',
      extensions: { path: '$', limit: 'parameters', allowed: 65_535, found: 65_536 },
    });
    expect(await ask({ query: '{ items { id } }' })).toEqual({ data: { items: [{ id: 1 }] } });
  });

  it.each([
    [
      'values of a variable',
      { query: BY_WHERE, variables: { where: { _or: ids(5_000) } } },
      excess('values', 15_002, 2_000, '$.variableValues'),
    ],
    [
      'values of the document',
      { query: `{ items(where: {_or: [${'{id:{_eq:1}}'.repeat(680)}]}) { id } }` },
      excess('values', 2_042, 2_000, '$.selectionSet'),
    ],
    [
      'root fields in a fragment',
      { query: `{ ...f } fragment f on query_root { ${'__typename '.repeat(100)} }` },
      excess('root fields', 100, 50, '$.selectionSet'),
    ],
    [
      'lines of a block string',
      { query: `{ items(where: {name: {_eq: """${'\n'.repeat(8_001)}"""}}) { id } }` },
      excess('tokens', 8_001, 8_000, '$.query'),
    ],
    [
      "levels of a variable's type",
      {
        query: `query ($by: ${'['.repeat(3_000)}items_order_by!${']'.repeat(3_000)}) { items(order_by: $by) { id } }`,
        variables: { by: { id: 'asc' } },
      },
      excess('levels of values', 3_000, 64, '$.selectionSet'),
    ],
    ['tokens', { query: `{ items { ${'id '.repeat(8_000)} } }` }, excess('tokens', 8_001, 8_000, '$.query')],
  ])('with too many %s are refused over HTTP and over WebSocket', async (_, request, refused) => {
    const { query, variables }: { query: string; variables?: Record<string, unknown> } = request;

    expect(await ask(request)).toEqual(refused);
    expect(await askSocket(query, variables)).toEqual(refused);
  });

  it('with too many bytes are refused over HTTP, and close a WebSocket', async () => {
    const request = { query: BY_WHERE, variables: { where: { _or: ids(15_000) } } };
    const socket = await openSocket(world.engine, {});
    socket.subscribe('1', request.query, request.variables);

    expect(errorOf(await ask(request))).toMatchObject({ extensions: { limit: 'bytes', allowed: 262_144 } });
    expect(await socket.closed).toMatchObject({ code: 1009 });
  });

  it.each([
    [
      'types within types',
      `{ __schema { types { ${'fields { type { '.repeat(10)} name ${'} }'.repeat(10)} } } }`,
      /fields of introspection/,
    ],
    [
      'a fragment within itself',
      `{ __schema { types { ...f } } } fragment f on __Type { fields { type { ...f } } }`,
      /form a cycle/,
    ],
  ])('that introspect %s are refused', async (_, query, message) => {
    expect(errorOf(await ask({ query }))).toMatchObject({
      message: expect.stringMatching(message) as unknown,
    });
    expect(await ask({ query: getIntrospectionQuery() })).toHaveProperty('data.__schema.types');
  });

  it('that spread one fragment with arguments many times are answered', async () => {
    const where = `{_or: [${'{id:{_eq:1}}'.repeat(10)}]}`;
    const query = `{ items { id } ${'...f '.repeat(40)} } fragment f on query_root { more: items(where: ${where}) { id } }`;

    expect(await ask({ query })).toEqual({ data: { items: [{ id: 1 }], more: [{ id: 1 }] } });
  });

  it('of one batch share one budget', async () => {
    const query = `{ ${Array.from({ length: 20 }, (_, at) => `a${at}: __typename`).join(' ')} }`;

    const answers = (await ask([{ query }, { query }, { query }])) as unknown[];

    expect(answers.slice(0, 2)).toEqual([
      { data: expect.any(Object) as unknown },
      { data: expect.any(Object) as unknown },
    ]);
    expect(answers[2]).toEqual(excess('root fields', 60, 50, '$.selectionSet'));
  });

  it('with too long an answer are refused over HTTP and as a subscription', async () => {
    await world.sql(`insert into items select n, repeat('x', 500000) from generate_series(2, 10) n`);
    onTestFinished(async () => {
      await world.sql('delete from items where id > 1');
    });
    const error = {
      message: expect.stringMatching(
        /^the request has 4\d+ bytes of answer; 4194304 are allowed$/,
      ) as unknown,
    };
    const socket = await openSocket(world.engine, {});
    socket.subscribe('1', 'subscription { items { name } }');

    expect(errorOf(await ask({ query: '{ items { name } }' }))).toMatchObject(error);
    expect(errorOf(await socket.result('1'))).toMatchObject(error);
    expect(await ask({ query: '{ items(limit: 1, order_by: {id: asc}) { name } }' })).toEqual({
      data: { items: [{ name: 'first' }] },
    });
  });

  it('are answered with the admin secret', async () => {
    const { body } = await world.engine.post({ query: BY_WHERE, variables: { where: { _or: ids(5_000) } } });

    expect(body).toEqual({ data: { items: [{ name: 'first' }] } });
  });
});
