import { describe, expect, it } from 'vitest';
import { CommandLine } from './command-line.ts';
import { useWorld } from './world.ts';

const world = useWorld();

const explain = (query: string, user: object = {}, variables: object = {}) =>
  world.cli.send('POST', '/v1/graphql/explain', { query: { query, variables }, user });

const sql = expect.stringContaining('"item"') as string;
const plan = expect.arrayContaining([expect.stringContaining('item') as string]) as string[];

describe('the explanation of an operation', () => {
  it("has an entry for each root field, with the role's SQL and PostgreSQL's plan for it", async () => {
    const query = `query ($id: Int!) {
      all: item { id }
      ...one
      __typename
    }
    fragment one on query_root { one: item_by_pk(id: $id) { id } }`;

    expect((await explain(query, { 'x-hasura-role': 'reader' }, { id: 1 })).body).toEqual([
      { field: 'all', sql, plan },
      {
        field: 'one',
        sql,
        plan: expect.arrayContaining([expect.stringContaining('id = 1') as string]) as string[],
      },
      { field: '__typename', sql: null, plan: null },
    ]);
  });

  it('has one entry for a subscription, with the variables of its cohort', async () => {
    expect((await explain('subscription { item { id } }')).body).toEqual({
      sql,
      plan,
      variables: { session: {}, query: {}, synthetic: [], cursor: {} },
    });
    const query = 'subscription ($id: Int!) { item(where: { id: { _eq: $id } }, limit: 5) { id } }';

    expect((await explain(query, {}, { id: 1 })).body).toMatchObject({
      variables: { session: {}, query: { id: '1' }, synthetic: ['5'], cursor: {} },
    });
  });

  it('is refused without the admin secret', async () => {
    const body = { query: { query: '{ item { id } }' } };
    const reply = await new CommandLine(world.engine, 'wrong').send('POST', '/v1/graphql/explain', body);

    expect(reply).toMatchObject({ status: 401, body: { code: 'access-denied' } });
  });

  it('is refused for a field that the role may not see, and for a mutation', async () => {
    const refused = await explain('{ item { id } }', { 'x-hasura-role': 'nobody' });
    expect(refused).toMatchObject({ status: 400, body: { code: 'validation-failed' } });

    const mutation = await explain('mutation { insert_item_one(object: { id: 3 }) { id } }');
    expect(mutation).toMatchObject({
      status: 400,
      body: { code: 'invalid-params', error: 'only queries can be explained' },
    });
  });
});
