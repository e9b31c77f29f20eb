import { createServer, type AddressInfo } from 'node:net';
import { gql, InMemoryCache, type FieldPolicy } from '@apollo/client';
import { ApolloClient, HttpLink } from '@apollo/client/core';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { offsetLimitPagination } from '@apollo/client/utilities';
import { cacheExchange, Client, fetchExchange } from '@urql/core';
import { createClient } from 'graphql-ws';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { relayOutbox } from '#actions/features/relay-outbox/relay-outbox.ts';
import { postGraphql } from '#tests/support/api.ts';
import { useApi } from './use-api.ts';

const LIVE = 'subscription Links { footer_links(limit: 1) { id } }';
const SORTED = `query Sorted($by: [footer_links_order_by!]) {
  footer_links(order_by: $by) { id category label }
}`;

const api = useApi();
const headers = () => ({ 'x-api-key': api.key });
const apollo = (fields: Record<string, FieldPolicy> = {}) =>
  new ApolloClient({
    cache: new InMemoryCache({ typePolicies: { Query: { fields } } }),
    link: new HttpLink({ uri: api.graphql, headers: headers() }),
  });

type Row = { label: string };
type Ask = (by: unknown) => Promise<Row[]>;

function byApollo(): Ask {
  const client = apollo();
  const query = gql(SORTED);
  return async (by) =>
    (await client.query<{ footer_links: Row[] }>({ query, variables: { by } })).data!.footer_links;
}

function byUrql(): Ask {
  const client = new Client({
    url: api.graphql,
    fetchOptions: { headers: headers() },
    exchanges: [cacheExchange, fetchExchange],
  });
  return async (by) => (await client.query(SORTED, { by }).toPromise()).data.footer_links;
}

describe.each([
  ['Apollo Client', byApollo],
  ['urql', byUrql],
])('%s', (_name, open) => {
  it('takes two orders of the keys of an order_by object for one, but not two lists of one column each', async () => {
    const ask = open();
    const labels = async (by: unknown) => (await ask(by)).map(({ label }) => label);
    const asWritten = await labels([{ label: 'desc' }, { category: 'asc' }]);

    expect(await labels([{ category: 'asc' }, { label: 'desc' }])).not.toEqual(asWritten);
    await labels({ category: 'asc', label: 'desc' });
    expect(await labels({ label: 'desc', category: 'asc' })).not.toEqual(asWritten);
  });
});

const COUNT = gql('query Count { pricing_plans_aggregate { aggregate { count } } }');
const NODES = gql('query Nodes { pricing_plans_aggregate { nodes { id } } }');
const PAGE = gql(`query Page($category: String!) {
  pricing_plans(where: { category: { _eq: $category } }, order_by: [{ id: asc }], offset: 0, limit: 2) { id }
}`);

describe("Apollo Client's cache", () => {
  it.each<[string, Record<string, FieldPolicy>]>([
    ['loses', {}],
    ['keeps', { pricing_plans_aggregate: { merge: true } }],
  ])('%s the count once the nodes of the aggregate are read, with the policy %j', async (does, fields) => {
    const client = apollo(fields);
    await client.query({ query: COUNT });
    await client.query({ query: NODES });

    expect(client.readQuery({ query: COUNT }) === null).toBe(does === 'loses');
  });

  it.each([
    [1, offsetLimitPagination()],
    [2, offsetLimitPagination(['where', 'order_by'])],
  ])('has %i list(s) of the pages of two filters, with offsetLimitPagination', async (lists, policy) => {
    const client = apollo({ pricing_plans: policy });
    for (const category of ['shared', 'cloud']) await client.query({ query: PAGE, variables: { category } });
    const { ROOT_QUERY } = client.cache.extract() as { ROOT_QUERY: Record<string, unknown> };

    expect(Object.keys(ROOT_QUERY).filter((name) => name.startsWith('pricing_plans'))).toHaveLength(lists);
  });
});

describe('Apollo Client on a Node without WebSocket', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('tells that it cannot connect, once WebSocket is a global', async () => {
    vi.stubGlobal('WebSocket', WebSocket);
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    const socket = createClient({
      url: `ws://127.0.0.1:${port}`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
    });
    const client = new ApolloClient({ cache: new InMemoryCache(), link: new GraphQLWsLink(socket) });
    const heard = await new Promise<unknown>((resolve) => {
      client
        .subscribe({ query: gql(LIVE) })
        .subscribe({ next: ({ error }) => resolve(error), error: resolve });
    });

    expect(heard).toMatchObject({ message: 'Socket closed' });
  });
});

type Links = { label: string } | null;

/** Follows a stream over graphql-ws until it gives the link "last"; returns the labels. */
async function streamed(query: string, linkOf: (row: Record<string, Links>) => Links): Promise<string[]> {
  const client = createClient({ url: api.socket, webSocketImpl: WebSocket, connectionParams: headers() });
  const seen: string[] = [];
  for await (const { data } of client.iterate<{ rows: Record<string, Links>[] }>({ query })) {
    seen.push(...data!.rows.flatMap((row) => linkOf(row)?.label ?? []));
    if (seen.includes('last')) break;
  }
  await client.dispose();
  return seen;
}

describe('a stream in batches', () => {
  const add = async (labels: readonly string[]) => {
    const answer = await postGraphql(
      api.web.url,
      'mutation Add($links: [footer_links_insert_input!]!) { insert_footer_links(objects: $links) { affected_rows } }',
      {
        variables: { links: labels.map((label) => ({ label, url: '/status', category: 'Company' })) },
        headers: headers(),
      },
    );
    expect(answer).toHaveProperty('data.insert_footer_links.affected_rows', labels.length);
  };

  it('loses rows of one transaction over created_at, and none over the number of changes', async () => {
    const since = new Date().toISOString();
    await add(['one', 'two', 'three']);
    await add(['last']);

    const byTime = `subscription { rows: footer_links_stream(batch_size: 2, cursor: { initial_value: { created_at: "${since}" } }) { link: label } }`;
    const seen = await streamed(byTime, ({ link }) => ({ label: String(link) }));
    await relayOutbox(api.actions.pool);
    const byNumber =
      'subscription { rows: changes_stream(batch_size: 2, cursor: { initial_value: { number: "0" } }) { footer_link { label } } }';
    const all = await streamed(byNumber, (row) => row['footer_link'] ?? null);

    expect(seen).toHaveLength(3);
    expect(all).toEqual(expect.arrayContaining(['one', 'two', 'three', 'last']));
  });
});
