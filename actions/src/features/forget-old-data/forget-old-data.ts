import type { Db } from '#actions/lib/database.ts';
import { CHUNK, deleteChunk } from '#actions/lib/delete-chunk.ts';

/*
 * Each function deals with at most CHUNK rows whose time is over and returns how many there were, so that the caller
 * goes on while a chunk is full. With 0 days nothing is forgotten.
 */

/** Deletes entries of the history; what they tell can't be undone or restored from then on. */
export async function forgetHistory(db: Db, keptDays: number): Promise<number> {
  if (keptDays === 0) return 0;
  return deleteChunk(db, {
    table: 'history_entries',
    key: 'id',
    where: 'happened_at < now() - make_interval(days => $2)',
    orderBy: 'happened_at, id',
    values: [keptDays],
  });
}

/** A dispatch that ended before its time; one that was sent again ends later. */
const ENDED = `state in ('finished', 'cancelled', 'undone')
  and coalesce(finished_at, created_at) < now() - make_interval(days => $1)`;

/**
 * Empties what mail servers said of the mails of a dispatch, oldest dispatch first; their states stay, and with them
 * the counts. A dispatch without any more of it is marked, so that its mails are not looked at again.
 */
export async function forgetDeliveryDetails(db: Db, keptDays: number): Promise<number> {
  if (keptDays === 0) return 0;
  const { rows } = await db.query<{ id: string }>(
    `select id from dispatches where ${ENDED}
       and (details_cleared_at is null or details_cleared_at < coalesce(finished_at, created_at))
     order by created_at limit 1`,
    [keptDays],
  );
  const [dispatch] = rows;
  if (!dispatch) return 0;

  const { rowCount } = await db.query(
    `update deliveries set response = null, bounce_detail = null where id in (
       select id from deliveries where dispatch_id = $1 and (response is not null or bounce_detail is not null)
       limit $2 for update)`,
    [dispatch.id, CHUNK],
  );
  if (rowCount === 0) {
    await db.query('update dispatches set details_cleared_at = now() where id = $1', [dispatch.id]);
  }
  return CHUNK;
}

/** Empties the bodies of dispatches; their mails can't be sent again from then on. The newsletter keeps its own text. */
export async function forgetDispatchBodies(db: Db, keptDays: number): Promise<number> {
  if (keptDays === 0) return 0;
  const { rowCount } = await db.query(
    `update dispatches set html_content = '',
       html_content_ar = case when html_content_ar is not null then '' end
     where id in (
       select id from dispatches where ${ENDED} and (html_content <> '' or html_content_ar <> '')
       limit $2 for update skip locked)`,
    [keptDays, CHUNK],
  );
  return rowCount ?? 0;
}

/** An import that ended before its time. */
const IMPORT_ENDED = `state in ('done', 'failed', 'cancelled', 'undone')
  and coalesce(finished_at, created_at) < now() - make_interval(days => $2)`;

/**
 * Deletes imports of which no contact is left. Of an import that made contacts the counts stay, because the contacts
 * name it; the file's name, its rejected rows and messages go, and what undoing it would give back.
 */
export async function forgetImports(db: Db, keptDays: number): Promise<number> {
  if (keptDays === 0) return 0;
  const deleted = await deleteChunk(db, {
    table: 'imports',
    key: 'id',
    where: `${IMPORT_ENDED} and not exists (select from contacts where import_id = imports.id)`,
    values: [keptDays],
  });
  const { rowCount } = await db.query(
    `update imports set file_name = null, rejections = '[]', warnings = '[]', error_message = null where id in (
       select id from imports
       where ${IMPORT_ENDED} and (file_name is not null or rejections <> '[]' or warnings <> '[]' or error_message is not null)
       limit $1 for update skip locked)`,
    [CHUNK, keptDays],
  );
  const { rowCount: given } = await db.query(
    `delete from mailing.states_before_imports where ctid = any (array(
       select ctid from mailing.states_before_imports
       where import_id in (select id from imports where ${IMPORT_ENDED}) limit $1 for update skip locked))`,
    [CHUNK, keptDays],
  );

  return deleted + (rowCount ?? 0) + (given ?? 0);
}
