import { describe, expect, it } from 'vitest';
import { excess, strangerOf } from '../support/ask-stranger.ts';
import { useBudgetWorld } from '../support/budget-world.ts';
import { openSocket } from '../support/open-socket.ts';

const MAX_ROWS = 10;
const MAX_BYTES = 2_000;
const MAX_ACTIONS = 3;

const world = useBudgetWorld({
  ENGINE_MAX_ROWS: String(MAX_ROWS),
  ENGINE_MAX_ANSWER_BYTES: String(MAX_BYTES),
  ENGINE_MAX_ACTIONS: String(MAX_ACTIONS),
});

const { ask, askSocket } = strangerOf(world);
const tooManyRows = (found: number) => excess('rows', found, MAX_ROWS);
const tooLong = {
  errors: [{ extensions: { code: 'limit-exceeded', limit: 'bytes of answer', allowed: MAX_BYTES } }],
};
const renamed = async () =>
  (await world.sql.query<{ count: number }>(`select count(*)::int from shelf where name <> 'Shelf'`)).rows[0]
    ?.count;

describe('the rows of an answer', () => {
  const shelves = (limit: number) => `{ shelf(limit: ${limit}, order_by: {id: desc}) { id } }`;

  it('are refused beyond the limit of ten', async () => {
    expect(await ask({ query: shelves(MAX_ROWS) })).toMatchObject({ data: { shelf: { length: MAX_ROWS } } });
    expect(await ask({ query: shelves(11) })).toEqual(tooManyRows(11));
    expect(await askSocket(shelves(11))).toEqual(tooManyRows(11));
  });

  it('are read no further than the first row beyond the limit', async () => {
    expect(await ask({ query: '{ shelf { id } }' })).toEqual(tooManyRows(11));
    expect(await ask({ query: '{ shelf_aggregate { aggregate { count } } }' })).toEqual({
      data: { shelf_aggregate: { aggregate: { count: 12 } } },
    });
  });

  it.each([
    ['related ones', '{ shelf(limit: 6, order_by: {id: desc}) { id books { id } } }', 12],
    ['those of all fields', '{ a: shelf(limit: 6) { id } b: shelf(limit: 5) { id } }', 11],
    ['those beside an action', '{ query_echo { shelf } shelf(limit: 11) { id } }', 11],
    ['those of an aggregate', '{ shelf_aggregate { aggregate { count } nodes { id } } }', 11],
    ['keys that no column can have', `{ ${'k'.repeat(70)}: shelf { ${'l'.repeat(70)}: id } }`, 11],
  ])('are counted with %s', async (_, query, found) => {
    expect(await ask({ query })).toEqual(tooManyRows(found));
  });

  it('are counted over a batch, whose later operations are not run', async () => {
    const batch = [
      shelves(6),
      shelves(6),
      shelves(1),
      'mutation { delete_shelf(where: {}) { affected_rows } }',
    ];

    expect(await ask(batch.map((query) => ({ query })))).toEqual([
      { data: { shelf: expect.any(Array) as unknown } },
      ...[1, 2, 3].map(() => tooManyRows(12)),
    ]);
    expect((await world.sql.query('select from shelf')).rowCount).toBe(12);
  });

  it('are limited in each state of a subscription and each batch of a stream', async () => {
    const stream = `subscription { shelf_stream(batch_size: 50, cursor: {initial_value: {id: 0}}) { id } }`;

    expect(await askSocket(`subscription ${shelves(11)}`)).toMatchObject(tooManyRows(11));
    expect(await askSocket(`subscription ${shelves(10)}`)).toHaveProperty('data.shelf');
    expect(await askSocket(stream)).toMatchObject(tooManyRows(11));
    expect(await askSocket(stream.replace('50', '10'))).toHaveProperty('data.shelf_stream.9');
  });
});

