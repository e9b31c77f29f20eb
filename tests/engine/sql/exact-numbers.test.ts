import { describe, expect, it } from 'vitest';
import { openSocket } from '../support/open-socket.ts';
import { realCore } from '../support/real-core.ts';
import { ADMIN } from '../support/start-test-engine.ts';
import { useEngine } from '../support/use-engine.ts';

/** Two neighbours that have the same double. */
const [FIRST, SECOND] = ['9007199254740992', '9007199254740993'];
const NUMERIC = '12345678901234567890.12345678901234567890';
const ASK = 'query ($id: bigint!) { big_by_pk(id: $id) { name } }';

/** A saved operation, which REST reaches with its variables in the body, in the path and in the query. */
const metadata = {
  query_collections: [
    {
      name: 'saved',
      definition: {
        queries: [
          { name: 'big', query: ASK },
          { name: 'exact', query: 'query ($n: numeric!) { big(where: { amount: { _eq: $n } }) { name } }' },
        ],
      },
    },
  ],
  rest_endpoints: [
    ['big', 'big', ['POST']],
    ['big', 'big/:id', ['GET']],
    ['exact', 'exact', ['GET']],
  ].map(([name, url, methods], index) => ({
    name: `${String(name)} ${index}`,
    url,
    methods,
    definition: { query: { collection_name: 'saved', query_name: name } },
  })),
};

describe('numbers that a double cannot hold', () => {
  const { engine, sql } = useEngine(
    `create table big (id bigint primary key, name text, amount numeric, note jsonb);
      create table small (id int primary key, name text);
      insert into small values (42, 'right');
      insert into big (id, name, amount) values (${FIRST}, 'first', 0), (${SECOND}, 'second', ${NUMERIC})`,
    { loadCore: realCore([{ table: 'big' }, { table: 'small' }], metadata) },
  );

  const body = (id: string, query = ASK) => `{"query":${JSON.stringify(query)},"variables":{"id":${id}}}`;
  const rest = async (path: string, init: RequestInit = {}) =>
    (
      await fetch(`${engine.url}/api/rest/${path}`, {
        headers: { ...ADMIN, 'content-type': 'application/json' },
        ...init,
      })
    ).json() as Promise<unknown>;
  const named = (name: string) => ({ big_by_pk: { name } });

  it.each([
    [FIRST, 'first'],
    [SECOND, 'second'],
  ])('find exactly the row of %s by HTTP, batch, document and REST', async (id, name) => {
    expect((await engine.post(body(id))).body).toEqual({ data: named(name) });
    expect((await engine.post(`[${body(id)}]`)).body).toEqual([{ data: named(name) }]);
    expect((await engine.post({ query: `{ big_by_pk(id: ${id}) { name } }` })).body).toEqual({
      data: named(name),
    });
    expect(await rest('big', { method: 'POST', body: `{"id":${id}}` })).toEqual(named(name));
    expect(await rest(`big/${id}`)).toEqual(named(name));
  });

  it.each(['graphql-transport-ws', 'graphql-ws'] as const)(
    'find exactly their row on a WebSocket (%s)',
    async (protocol) => {
      const socket = await openSocket(engine, ADMIN, protocol);
      const type = protocol === 'graphql-ws' ? 'start' : 'subscribe';

      socket.send(
        `{"type":"${type}","id":"1","payload":${body(SECOND, ASK.replace('query', 'subscription'))}}`,
      );

      const { payload } = await socket.next(({ id }) => id === '1');
      expect(payload).toEqual({ data: named('second') });
    },
  );

  it('are read exactly from the query string of REST', async () => {
    expect(await rest(`exact?n=${NUMERIC}`)).toEqual({ big: [{ name: 'second' }] });
  });

  it('keep every digit in numeric and jsonb columns, from variables and from the document', async () => {
    const write = `mutation ($amount: numeric, $note: jsonb) {
      update_big_by_pk(pk_columns: { id: ${FIRST} }, _set: { amount: $amount, note: $note }) { id } }`;
    const note = `{"list":[${SECOND},1.5],"deep":{"n":${NUMERIC}}}`;

    await engine.post(`{"query":${JSON.stringify(write)},"variables":{"amount":${NUMERIC},"note":${note}}}`);
    const read = 'select amount::text, note::text from big where id = $1';
    const byVariable = await sql.query<{ amount: string; note: string }>(read, [FIRST]);
    await engine.post({
      query: `mutation { update_big_by_pk(pk_columns: { id: ${FIRST} }, _set: { note: { n: ${SECOND} } }) { id } }`,
    });
    const byDocument = await sql.query<{ note: string }>(read, [FIRST]);

    expect(byVariable.rows[0]?.amount).toBe(NUMERIC);
    expect(byVariable.rows[0]?.note).toContain(`[${SECOND}, 1.5]`);
    expect(byVariable.rows[0]?.note).toContain(NUMERIC);
    expect(byDocument.rows[0]?.note).toBe(`{"n": ${SECOND}}`);
  });

  it.each(['41.99999999999999999999', '42.00000000000000000001'])(
    'never match a neighbouring integer as an Int: %s',
    async (id) => {
      const ask = 'query ($id: Int!) { small_by_pk(id: $id) { name } }';

      const { body: byVariable } = await engine.post(body(id, ask));
      const { body: byDocument } = await engine.post({ query: `{ small_by_pk(id: ${id}) { name } }` });

      expect(byVariable).toHaveProperty('errors');
      expect(byDocument).toHaveProperty('errors');
      expect((await engine.post(body('42', ask))).body).toEqual({ data: { small_by_pk: { name: 'right' } } });
    },
  );

  it('are refused where the column or argument can not hold them', async () => {
    const query = 'query ($n: Int!) { big(limit: $n) { id } }';
    const { body: answer } = await engine.post(`{"query":"${query}","variables":{"n":${SECOND}}}`);
    const { body: row } = await engine.post(`{"query":${JSON.stringify(ASK)},"variables":{"id":${NUMERIC}}}`);

    expect(answer).toHaveProperty('errors');
    expect(row).toHaveProperty('errors');
  });
});
