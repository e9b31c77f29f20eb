import { json } from 'node:stream/consumers';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { useStarted } from '#tests/support/use-started.ts';
import { realCore } from '../support/real-core.ts';
import { startHandler } from '../support/start-handler.ts';
import { asRole, startTestEngine, type TestEngine } from '../support/start-test-engine.ts';
import { usePool } from '#tests/support/postgres/use-database.ts';

const core = realCore([], {
  actions: [
    {
      name: 'bind',
      definition: {
        type: 'mutation',
        kind: 'asynchronous',
        output_type: 'Binding',
        arguments: [{ name: 'book', type: 'Int!' }],
        handler: '{{ACTIONS_URL}}/bind',
        forward_client_headers: true,
      },
      permissions: [{ role: 'reader' }],
    },
  ],
  custom_types: { objects: [{ name: 'Binding', fields: [{ name: 'book', type: 'Int!' }] }] },
});

type Call = {
  readonly book: number;
  readonly user: string | undefined;
  readonly ticket: unknown;
  readonly answer: () => void;
};

const reader = (user: string) => ({
  ...asRole('reader'),
  'x-hasura-user-id': user,
});

describe('asynchronous actions', () => {
  let calls: Call[] = [];
  let isHolding = false;
  const engines = new Set<TestEngine>();

  const startEngine = async () => {
    const engine = await startTestEngine({
      databaseUrl: database.url,
      env: { ACTIONS_URL: handler.url },
      loadCore: core,
    });
    engines.add(engine);

    return engine;
  };
  const stop = async (engine: TestEngine) => {
    engines.delete(engine);
    await engine.stop();
  };
  const bind = async (engine: TestEngine, book: number, user: string) =>
    (
      await engine.post(
        { query: `mutation { bind(book: ${book}) }` },
        { ...reader(user), 'x-ticket': `ticket ${book}` },
      )
    ).body as { data?: { bind: string }; errors?: Array<{ extensions: { code: string } }> };
  const result = async (engine: TestEngine, id: string | undefined, user: string) =>
    (
      await engine.post(
        { query: 'query ($id: uuid!) { bind(id: $id) { output { book } errors } }', variables: { id } },
        reader(user),
      )
    ).body;
  /** Inserts an entry of the action log, as an earlier engine could have left it; returns its id. */
  const leave = async (entry: { user: string; attempts?: number; lease?: string; status?: string }) => {
    const { rows } = await sql.query<{ id: string }>(
      `insert into engine.action_log
         (action_name, input_payload, session_variables, caller, attempts, leased_until, status, response_received_at)
       values ('bind', '{"book": 1}', $1, $2, $3, now() + $4::interval, $5, now() + $4::interval) returning id`,
      [
        JSON.stringify({ 'x-hasura-role': 'reader', 'x-hasura-user-id': entry.user }),
        `reader ${entry.user}`,
        entry.attempts ?? 1,
        entry.lease ?? null,
        entry.status ?? 'created',
      ],
    );
    return rows[0]?.id;
  };

  const handler = useStarted(() =>
    startHandler(async (request, response) => {
      const { input, session_variables: variables } = (await json(request)) as {
        input: { book: number };
        session_variables: Record<string, string>;
      };
      const answer = () => {
        if (response.writableEnded) return;
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ book: input.book }));
      };
      calls.push({
        book: input.book,
        user: variables['x-hasura-user-id'],
        ticket: request.headers['x-ticket'],
        answer,
      });
      if (!isHolding) answer();
    }),
  );
  const { database, pool: sql } = usePool({ template: 'empty' }, { max: 1 });
  beforeAll(async () => {
    await stop(await startEngine());
  });
  afterEach(async () => {
    for (const call of calls) call.answer();
    for (const engine of engines) await stop(engine);
    await sql.query('truncate engine.action_log');
    calls = [];
    isHolding = false;
  });

  it('that run when the engine stops are called again by the next engine, with their headers', async () => {
    isHolding = true;
    const first = await startEngine();
    const id = (await bind(first, 7, 'a')).data?.bind;
    await expect.poll(() => calls.length).toBe(1);

    await stop(first);
    isHolding = false;
    const second = await startEngine();

    await expect
      .poll(() => result(second, id, 'a'))
      .toEqual({ data: { bind: { output: { book: 7 }, errors: null } } });
    expect(calls.map(({ book, user, ticket }) => ({ book, user, ticket }))).toEqual([
      { book: 7, user: 'a', ticket: 'ticket 7' },
      { book: 7, user: 'a', ticket: 'ticket 7' },
    ]);
    const { rows } = await sql.query('select request_headers, leased_until from engine.action_log');
    expect(rows).toEqual([{ request_headers: null, leased_until: null }]);
  });

  it('are called once even if two engines look for them', async () => {
    const both = [await startEngine(), await startEngine()] as const;

    const started = await Promise.all(
      Array.from({ length: 30 }, (_, book) => bind(both[book % 2 === 0 ? 0 : 1], book, `user ${book % 4}`)),
    );

    await expect
      .poll(async () => {
        const { rows } = await sql.query("select from engine.action_log where status = 'completed'");
        return rows.length;
      })
      .toBe(30);
    expect(new Set(started.map(({ data }) => data?.bind)).size).toBe(30);
    expect(calls.map(({ book }) => book).sort((a, b) => a - b)).toEqual([...Array(30).keys()]);
  });

  it('left by an engine that died are called again after their lease, and given up after five attempts', async () => {
    const dead = await leave({ user: 'dead', lease: '-1 s' });
    const alive = await leave({ user: 'alive', lease: '30 s' });
    const deadly = await leave({ user: 'deadly', lease: '-1 s', attempts: 5 });
    const engine = await startEngine();

    await expect
      .poll(() => result(engine, dead, 'dead'))
      .toMatchObject({ data: { bind: { output: { book: 1 } } } });
    expect(await result(engine, deadly, 'deadly')).toMatchObject({
      data: {
        bind: { output: null, errors: { code: 'unexpected', error: 'the call was interrupted 5 times' } },
      },
    });
    expect(await result(engine, alive, 'alive')).toEqual({ data: { bind: { output: null, errors: null } } });
    expect(calls.map(({ user }) => user)).toEqual(['dead']);
  });

  it('that finished more than a day ago are deleted', async () => {
    await leave({ user: 'old', lease: '-25 h', status: 'completed' });
    const young = await leave({ user: 'young', lease: '-23 h', status: 'completed' });
    await startEngine();

    await expect
      .poll(async () => (await sql.query('select id from engine.action_log')).rows)
      .toEqual([{ id: young }]);
  });

  it('of one caller leave places for another caller', async () => {
    isHolding = true;
    const engine = await startEngine();
    for (let book = 0; book < 8; book++) await bind(engine, book, 'eager');
    await expect.poll(() => calls.length).toBe(5);

    await bind(engine, 100, 'late');

    await expect.poll(() => calls.map(({ user }) => user)).toEqual([...Array(5).fill('eager'), 'late']);
    calls[0]?.answer();
    await expect.poll(() => calls.length).toBe(7);
    isHolding = false;
    for (const call of [...calls]) call.answer();
    await expect.poll(() => calls.length).toBe(9);
  });

  it('are refused to a caller that has too many of them waiting, and accepted from another caller', async () => {
    const engine = await startEngine();
    for (let n = 0; n < 100; n++) await leave({ user: 'eager', lease: '1 h' });

    expect((await bind(engine, 1, 'eager')).errors).toMatchObject([{ extensions: { code: 'too-busy' } }]);
    expect((await bind(engine, 1, 'late')).data?.bind).toEqual(expect.any(String));
  });
});
