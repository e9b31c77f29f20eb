import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { generate } from '@graphql-codegen/cli';
import { diff, validate } from '@graphql-inspector/core';
import { getIntrospectionQuery, Source, type IntrospectionQuery } from 'graphql';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { clients } from './client-adapters.ts';
import { startApi } from './start-api.ts';

const SHOP = 'https://shop.example';
const LINKS = 'query Links($most: Int!) { footer_links(limit: $most) { id label } }';
const ADD = `mutation Add($label: String!) {
  insert_footer_links_one(object: { label: $label, url: "/status", category: "Company" }) { label }
}`;
const LIVE =
  'subscription Live($label: String!) { footer_links(where: { label: { _eq: $label } }) { label } }';
const PEOPLE = 'query People { contacts { email } }';

const run = promisify(execFile);
/** The very copy of graphql that the inspector has; Vite would give us another one. */
const { buildClientSchema, buildSchema, isScalarType } = createRequire(import.meta.url)(
  'graphql',
) as typeof import('graphql');

let api: Awaited<ReturnType<typeof startApi>>;
let token: string;

beforeAll(async () => {
  api = await startApi();
  const { key } = await api.makeKey({ role: 'editor' });
  token = await api.tokenOf(key);
});
afterAll(() => api.stop());

describe.each(clients)('%s with the token of a key', (name, open) => {
  it('reads, writes, hears of it live, and is told what is not allowed', async () => {
    const client = open({ graphql: api.graphql, socket: api.socket, token });
    // A second try begins like the first.
    const label = `By ${name}, ${randomUUID()}`;
    const heard: unknown[] = [];
    const stop = client.watch(LIVE, { label }, ({ footer_links: links }) => heard.push(links));
    await expect.poll(() => heard).toMatchObject([[]]);

    const [read, alike] = await Promise.all([client.run(LINKS, { most: 1 }), client.run(LINKS, { most: 2 })]);
    const written = await client.run(ADD, { label });
    const refused = await client.run(PEOPLE);

    expect([read, alike].map(({ data }) => data)).toMatchObject([
      { footer_links: [{ label: expect.any(String) }] },
      { footer_links: [{ id: expect.any(String) }, {}] },
    ]);
    expect(written).toMatchObject({ data: { insert_footer_links_one: { label } }, code: undefined });
    expect(refused).toEqual({ data: null, code: 'validation-failed' });
    await expect.poll(() => heard).toMatchObject([[], [{ label }]]);
    stop();
    client.close();
  });
});

it('a page of an origin that the key names opens a socket, a page of another one does not', async () => {
  const { id, key } = await api.makeKey({ allowed_origins: [SHOP] });
  await expect.poll(() => api.tokenOf(key, { origin: SHOP })).toBeDefined();
  const ofShop = await api.tokenOf(key, { origin: SHOP });
  const openFrom = (origin: string) =>
    createClient({
      url: api.socket,
      webSocketImpl: class extends WebSocket {
        constructor(address: string, protocols: string[]) {
          super(address, protocols, { headers: { origin, 'sec-fetch-site': 'cross-site' } });
        }
      },
      retryAttempts: 0,
      connectionParams: { headers: { authorization: `Bearer ${ofShop}` } },
    });
  const first = (origin: string) =>
    openFrom(origin).iterate({ query: 'subscription { footer_links(limit: 1) { id } }' }).next();

  await expect
    .poll(() => first(SHOP).catch(() => undefined))
    .toMatchObject({ value: { data: { footer_links: [{}] } } });
  await expect(first('https://stranger.example')).rejects.toThrow('403');
  await api.actions.callAsAdmin('revoke_api_key', { id });
});

describe('tools that read the schema with the token of a key', () => {
  it('graphql-codegen makes types of it', async () => {
    const files = (await generate(
      {
        schema: { [api.graphql]: { headers: { Authorization: `Bearer ${token}` } } },
        documents: LINKS,
        silent: true,
        generates: { 'types.ts': { plugins: ['typescript', 'typescript-operations'] } },
      },
      false,
    )) as Array<{ content: string }>;

    expect(files[0]?.content).toContain('export type LinksQuery = ');
    expect(files[0]?.content).not.toContain('Contacts_Bool_Exp');
  });

  it('graphql-inspector finds it as it is recorded, and a document that does not fit it', async () => {
    const response = await fetch(api.graphql, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: getIntrospectionQuery() }),
    });
    const { data } = (await response.json()) as { data: IntrospectionQuery };
    const live = buildClientSchema(data);
    const recorded = buildSchema(readFileSync('schema/editor.graphql', 'utf8'));

    const changes = await diff(recorded, live);
    // Scalars are described where the schema is written down; the API tells of them no more than Hasura does.
    const others = changes.filter(
      ({ path = '' }) => !isScalarType(recorded.getType(path.split('.')[0] ?? '')),
    );

    expect(others).toEqual([]);
    expect(validate(live, [new Source(LINKS), new Source(PEOPLE)]).map(({ source }) => source.body)).toEqual([
      PEOPLE,
    ]);
  });
});

const hasGql = await run('python3', ['-c', 'import gql']).then(
  () => true,
  () => false,
);

// Not counted as skipped where it is not: the product needs Node alone.
if (hasGql) {
  describe("Python's gql", () => {
    it('reads the schema, reads, writes, hears live, and is told what is not allowed', async () => {
      const { stdout } = await run('python3', ['tests/web/gql_client.py', api.graphql, api.socket, token]);

      expect(JSON.parse(stdout)).toEqual({
        read: 1,
        written: 'By gql',
        refused: 'validation-failed',
        heard: [[], ['By gql, live']],
      });
    });
  });
}
