import type { Db } from '#actions/lib/database.ts';

/**
 * Touches each notice whose start or end has come since it was last written. Time alone changes no row, so without this
 * an open page would not learn that a notice has appeared or ended.
 */
export async function announceNotices(db: Db): Promise<{ announced: number }> {
  const { rowCount } = await db.query(
    `update store_notices set updated_at = now()
      where starts_at > updated_at and starts_at <= now()
         or ends_at > updated_at and ends_at <= now()`,
  );
  return { announced: rowCount ?? 0 };
}

/** Touches each page of a notice whose moment has come since it was last written, for the same reason. */
export async function announceNews(db: Db): Promise<{ announced: number }> {
  const { rowCount } = await db.query(
    `update news set changed_at = published_at where published_at > changed_at and published_at <= now()`,
  );
  return { announced: rowCount ?? 0 };
}
