import pg from 'pg';

import { PostgresError } from './postgres-error.ts';

type Owner = { database: string; user: string; password: string };
export type DatabaseOptions = Owner & { superuserUrl: string };

/**
 * Creates the product's database and its owner, a role without superuser rights, where they are missing; sets the
 * role's password to the given one. Returns the URL by which the owner connects.
 */
export async function ensureDatabase({
  superuserUrl,
  database,
  user,
  password,
}: DatabaseOptions): Promise<string> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await connect(client);
  try {
    await ensureRole(client, user, password);
    await ensureOwnDatabase(client, database, user);
  } finally {
    await client.end();
  }

  return ownersUrl(superuserUrl, { database, user, password });
}

/** Returns the URL by which the owner of a database connects to it, on the server of another URL. */
export function ownersUrl(serverUrl: string, { database, user, password }: Owner): string {
  const url = new URL(serverUrl);
  url.username = encodeURIComponent(user);
  url.password = encodeURIComponent(password);
  url.pathname = `/${encodeURIComponent(database)}`;
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

async function ensureRole(client: pg.Client, user: string, password: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [user]);
  const verb = rowCount === 0 ? 'create' : 'alter';
  await client.query(
    `${verb} role ${client.escapeIdentifier(user)} login nosuperuser password ${client.escapeLiteral(password)}`,
  );
}

async function ensureOwnDatabase(client: pg.Client, database: string, user: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [database]);
  if (rowCount !== 0) return;
  const name = client.escapeIdentifier(database);
  await client.query(`create database ${name} owner ${client.escapeIdentifier(user)}`);
  await client.query(`revoke all on database ${name} from public`);
}
