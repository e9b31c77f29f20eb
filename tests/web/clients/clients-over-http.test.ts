import { ApolloClient, gql, InMemoryCache } from '@apollo/client';
import { HttpLink } from '@apollo/client/link/http';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { auditServer } from 'graphql-http';
import { describe, expect, it } from 'vitest';
import { loadCore } from '#embedded/engine/load-core.ts';
import { startTestEngine } from '#tests/engine/support/start-test-engine.ts';
import { createTestDatabase } from '#tests/support/postgres/database.ts';
import { sha256 } from '#web/api/graphql/persisted-queries.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { startWeb } from '../start-web.ts';
import { productMetadata } from '#tests/engine/support/product-metadata.ts';

/** Ids of audits that fail as with Hasura: a body that is not JSON gets status 200 for clients of plain JSON. */
const AS_HASURA = ['BCF8'];

const database = useStarted(() => createTestDatabase());
const engine = useStarted(() =>
  startTestEngine({
    databaseUrl: database.url,
    loadCore: (tools) => loadCore({ ...tools, metadata: productMetadata() }),
    env: { HASURA_GRAPHQL_UNAUTHORIZED_ROLE: 'anonymous' },
  }),
);
const web = useStarted(() => startWeb(engine.url));
const url = () => `${web.url}/v1/graphql`;

describe('the GraphQL API through the web server', () => {
  it('passes the audits of the GraphQL over HTTP specification', async () => {
    const results = await auditServer({ url: url(), fetchFn: fetch });
    const failures = results.flatMap((result) => (result.status === 'ok' ? [] : [result]));
    await Promise.all(failures.map(({ response }) => response.body?.cancel()));
    const failed = failures
      .filter(({ id, status }) => status !== 'notice' && !AS_HASURA.includes(id))
      .map(({ id, name, reason }) => `${id} ${name}: ${reason}`);

    expect(results.length).toBeGreaterThan(60);
    expect(failed).toEqual([]);
  });

  it("answers Apollo's persisted queries sent by GET", async () => {
    const sent: string[] = [];
    const http = new HttpLink({
      uri: url(),
      fetch: (target, init) => {
        sent.push(`${init?.method} ${new URL(String(target)).searchParams.has('query')}`);
        return fetch(target, init);
      },
    });
    const persisted = new PersistedQueryLink({ sha256, useGETForHashedQueries: true });
    const client = new ApolloClient({ cache: new InMemoryCache(), link: persisted.concat(http) });
    const ask = () =>
      client.query<{ pricing_plans: unknown[] }>({
        query: gql`
          query ($most: Int!) {
            pricing_plans(limit: $most) {
              id
            }
          }
        `,
        variables: { most: 2 },
        fetchPolicy: 'network-only',
      });
    const [first, second] = [await ask(), await ask()];

    expect(first.data?.pricing_plans).toHaveLength(2);
    expect(second.data).toEqual(first.data);
    expect(sent).toEqual(['GET false', 'POST false', 'GET false']);
  });
});
