import pg from 'pg';

import { PostgresError } from './postgres-error.ts';

/** Name of the product's database, and of its owner. */
export const OWNER = 'hostfront';

type Owner = { name?: string; password: string };

/**
 * Creates the product's database and its owner, a role without superuser rights, where they are missing; sets the
 * role's password to the given one. Returns the URL by which the owner connects.
 */
export async function ensureDatabase(
  superuserUrl: string,
  { name = OWNER, password }: Owner,
): Promise<string> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await connect(client);
  try {
    await ensureRole(client, name, password);
    await ensureOwnDatabase(client, name);
  } finally {
    await client.end();
  }

  return ownersUrl(superuserUrl, { name, password });
}

/** Returns the URL by which the owner of a database connects to it, on the server of another URL. */
export function ownersUrl(serverUrl: string, { name = OWNER, password }: Owner): string {
  const url = new URL(serverUrl);
  url.username = name;
  url.password = encodeURIComponent(password);
  url.pathname = name;
  return url.href;
}

async function connect(client: pg.Client): Promise<void> {
  try {
    await client.connect();
  } catch (cause) {
    const wrongPassword = (cause as { code?: string }).code === '28P01';
    if (!wrongPassword) throw cause;
    throw new PostgresError(
      "The database refuses its superuser's password: data folder and secrets do not belong together; put the secrets back, or choose another DATA_DIR.",
      { cause },
    );
  }
}

async function ensureRole(client: pg.Client, name: string, password: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [name]);
  const verb = rowCount === 0 ? 'create' : 'alter';
  await client.query(
    `${verb} role ${client.escapeIdentifier(name)} login nosuperuser password ${client.escapeLiteral(password)}`,
  );
}

async function ensureOwnDatabase(client: pg.Client, name: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  if (rowCount !== 0) return;
  const quoted = client.escapeIdentifier(name);
  await client.query(`create database ${quoted} owner ${quoted}`);
  await client.query(`revoke all on database ${quoted} from public`);
}
