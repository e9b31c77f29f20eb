import type pg from 'pg';
import { PostgresError } from '../postgres-error.ts';
import { POSTGRES_MAJOR } from './data-folder.ts';

/** Throws the sentence for a person where something keeps the product from a database; changes nothing. */
export type DatabaseCheck = (client: pg.ClientBase) => Promise<void>;

/** Checks of a database and its server that each writer to it runs first. */
export const SERVER_CHECKS: readonly DatabaseCheck[] = [refuseOldServer, refuseReadOnly, refuseOtherEncoding];

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

async function refuseReadOnly(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ is_read_only: boolean; is_standby: boolean }>(
    `select current_setting('transaction_read_only') = 'on' as is_read_only, pg_is_in_recovery() as is_standby`,
  );
  if (rows[0]?.is_read_only !== true) return;
  throw new PostgresError(
    rows[0].is_standby
      ? 'The database can only be read, because its server is a standby; let DATABASE_URL name the primary.'
      : 'The database can only be read, because default_transaction_read_only is on; switch that off, or let DATABASE_URL name another one.',
  );
}

/**
 * Tells where the database's own order of texts is not that of the product's databases. It is told and not refused: lists are
 * then in another order, and nothing is wrong in them.
 */
export async function tellOtherCollation(client: pg.ClientBase): Promise<string | undefined> {
  const { rows } = await client.query<{ provider: string; locale: string }>(
    `select case datlocprovider when 'i' then 'ICU' when 'b' then 'PostgreSQL' else 'the C library' end as provider,
      coalesce(datlocale, datcollate) as locale
     from pg_database where datname = current_database()`,
  );
  const { provider, locale } = rows[0] ?? {};
  if (provider === 'ICU' && locale === 'und') return undefined;

  return `The database orders texts by ${locale} of ${provider}, but this product's own databases by und of ICU; a database has it from its start: create database NAME encoding 'UTF8' locale 'C' locale_provider icu icu_locale 'und' template template0.`;
}

async function refuseOtherEncoding(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ encoding: string }>(
    'select pg_encoding_to_char(encoding) as encoding from pg_database where datname = current_database()',
  );
  const encoding = rows[0]?.encoding;
  if (encoding === 'UTF8') return;
  throw new PostgresError(
    `The database has the encoding ${encoding}, but this product needs UTF8; make another one: create database NAME encoding 'UTF8' locale 'C' locale_provider icu icu_locale 'und' template template0.`,
  );
}
