import { resolve } from 'node:path';
import { findRunningDatabase } from '#embedded/backup/open-database.ts';
import { runningProduct } from '#embedded/stack/running-product.ts';
import { givenVariables } from '#runtime/process/environment.ts';
import { fetchWithin } from '#runtime/network/fetch-within.ts';

type Source = Readonly<Record<string, string | undefined>>;

const ANSWER_MS = 5_000;
const NOT_RUNNING =
  'start the product first with npm start, or set HASURA_GRAPHQL_ENDPOINT and HASURA_GRAPHQL_ADMIN_SECRET';

/** Returns DATABASE_URL, or else the URL of the embedded database in DATA_DIR, which must be running. */
export async function runningDatabaseUrl(source: Source = process.env): Promise<string> {
  const { DATABASE_URL, DATA_DIR = '.data' } = givenVariables(source);
  const url = DATABASE_URL ?? (await findRunningDatabase(resolve(DATA_DIR)));
  if (url !== undefined) return url;
  throw new Error(`No database runs in "${DATA_DIR}": start the product first, or set DATABASE_URL.`);
}

/**
 * Returns address and admin secret of the GraphQL server: those of the environment, or else those of the product that
 * runs with the data folder.
 */
export async function runningGraphql(source: Source = process.env) {
  const given = givenVariables(source);
  const { DATA_DIR = '.data' } = given;
  const product = runningProduct(DATA_DIR);
  const endpoint = given['HASURA_GRAPHQL_ENDPOINT'] ?? product.graphql;
  const adminSecret = given['HASURA_GRAPHQL_ADMIN_SECRET'] ?? product.hasuraAdminSecret;
  if (endpoint === undefined || adminSecret === undefined)
    throw new Error(`No product has run in "${DATA_DIR}": ${NOT_RUNNING}.`);
  try {
    await fetchWithin(ANSWER_MS, `${endpoint}/healthz`);
  } catch (error) {
    throw new Error(`Nothing answers at ${endpoint}: ${NOT_RUNNING}.`, { cause: error });
  }

  return { endpoint, adminSecret };
}
