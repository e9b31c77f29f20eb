import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/support/postgres/database.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { realCore } from '../support/real-core.ts';
import { ADMIN_SECRET, startTestEngine, type TestEngine } from '../support/start-test-engine.ts';
import { TestSocket } from '../support/test-socket.ts';

const ADMIN = { 'x-hasura-admin-secret': ADMIN_SECRET };

describe('a document that breaks a rule of GraphQL', () => {
  let engine: TestEngine;

  const database = useStarted(() => createTestDatabase({ template: 'empty' }));
  beforeAll(async () => {
    const sql = new pg.Client({ connectionString: database.url });
    await sql.connect();
    await sql.query('create table book (id int primary key, title text)');
    await sql.end();
    engine = await startTestEngine({ databaseUrl: database.url, loadCore: realCore([{ table: 'book' }]) });
  });
  afterAll(() => engine.stop());

  const fault = (message: string, path = '$') => ({
    errors: [{ message, extensions: { path, code: 'validation-failed' } }],
  });

  it.each([
    ['{ book(limit: 1, limit: 2) { id } }', 'There can be only one argument named "limit".'],
    [
      'mutation { delete_book(where: { id: { _eq: 1 }, id: { _eq: 2 } }) { affected_rows } }',
      'There can be only one input field named "id".',
    ],
    [
      '{ book { ...f } } fragment f on book { id } fragment f on book { title }',
      'There can be only one fragment named "f".',
    ],
    ['query ($where: Unknown) { book { id } }', 'Unknown type "Unknown".'],
    ['{ book { id } } fragment f on book { ...f }', 'Cannot spread fragment "f" within itself.'],
  ])('is refused each time it is sent: %s', async (query, message) => {
    const answers = [];
    for (let time = 0; time < 3; time += 1) answers.push((await engine.post({ query }, ADMIN)).body);

    expect(answers).toEqual(Array.from({ length: 3 }, () => fault(message)));
  });

  it('has as many fragments within one another as are allowed, or is refused for an administrator too', async () => {
    const chain = (count: number, type: string, begin: string, end: string) =>
      `${begin} ${Array.from(
        { length: count },
        (_, at) => `fragment f${at} on ${type} { ${at + 1 < count ? `...f${at + 1}` : end} }`,
      ).join(' ')}`;
    const ask = async (query: string) => (await engine.post({ query }, ADMIN)).body;

    expect(await ask(chain(1_000, 'book', '{ book { ...f0 } }', 'id'))).toEqual({ data: { book: [] } });
    expect(await ask(chain(1_000, '__Schema', '{ __schema { ...f0 } }', 'queryType { name }'))).toEqual({
      data: { __schema: { queryType: { name: 'query_root' } } },
    });
    expect(await ask(chain(1_001, 'book', '{ book { ...f0 } }', 'id'))).toEqual({
      errors: [
        {
          message: 'the request has 1001 fragments; 1000 are allowed',
          extensions: {
            path: '$.query',
            code: 'limit-exceeded',
            limit: 'fragments',
            allowed: 1_000,
            found: 1_001,
          },
        },
      ],
    });
  });

  it.each(['__typename', '__schema'])('is refused as a subscription to %s', async (name) => {
    const socket = await TestSocket.connect(engine.socketUrl);
    const selection = name === '__schema' ? '__schema { types { name } }' : name;
    socket.subscribe('1', `subscription { ${selection} }`);
    const { type, payload } = await socket.next(({ id }) => id === '1');
    socket.close();

    expect(type).toBe('error');
    expect(payload).toEqual([
      expect.objectContaining({ extensions: expect.objectContaining({ code: 'validation-failed' }) }),
    ]);
  });
});
