import { describe, expect, it } from 'vitest';
import { realCore } from '../support/real-core.ts';
import { asRole, startTestEngine } from '../support/start-test-engine.ts';
import { useEngine } from '../support/use-engine.ts';

/** Saved operations as in `hasura/metadata`: name, URL, methods and query. */
const SAVED = [
  ['items', 'items', ['GET', 'POST'], '{ item { id name } }'],
  [
    'item',
    'items/:id',
    ['GET'],
    'query ($id: Int!, $named: Boolean = false) { item_by_pk(id: $id) { id name @include(if: $named) } }',
  ],
  [
    'like',
    'items/like/:name',
    ['GET'],
    'query ($name: String!) { item(where: { name: { _eq: $name } }) { id } }',
  ],
  [
    'some',
    'some-items',
    ['GET', 'POST'],
    'query ($ids: [Int!] = [1, 2], $most: Int) { item(where: { id: { _in: $ids } }, limit: $most) { id } }',
  ],
  [
    'add',
    'items',
    ['PUT'],
    'mutation ($id: Int!, $name: String!) { insert_item_one(object: { id: $id, name: $name }) { id } }',
  ],
  ['hidden', 'hidden', ['GET'], '{ item { secret } }'],
] as const;

const metadata = {
  query_collections: [
    { name: 'saved', definition: { queries: SAVED.map(([name, , , query]) => ({ name, query })) } },
  ],
  rest_endpoints: SAVED.map(([name, url, methods]) => ({
    name,
    url,
    methods,
    comment: null,
    definition: { query: { collection_name: 'saved', query_name: name } },
  })),
};
const columns = ['id', 'name'];
const table = {
  table: 'item',
  select_permissions: [{ role: 'reader', permission: { columns, filter: {} } }],
  insert_permissions: [{ role: 'reader', permission: { columns, check: {} } }],
};

const { database, engine } = useEngine(
  `create table item (id int primary key, name text, secret text);
  insert into item values (1, 'a/b c'), (2, 'two')`,
  { loadCore: realCore([table], metadata) },
);

async function ask(path: string, { method = 'GET', body, headers = {} }: RestRequest = {}) {
  const response = await fetch(`${engine.url}/api/rest/${path}`, {
    method,
    headers: {
      ...asRole('reader'),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });

  return { status: response.status, body: (await response.json()) as unknown, headers: response.headers };
}
type RestRequest = { method?: string; body?: unknown; headers?: Record<string, string> };

describe('a REST endpoint of a saved operation', () => {
  it('answers with the data, without GraphQL’s "data" around it', async () => {
    expect(await ask('items')).toMatchObject({
      status: 200,
      body: {
        item: [
          { id: 1, name: 'a/b c' },
          { id: 2, name: 'two' },
        ],
      },
    });
  });

  it('takes variables from the path, the query string and the body', async () => {
    expect((await ask('items/2')).body).toEqual({ item_by_pk: { id: 2 } });
    expect((await ask('items/2?named')).body).toEqual({ item_by_pk: { id: 2, name: 'two' } });
    expect((await ask('items/2?named=true')).body).toEqual({ item_by_pk: { id: 2, name: 'two' } });
    expect((await ask(`items/like/${encodeURIComponent('a/b c')}`)).body).toEqual({ item: [{ id: 1 }] });
    expect((await ask('some-items', { method: 'POST', body: { ids: [2, 1], most: 1 } })).body).toEqual({
      item: [{ id: 1 }],
    });
    expect((await ask('some-items?most=1')).body).toEqual({ item: [{ id: 1 }] });
    expect((await ask('some-items?most=')).body).toEqual({ item: [{ id: 1 }, { id: 2 }] });
  });

  it('may run a mutation', async () => {
    expect((await ask('items', { method: 'PUT', body: { id: 3, name: 'three' } })).body).toEqual({
      insert_item_one: { id: 3 },
    });
    expect((await ask('items/3')).body).toEqual({ item_by_pk: { id: 3 } });
    expect(await ask('items', { method: 'PUT', body: { id: 3, name: 'again' } })).toMatchObject({
      status: 400,
      body: { path: '$.selectionSet.insert_item_one.args.object', code: 'constraint-violation' },
    });
  });

  it.each([
    ['nothing', {}, 404, 'not-found', 'Endpoint not found'],
    ['items/1/2', {}, 404, 'not-found', 'Endpoint not found'],
    ['items/1', { method: 'DELETE' }, 405, 'method-not-allowed', 'Allowed methods: GET'],
    ['items?colour=red', {}, 400, 'bad-request', 'Unexpected variable colour'],
    ['items/one', {}, 400, 'data-exception', expect.stringContaining('integer')],
    ['some-items?ids=1', {}, 400, 'bad-request', expect.stringContaining('List variables are not')],
    ['items/%', {}, 400, 'bad-request', 'the address is not well encoded'],
    ['hidden', {}, 400, 'validation-failed', expect.stringContaining('secret')],
    ['items', { method: 'PUT', body: { id: 4 } }, 400, 'validation-failed', expect.stringContaining('name')],
    ['items', { method: 'PUT', body: '[' }, 400, 'invalid-json', 'the body is not valid JSON'],
    ['items', { method: 'PUT', body: [] }, 400, 'parse-failed', expect.stringContaining('Object')],
    ['items', { headers: { 'x-hasura-admin-secret': 'wrong' } }, 401, 'access-denied', expect.any(String)],
  ] as const)(
    'answers the faulty request %s %j with status %i and code %s',
    async (path, request, status, code, error) => {
      expect(await ask(path, request)).toMatchObject({
        status,
        body: { path: expect.any(String), code, error },
      });
    },
  );

  it('names the allowed methods of its address in the header Allow', async () => {
    expect((await ask('items', { method: 'DELETE' })).headers.get('allow')).toBe('GET, POST, PUT');
  });
});

describe('metadata with an invalid REST endpoint', () => {
  const withQuery = (query: string, url = 'here') => ({
    query_collections: [{ name: 'saved', definition: { queries: [{ name: 'one', query }] } }],
    rest_endpoints: [
      {
        name: 'one',
        url,
        methods: ['GET'],
        definition: { query: { collection_name: 'saved', query_name: 'one' } },
      },
    ],
  });
  const load = async (more: Record<string, unknown>) => {
    const broken = startTestEngine({ databaseUrl: database.url, loadCore: realCore([table], more) });
    await (await broken).stop();
  };

  it.each([
    [withQuery('subscription { item { id } }'), /rest_endpoints\[0\].*subscription/],
    [withQuery('query a { item { id } } query b { item { id } }'), /exactly one operation/],
    [withQuery('{ item {'), /not a valid graphql query/],
    [withQuery('{ item { id } }', 'items/:id'), /no variable id/],
    [withQuery('query ($id: Int!) { item_by_pk(id: $id) { id } }', 'a/:id/:id'), /stands twice/],
    [withQuery('{ item { id } }', '/items'), /empty segment/],
  ])('stop the start with the fault of %j', async (more, fault) => {
    await expect(load(more)).rejects.toThrow(fault);
  });

  it('stop the start if two endpoints match the same requests', async () => {
    const one = withQuery('query ($id: Int!) { item_by_pk(id: $id) { id } }', 'items/:id');
    const [endpoint] = one.rest_endpoints;
    const both = { ...one, rest_endpoints: [endpoint, { ...endpoint, name: 'two', url: ':id/first' }] };

    await expect(load(both)).rejects.toThrow(/means the same requests/);
  });
});
