import type { ClientBase, Pool } from 'pg';

/**
 * Table that a database has while a restore fills it. The restore creates it before the first migration and drops it in
 * the transaction that brings the data: a database that has it looks like a new product and is none.
 */
export const UNFINISHED_RESTORE = 'embedded.unfinished_restore';

/** Sentence for a person who starts or migrates such a database. */
export const UNFINISHED_TEXT =
  'A restore into this database did not end; run npm run restore again, or take an empty database.';

/** Tells whether a restore fills the database, or was ended before it had. */
export async function hasUnfinishedRestore(db: ClientBase | Pool): Promise<boolean> {
  // The catalog also tells it to a role that may not use the schema.
  const { rows } = await db.query<{ found: boolean }>(
    `select exists (select from pg_class where relnamespace = to_regnamespace($1) and relname = $2) as found`,
    UNFINISHED_RESTORE.split('.'),
  );
  return rows[0]?.found === true;
}
