import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { postGraphql } from '#tests/support/api.ts';
import { BUILD_MS, cacheFolder, run } from './tools.ts';
import { useApi } from './use-api.ts';

const COMMON = ['@graphql-tools/wrap@11.2.5', '@graphql-tools/executor-http@3.4.1'];
const YOGA = [
  ...['graphql@17.1.0', 'graphql-yoga@5.24.1', ...COMMON],
  ...['@graphql-tools/executor-graphql-ws@3.2.0', 'graphql-ws@6.4.2', 'ws@8.23.0'],
];
const APOLLO = '@apollo/server@5.5.1';

const PLANS = `query Plans($where: pricing_plans_bool_exp!, $limit: Int) {
  pricing_plans(where: $where, limit: $limit, order_by: [{ category: desc }, { price: asc }]) {
    name price category ...More
  }
}
fragment More on pricing_plans { features kind: __typename }`;
const CHEAP = { where: { category: { _in: ['vps', 'web'] }, price: { _gt: '1.50' } }, limit: 3 };

/** Reads our schema, and offers it by a server of another project's, which passes every request on. */
const PASSING = `
import { buildHTTPExecutor } from '@graphql-tools/executor-http';
import { schemaFromExecutor, wrapSchema } from '@graphql-tools/wrap';

const [uri, socket, key] = process.argv.slice(2);
const headers = { 'x-api-key': key };
const http = buildHTTPExecutor({ endpoint: uri, headers });
const passing = async (executor) => wrapSchema({ schema: await schemaFromExecutor(executor), executor });
const REFUSED = 'mutation Add($label: String!) { insert_footer_links_one(object: { label: $label, url: "/status", category: "Company" }) { label } }';
const BAD = 'query Bad($price: numeric!) { pricing_plans(where: { price: { _gte: $price } }) { name } }';
const faultOf = ({ errors }) => [errors[0].extensions.code, errors[0].extensions.field, errors[0].path.join('.')];

async function tell(version, ask, more = {}) {
  console.log(JSON.stringify({
    version,
    plans: (await ask(${JSON.stringify(PLANS)}, ${JSON.stringify(CHEAP)})).data,
    written: (await ask(REFUSED, { label: 'By a gateway' })).data,
    refused: faultOf(await ask(REFUSED, { label: '' })),
    bad: faultOf(await ask(BAD, { price: 'much' })),
    ...more,
  }));
  process.exit();
}
`;
const BY_YOGA = `${PASSING}
import { version } from 'graphql';
import { createClient } from 'graphql-ws';
import { buildGraphQLWSExecutor } from '@graphql-tools/executor-graphql-ws';
import { createYoga } from 'graphql-yoga';
import { WebSocket } from 'ws';

let reportClosed;
const closed = new Promise((resolve) => (reportClosed = resolve));
const client = createClient({
  url: socket, webSocketImpl: WebSocket, connectionParams: headers, on: { closed: () => reportClosed('closed') },
});
const live = buildGraphQLWSExecutor(client);
const schema = await passing((request) => (request.operationType === 'subscription' ? live(request) : http(request)));
const yoga = createYoga({ schema, logging: false });
const post = (body, accept) => yoga.fetch('http://gateway/graphql', {
  method: 'POST', headers: { 'content-type': 'application/json', accept }, body: JSON.stringify(body),
});
const events = await post({ query: 'subscription Seen { footer_links(limit: 1) { __typename } }' }, 'text/event-stream');
const reader = events.body.getReader();
let heard = '';
while (!heard.includes('footer_links')) heard += new TextDecoder().decode((await reader.read()).value);
await reader.cancel();
await tell(version, async (query, variables) => (await post({ query, variables }, 'application/json')).json(), {
  socket: await closed,
});
`;
const BY_APOLLO = `${PASSING}
import { version } from 'graphql';
import { ApolloServer } from '@apollo/server';

const server = new ApolloServer({ schema: await passing(http) });
await server.start();
await tell(version, async (query, variables) => {
  const { body } = await server.executeOperation({ query, variables });
  return body.singleResult;
});
`;

const api = useApi();

function makeFolder(name: string): string {
  const folder = cacheFolder(`gateways/${name}`);
  writeFileSync(join(folder, 'package.json'), '{"private":true,"type":"module"}');
  return folder;
}

const install = (folder: string, ...options: string[]) =>
  run('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts', ...options]);

async function runIn(folder: string, program: string): Promise<unknown> {
  writeFileSync(join(folder, 'gateway.mjs'), program);
  const { stdout } = await run('node', [join(folder, 'gateway.mjs'), api.graphql, api.socket, api.key]);
  return JSON.parse(stdout);
}

describe('a gateway that passes our schema on', { timeout: BUILD_MS }, () => {
  let passedOn: object;

  beforeAll(async () => {
    const { data } = await postGraphql(api.web.url, PLANS, {
      variables: CHEAP,
      headers: { 'x-api-key': api.key },
    });
    expect(data).toHaveProperty('pricing_plans.length', CHEAP.limit);
    passedOn = {
      plans: data,
      written: { insert_footer_links_one: { label: 'By a gateway' } },
      refused: ['permission-error', 'label', 'insert_footer_links_one'],
      bad: ['data-exception', null, 'pricing_plans'],
    };
  });

  it('by GraphQL Yoga on graphql 17 reads, writes, tells our errors, hears live and lets go', async () => {
    const folder = makeFolder('yoga');
    await install(folder, ...YOGA);

    expect(await runIn(folder, BY_YOGA)).toEqual({ version: '17.1.0', ...passedOn, socket: 'closed' });
  });

  it('by Apollo Server on graphql 16 does the same, and on 17 if peers are left aside', async () => {
    const [usual, newer] = [makeFolder('apollo'), makeFolder('apollo-17')];
    await install(usual, 'graphql@16.15.0', APOLLO, ...COMMON);
    await expect(install(newer, 'graphql@17.1.0', APOLLO)).rejects.toThrow(
      /peer graphql@"\^16\.11\.0" from @apollo\/server/,
    );
    await install(newer, '--legacy-peer-deps', 'graphql@17.1.0', APOLLO, ...COMMON);

    expect(await runIn(usual, BY_APOLLO)).toEqual({ version: '16.15.0', ...passedOn });
    expect(await runIn(newer, BY_APOLLO)).toEqual({ version: '17.1.0', ...passedOn });
  });
});
