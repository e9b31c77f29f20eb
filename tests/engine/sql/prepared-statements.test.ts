import { describe, expect, it } from 'vitest';
import { realCore } from '../support/real-core.ts';
import { asRole } from '../support/start-test-engine.ts';
import { useEngine } from '../support/use-engine.ts';

/** Statements of another role, the last of which (from OFTEN_FROM on) run often enough to be kept too. */
const OTHERS = 1_000;
const OFTEN_FROM = 780;
/** Statements that a connection keeps for each role. */
const MAX_KEPT = 200;
/** Runs after which a statement's plan is kept and the statement has a name. */
const OFTEN = 5;
const BATCH = 20;

const STRANGER = {};
const WRITER = asRole('writer');
const READER = asRole('reader');

/** A statement kept on the engine's only connection, as the engine itself reads it from pg_prepared_statements. */
type Kept = { readonly name: string; readonly statement: string };

const ask = async (body: unknown, headers: Record<string, string>) =>
  (await engine.post(body, headers)).body as { data?: Record<string, unknown> };
const asking = (field: string) => ({ query: `{ item { ${field}: id } }` });
const often = async (field: string, headers: Record<string, string>) => {
  for (let time = 0; time < OFTEN; time += 1)
    expect(await ask(asking(field), headers)).toEqual({ data: { item: [{ [field]: 1 }] } });
};
const kept = async () => {
  const query = 'query Kept { prepared { name statement } }';

  return (await engine.post({ query })).body as { data: { prepared: readonly Kept[] } };
};
const isKept = async (field: string) => {
  const { data } = await kept();

  return data.prepared.some(({ statement }) => statement.includes(`"${field}"`));
};

const permission = { columns: ['id', 'name'], filter: {} };
const select_permissions = ['anonymous', 'reader', 'writer'].map((role) => ({ role, permission }));
const insert_permissions = [{ role: 'writer', permission: { columns: ['id', 'name'], check: {} } }];
const { engine } = useEngine(
  `create table item (id int primary key, name text); insert into item values (1, 'one');
  create view prepared as select name, statement from pg_prepared_statements`,
  {
    env: { HASURA_GRAPHQL_PG_CONNECTIONS: '1', HASURA_GRAPHQL_UNAUTHORIZED_ROLE: 'anonymous' },
    loadCore: realCore([{ table: 'item', select_permissions, insert_permissions }, { table: 'prepared' }]),
  },
);

describe('statements that a connection keeps prepared', () => {
  it('are the frequent ones of each role, even after a client has sent a thousand others', async () => {
    await often('hot_before', STRANGER);
    await often('of_another_role', READER);
    expect([await isKept('hot_before'), await isKept('of_another_role')]).toEqual([true, true]);

    for (let first = 0; first < OTHERS; first += BATCH) {
      const batch = Array.from({ length: BATCH }, (_, at) => asking(`other_${first + at}`));
      const times = first + BATCH > OFTEN_FROM ? OFTEN : 1;
      for (let time = 0; time < times; time += 1) await ask(batch, STRANGER);
    }
    await often('hot_after', STRANGER);

    expect(await isKept('hot_after')).toBe(true);
    expect(await isKept('of_another_role')).toBe(true);
    expect(await isKept(`other_${OTHERS - 1}`)).toBe(true);
  });

  it('are 200 at most for a role, and evicted ones are closed in the database', async () => {
    const { data } = await kept();
    const strangers = data.prepared.filter(({ statement }) => /"(other_\d+|hot_\w+)"/.test(statement));

    expect(strangers).toHaveLength(MAX_KEPT);
    expect([await isKept('hot_before'), await isKept(`other_${OFTEN_FROM}`)]).toEqual([false, false]);
  });

  it('are prepared again when they are used often again', async () => {
    await often('hot_before', STRANGER);

    expect(await isKept('hot_before')).toBe(true);
  });
});

describe('a prepared statement that is closed to make room', () => {
  it('is prepared again even if the mutation that needed the room has failed', async () => {
    const fields = Array.from({ length: MAX_KEPT }, (_, at) => `kept_${at}`);
    for (let first = 0; first < fields.length; first += BATCH)
      for (let time = 0; time < OFTEN; time += 1)
        await ask(fields.slice(first, first + BATCH).map(asking), WRITER);
    const query = `mutation { taken: insert_item_one(object: {id: 1}) { id } free: insert_item_one(object: {id: 2}) { id } }`;
    for (let time = 0; time < OFTEN; time += 1) await ask({ query }, WRITER);

    for (const field of fields.slice(0, BATCH)) await often(field, WRITER);
  });
});

describe('a statement with a LIKE pattern', () => {
  it('is not kept prepared, unlike a statement with an equality', async () => {
    const search = (field: string, operator: string) =>
      `query ($text: String!) { item(where: {name: {${operator}: $text}}) { ${field}: id } }`;
    for (const [field, operator] of [
      ['by_pattern', '_like'],
      ['by_value', '_eq'],
    ] as const) {
      for (let time = 0; time < OFTEN; time += 1)
        expect(await ask({ query: search(field, operator), variables: { text: 'one' } }, STRANGER)).toEqual({
          data: { item: [{ [field]: 1 }] },
        });
    }

    expect([await isKept('by_pattern'), await isKept('by_value')]).toEqual([false, true]);
  });
});

describe('the SQL of a list', () => {
  it('joins the rows to their keys only where an offset is given', async () => {
    const joinsWith = async (field: string, variables: object) => {
      const query = `query ($offset: Int) { item(order_by: {id: asc}, offset: $offset) { ${field}: id } }`;
      for (let time = 0; time < OFTEN; time += 1) await ask({ query, variables }, STRANGER);
      const { data } = await kept();

      return data.prepared
        .find(({ statement }) => statement.includes(`"${field}"`))
        ?.statement.includes(' join ');
    };

    expect(await joinsWith('skipping', { offset: 0 })).toBe(true);
    expect(await joinsWith('without', {})).toBe(false);
    expect(await joinsWith('with_null', { offset: null })).toBe(false);
  });
});
