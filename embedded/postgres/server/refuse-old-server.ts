import type pg from 'pg';

import { POSTGRES_MAJOR } from './data-folder.ts';
import { PostgresError } from '../postgres-error.ts';

/** Throws where the server is older than what the migrations are written for; the first of them would half succeed. */
export async function refuseOldServer(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ number: string; version: string }>(
    `select current_setting('server_version_num') as number, current_setting('server_version') as version`,
  );
  const major = Math.floor(Number(rows[0]?.number) / 10_000);
  if (major >= Number(POSTGRES_MAJOR)) return;
  throw new PostgresError(
    `The database runs on PostgreSQL ${rows[0]?.version}, but this product needs ${POSTGRES_MAJOR} or newer; nothing was changed.`,
  );
}
