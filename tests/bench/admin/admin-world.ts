import { ApolloClient, InMemoryCache } from '@apollo/client';
import { HttpLink } from '@apollo/client/link/http';
import pg from 'pg';
import { createTokenMaker } from '#tests/engine/support/product-tokens.ts';
import { createTestDatabase } from '#tests/support/postgres/database.ts';
import { startDatabaseServer, type Run } from '../support/scenario.ts';
import { startEngine } from '../support/start-engine.ts';

const ADMIN_ID = '00000000-0000-4000-8000-000000000001';
/** Longer than any run. */
const TOKEN_VALID_S = 86_400;

export type AdminWorld = Awaited<ReturnType<typeof createAdminWorld>>;

/** Creates the product's database, fills it, and starts the engine in a process of its own. */
export async function createAdminWorld(
  run: Run,
  fill: (sql: pg.Client, databaseUrl: string) => Promise<void>,
) {
  const { superuserUrl } = await startDatabaseServer(run);
  const { url } = await createTestDatabase({ superuserUrl });
  const sql = new pg.Client({ connectionString: url });
  await sql.connect();
  run.after(() => sql.end());
  await fill(sql, url);
  const tokens = await createTokenMaker();
  const engine = await startEngine(url, {
    HASURA_GRAPHQL_DEV_MODE: 'false',
    HASURA_GRAPHQL_METADATA_DIR: 'hasura/metadata',
    HASURA_GRAPHQL_JWT_SECRET: tokens.jwtSecret,
    HASURA_GRAPHQL_STRINGIFY_NUMERIC_TYPES: 'true',
    ENGINE_REFUSE_ADMIN_CLAIM: 'true',
    ACTIONS_URL: 'http://127.0.0.1:1',
    ACTION_SECRET: 'x'.repeat(32),
  });
  run.after(engine.stop);
  const token = await tokens.sign({ userId: ADMIN_ID, roles: ['site_admin', 'user'] }, TOKEN_VALID_S);
  const clientOf = (ask: typeof fetch) =>
    new ApolloClient({
      cache: new InMemoryCache(),
      dataMasking: true,
      link: new HttpLink({
        uri: `http://127.0.0.1:${engine.port}/v1/graphql`,
        headers: { authorization: `Bearer ${token}`, 'x-hasura-role': 'site_admin' },
        fetch: ask,
      }),
    });
  let tookMs = Number.NaN;
  const timed: typeof fetch = async (address, options) => {
    const startedMs = performance.now();
    const answer = await fetch(address, options);
    const body = await answer.arrayBuffer();
    tookMs = performance.now() - startedMs;

    return new Response(body, answer);
  };

  return {
    sql,
    /** The site's own Apollo client, signed in as an administrator. */
    client: clientOf(timed),
    /** A client like `client` but without the timer, which delays each answer until it is whole. */
    untimed: clientOf(fetch),
    /** Milliseconds from sending a request to the last byte of its answer. */
    tookMs: () => tookMs,
  };
}