describe('a mutation whose answer is too long', () => {
  const rename = (where: string, returning: string, name = 'new') =>
    `update_shelf(where: {id: ${where}}, _set: {name: "${name}"}) { ${returning} }`;

  it.each([
    ['rows', rename('{_gt: 0}', 'returning { id }'), tooManyRows(11)],
    ['related rows', rename('{_lt: 7}', 'returning { id books { id } }'), tooManyRows(16)],
    ['changed rows that wait', rename('{_gt: 0}', 'returning { id books { id } }'), tooManyRows(12)],
    [
      'rows of all fields',
      `${rename('{_lt: 7}', 'returning { id }')} second: ${rename('{_lt: 6}', 'returning { id }')}`,
      tooManyRows(11),
    ],
    ['bytes', rename('{_lt: 4}', 'returning { name }', 'x'.repeat(700)), tooLong],
    [
      'bytes of all fields',
      `${rename('{_eq: 1}', 'returning { name }', 'é'.repeat(500))} second: ${rename('{_eq: 2}', 'returning { name }', 'é'.repeat(500))}`,
      tooLong,
    ],
  ])('because of its %s is rolled back, over HTTP and over WebSocket', async (_, fields, error) => {
    expect(await ask({ query: `mutation { ${fields} }` })).toMatchObject(error);
    expect(await askSocket(`mutation { ${fields} }`)).toMatchObject(error);
    expect(await renamed()).toBe(0);
  });

  it('because of earlier answers of its batch is rolled back', async () => {
    const [first, second] = (await ask([
      { query: '{ shelf(limit: 8) { id } }' },
      { query: `mutation { ${rename('{_lt: 4}', 'returning { id }')} }` },
    ])) as unknown[];

    expect(first).toHaveProperty('data');
    expect(second).toEqual(tooManyRows(11));
    expect(await renamed()).toBe(0);
  });

  it('is not one that changes many rows but does not return them', async () => {
    expect(await ask({ query: `mutation { ${rename('{_gt: 0}', 'affected_rows')} }` })).toEqual({
      data: { update_shelf: { affected_rows: 12 } },
    });
    expect(await renamed()).toBe(12);
  });

  it('is judged by its own rows, not by those of earlier requests on its connection', async () => {
    const query = `mutation { ${rename('{_lt: 11}', 'returning { id }')} }`;

    for (let time = 0; time < 3; time += 1) {
      expect(await ask({ query })).toHaveProperty('data.update_shelf.returning.9');
    }
  });
});

describe('actions', () => {
  const echo = (count: number, kind = 'query') =>
    Array.from({ length: count }, (_, at) => `a${at}: ${kind}_echo { shelf }`).join(' ');
  const tooMany = (found: number) => excess('actions', found, MAX_ACTIONS, '$.selectionSet');

  it.each([
    ['aliases', `{ ${echo(4)} }`],
    ['aliases of mutations', `mutation { ${echo(4, 'mutation')} }`],
    [
      'fragments',
      `{ ...f } fragment f on query_root { ${echo(3)} ...g } fragment g on query_root { b: query_echo { shelf } }`,
    ],
    ['inline fragments', `mutation { ... { ${echo(3, 'mutation')} ... { b: mutation_echo { shelf } } } }`],
  ])(
    'beyond the limit, through %s, are refused over HTTP and WebSocket, and none is called',
    async (_, query) => {
      expect(await ask({ query })).toEqual(tooMany(4));
      expect(await askSocket(query)).toEqual(tooMany(4));
      expect(world.called()).toBe(0);
    },
  );

  it('are counted over all operations of a batch', async () => {
    const answers = (await ask([
      { query: `{ ${echo(2)} }` },
      { query: `{ ${echo(2)} }` },
      { query: `{ ${echo(1)} }` },
    ])) as unknown[];

    expect(answers[0]).toHaveProperty('data.a1.shelf', 1);
    expect(answers[1]).toEqual(tooMany(4));
    expect(answers[2]).toHaveProperty('data.a0.shelf', 1);
    expect(world.called()).toBe(MAX_ACTIONS);
  });

  it('are called up to the limit, by each operation of a WebSocket separately', async () => {
    const socket = await openSocket(world.engine, {});
    for (const id of ['1', '2']) {
      socket.subscribe(id, `{ ${echo(MAX_ACTIONS)} }`);
      expect(await socket.result(id)).toHaveProperty('data.a2.shelf', 1);
    }
    expect(world.called()).toBe(2 * MAX_ACTIONS);
  });

  it('whose related rows exceed the limit are refused', async () => {
    await world.sql.query(`insert into book select 200 + n, 1 from generate_series(1, 6) n`);

    expect(await ask({ query: '{ query_echo { books { id } } }' })).toEqual(tooManyRows(11));
  });
});
