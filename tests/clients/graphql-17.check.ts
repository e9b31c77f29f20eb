import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi } from './use-api.ts';

/** Packages that new projects get today; graphql-request accepts graphql 16 at most. */
const PACKAGES = [
  'graphql@17.1.0',
  '@apollo/client@4.3.8',
  '@urql/core@6.0.3',
  'graphql-ws@6.4.2',
  'rxjs@7.8.2',
  'ws@8.23.0',
];
const REQUEST = 'graphql-request@7.4.0';
const PROGRAM = `
import { createHash } from 'node:crypto';
import { ApolloClient, ApolloLink, gql, HttpLink, InMemoryCache } from '@apollo/client/core';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { cacheExchange, Client, fetchExchange } from '@urql/core';
import { buildClientSchema, getIntrospectionQuery, parse, validateSchema, version } from 'graphql';
import { GraphQLClient } from 'graphql-request';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';

globalThis.WebSocket ??= WebSocket;
const [uri, socket, key] = process.argv.slice(2);
const headers = { 'x-api-key': key };
const LINKS = 'query Links { footer_links(where: { category: { _eq: "Services" } }, limit: 1) { id ...Words } } fragment Words on footer_links { label }';
const SEEN = 'subscription Seen { footer_links(limit: 1) { id } }';
const ADD = 'mutation Add { insert_footer_links_one(object: { label: "By 17", url: "/status", category: "Company" }) { id } }';
const PEOPLE = 'query People { contacts { email } }';
const codeOf = (error) => (error.errors ?? error.graphQLErrors ?? error.response?.errors)[0].extensions.code;
const http = new HttpLink({ uri, headers });
const sha256 = (text) => createHash('sha256').update(text).digest('hex');
const apolloBy = (link) => new ApolloClient({ link, cache: new InMemoryCache() });
const apollo = apolloBy(http);
const persisted = apolloBy(ApolloLink.from([new PersistedQueryLink({ sha256 }), http]));
const urql = new Client({ url: uri, fetchOptions: { headers }, exchanges: [cacheExchange, fetchExchange] });
const request = new GraphQLClient(uri, { headers });
const live = createClient({ url: socket, webSocketImpl: WebSocket, connectionParams: headers });
const heard = await new Promise((resolve, reject) => {
  const stop = apolloBy(new GraphQLWsLink(live)).subscribe({ query: gql(SEEN) }).subscribe({ next: resolve, error: reject });
  void stop;
});
const asked = await request.request(getIntrospectionQuery());
console.log(JSON.stringify({
  version,
  faults: validateSchema(buildClientSchema(asked)),
  apollo: [
    (await apollo.query({ query: gql(LINKS) })).data.footer_links.length,
    (await persisted.query({ query: gql(LINKS) })).data.footer_links.length,
    (await apollo.mutate({ mutation: gql(ADD) })).data.insert_footer_links_one.__typename,
    heard.data.footer_links.length,
    await apollo.query({ query: gql(PEOPLE) }).catch(codeOf),
  ],
  urql: [(await urql.query(parse(LINKS), {})).data.footer_links.length, codeOf((await urql.query(parse(PEOPLE), {})).error)],
  request: [(await request.request(LINKS)).footer_links.length, await request.request(PEOPLE).catch(codeOf)],
}));
process.exit();
`;
const run = promisify(execFile);
const folder = fileURLToPath(
  new URL('../../node_modules/.cache/generated-clients/graphql-17', import.meta.url),
);
const install = (...options: string[]) =>
  run('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts', ...options]);

const api = useApi();

describe('clients beside graphql 17', { timeout: 600_000 }, () => {
  beforeAll(async () => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{"private":true,"type":"module"}');
    await install(...PACKAGES);
  }, 600_000);

  it('is refused by npm for graphql-request, unless peers are left aside', async () => {
    await expect(install(REQUEST)).rejects.toThrow(/peer graphql@"14 - 16" from graphql-request/);
  });

  it('read the schema, read, write, hear live, and get the error for what is not allowed', async () => {
    await install('--legacy-peer-deps', REQUEST);
    writeFileSync(join(folder, 'program.mjs'), PROGRAM);
    const { stdout } = await run('node', [join(folder, 'program.mjs'), api.graphql, api.socket, api.key]);

    expect(JSON.parse(stdout)).toEqual({
      version: '17.1.0',
      faults: [],
      apollo: [1, 1, 'footer_links', 1, 'validation-failed'],
      urql: [1, 'validation-failed'],
      request: [1, 'validation-failed'],
    });
  });
});
