import type { Db } from './database.ts';

/** Upper bound for the rows that one statement of the clean-up deletes or changes: few enough for its time limit. */
export const CHUNK = 5_000;

type Rows = {
  table: string;
  /** Column of the primary key. */
  key: string;
  /** SQL that is true for the rows to delete; `$2` is the first of its values. */
  where: string;
  values?: readonly unknown[];
  /** SQL of the order in which rows are deleted, so that an index finds them. */
  orderBy?: string;
  /** Upper bound for the rows; by default CHUNK. */
  chunk?: number;
};

/**
 * Deletes up to a chunk of rows. Rows that another transaction has locked are left to a later call. Returns how many were
 * deleted.
 */
export async function deleteChunk(
  db: Db,
  { table, key, where, values = [], orderBy, chunk = CHUNK }: Rows,
): Promise<number> {
  const { rowCount } = await db.query(
    `delete from ${table} where ${key} in (
       select ${key} from ${table} where ${where}${orderBy ? ` order by ${orderBy}` : ''} limit $1
       for update skip locked)`,
    [chunk, ...values],
  );
  return rowCount ?? 0;
}
