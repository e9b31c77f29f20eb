import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { secretText, signEvent } from '#actions/features/send-webhooks/sign-event.ts';
import { GQL, itWith, pythonWith, run } from './tools.ts';
import { useApi } from './use-api.ts';

const LINKS = 'query Links { footer_links(limit: 1) { id label } }';
const PEOPLE = 'query People { contacts { email } }';
const PYTHON_PACKAGES = [...GQL, 'sgqlc==16.5', 'standardwebhooks==1.1.0'];
const load = createRequire(new URL('large/package.json', import.meta.url));

type Data = Record<string, unknown>;
type Fault = { extensions: { code: string } };
/** Asks by a client; throws what the client throws. */
type Ask = (query: string) => Promise<Data>;

const api = useApi();

const headers = () => ({ 'x-api-key': api.key });

function byGraphqlRequest(): Ask {
  const { GraphQLClient } = load('graphql-request') as {
    GraphQLClient: new (url: string, options: object) => { request: Ask };
  };
  const client = new GraphQLClient(api.graphql, { headers: headers() });

  return (query) => client.request(query);
}

function byTanStackQuery(): Ask {
  const { QueryClient } = load('@tanstack/query-core') as {
    QueryClient: new () => { fetchQuery: (options: object) => Promise<Data> };
  };
  const client = new QueryClient();
  const ask = byGraphqlRequest();

  return (query) => client.fetchQuery({ queryKey: [query], queryFn: () => ask(query), retry: false });
}

function byApollo3(): Ask {
  const { ApolloClient, HttpLink, InMemoryCache, gql } = load('apollo-client-3/core') as {
    ApolloClient: new (options: object) => { query: (options: object) => Promise<{ data: Data }> };
    HttpLink: new (options: object) => object;
    InMemoryCache: new () => object;
    gql: (query: string) => object;
  };
  const link = new HttpLink({ uri: api.graphql, headers: headers(), fetch });
  const client = new ApolloClient({ link, cache: new InMemoryCache() });

  return async (query) => (await client.query({ query: gql(query) })).data;
}

function byRelay(): Ask {
  const { Environment, Network, RecordSource, Store, Observable } = load('relay-runtime') as {
    Environment: new (options: object) => { getNetwork: () => { execute: (...of: unknown[]) => Pending } };
    Network: { create: (fetchFn: (operation: { text: string }) => unknown) => object };
    RecordSource: new () => object;
    Store: new (source: object) => object;
    Observable: { from: (answer: Promise<unknown>) => unknown };
  };
  type Pending = { toPromise: () => Promise<{ data: Data }> };
  const network = Network.create(({ text }) =>
    Observable.from(
      fetch(api.graphql, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers() },
        body: JSON.stringify({ query: text }),
      }).then(async (response) => {
        const answer = (await response.json()) as { errors?: Fault[] };
        if (answer.errors) throw Object.assign(new Error('Refused'), answer);
        return answer;
      }),
    ),
  );
  const environment = new Environment({ network, store: new Store(new RecordSource()) });

  return async (text) =>
    (await environment.getNetwork().execute({ text, name: 'Query', id: null }, {}, {}).toPromise()).data;
}

/** Returns the code in an error of any of these clients. */
function codeOf(error: unknown): string | undefined {
  const { response, graphQLErrors, errors } = error as {
    response?: { errors: Fault[] };
    graphQLErrors?: Fault[];
    errors?: Fault[];
  };
  return (response?.errors ?? graphQLErrors ?? errors)?.[0]?.extensions.code;
}

describe.each([
  ['graphql-request', byGraphqlRequest],
  ["TanStack's query client", byTanStackQuery],
  ['Apollo Client 3', byApollo3],
  ["Relay's runtime", byRelay],
])('%s with an API key', (_, open) => {
  it('reads, and gets the error for what is not allowed', async () => {
    const ask = open();

    expect(await ask(LINKS)).toMatchObject({ footer_links: [{ label: expect.any(String) }] });
    expect(codeOf(await ask(PEOPLE).catch((error: unknown) => error))).toBe('validation-failed');
  });
});

describe('client libraries in Python', () => {
  const install = () => pythonWith('more-clients', PYTHON_PACKAGES);

  itWith(
    'python3',
    'gql reads the schema, reads, writes, receives changes live, and gets the error for what is not allowed',
    async () => {
      const program = [
        'tests/web/clients/gql_client.py',
        api.graphql,
        api.socket,
        await api.tokenOf(api.key),
      ];

      expect(JSON.parse((await run(await install(), program)).stdout)).toEqual({
        read: 1,
        written: 'By gql',
        refused: 'validation-failed',
        heard: [[], ['By gql, live']],
      });
    },
  );

  itWith('python3', 'sgqlc reads, and gets the error for what is not allowed', async () => {
    const program = `
import json, sys
from sgqlc.endpoint.http import HTTPEndpoint
ask = HTTPEndpoint(sys.argv[1], {"x-api-key": sys.argv[2]})
print(json.dumps([len(ask(sys.argv[3])["data"]["footer_links"]), ask(sys.argv[4])["errors"][0]["extensions"]["code"]]))`;
    const { stdout } = await run(await install(), ['-c', program, api.graphql, api.key, LINKS, PEOPLE]);

    expect(JSON.parse(stdout)).toEqual([1, 'validation-failed']);
  });

  itWith('python3', 'the library of Standard Webhooks verifies an event that the product signs', async () => {
    const secret = Buffer.from('a secret that only this test knows');
    const body = JSON.stringify({ type: 'notice.published', data: { content: 'مرحبًا' } });
    const headers = signEvent('msg_1', body, [secret], new Date());
    const program = `
import json, sys
from standardwebhooks import Webhook, WebhookVerificationError
webhook, body, headers = Webhook(sys.argv[1]), sys.argv[2], json.loads(sys.argv[3])
verified = webhook.verify(body, headers)
try:
    webhook.verify(body + " ", headers)
except WebhookVerificationError:
    print(json.dumps(verified))`;
    const { stdout } = await run(await install(), [
      '-c',
      program,
      secretText(secret),
      body,
      JSON.stringify(headers),
    ]);

    expect(JSON.parse(stdout)).toEqual(JSON.parse(body));
  });
});
