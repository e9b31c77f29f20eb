import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { givenVariables } from '#runtime/environment.ts';
import { fetchWithin } from '#runtime/fetch-within.ts';

type Graphql = { readonly endpoint: string; readonly adminSecret: string };
type Source = Readonly<Record<string, string | undefined>>;

const ANSWER_MS = 5_000;
const NOT_RUNNING =
  'start the product first with npm start, or set HASURA_GRAPHQL_ENDPOINT and HASURA_GRAPHQL_ADMIN_SECRET';

/**
 * Returns address and admin secret of the GraphQL server: those of the environment, or else those of the product that
 * runs with the data folder.
 */
export async function runningGraphql(source: Source = process.env): Promise<Graphql> {
  const {
    HASURA_GRAPHQL_ENDPOINT: given,
    HASURA_GRAPHQL_ADMIN_SECRET: secret,
    DATA_DIR = '.data',
  } = givenVariables(source);
  const endpoint = given ?? read(join(DATA_DIR, 'engine.json'))['endpoint'];
  const adminSecret = secret ?? read(join(DATA_DIR, 'secrets.json'))['hasuraAdminSecret'];
  if (endpoint === undefined || adminSecret === undefined)
    throw new Error(`No product has run in "${DATA_DIR}": ${NOT_RUNNING}.`);
  try {
    await fetchWithin(ANSWER_MS, `${endpoint}/healthz`);
  } catch (error) {
    throw new Error(`Nothing answers at ${endpoint}: ${NOT_RUNNING}.`, { cause: error });
  }

  return { endpoint, adminSecret };
}

function read(file: string): Readonly<Record<string, string | undefined>> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}
