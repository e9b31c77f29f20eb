import type { Pool } from 'pg';
import { inTransaction } from '#runtime/network/in-transaction.ts';
import { actAs } from '#actions/lib/database.ts';
import { dispatchMoves } from './dispatch-state.ts';
import { queueFailed } from './queue-failed.ts';

/**
 * Contacts of the first chunk, which is small so that the first mails go out while the rest is still being prepared.
 */
const FIRST_CHUNK = 200;
const CHUNK = 5_000;

export type StartedDispatch = {
  id: string;
  newsletter_id: string;
  state: string;
  subject: string;
  subject_ar: string | null;
  preheader: string | null;
  preheader_ar: string | null;
  html_content: string;
  html_content_ar: string | null;
  template_name: string;
  prepared_at: Date | null;
  retry_until: Date | null;
};

/**
 * Begins a dispatch whose time has come, or returns one that is `sending` or `cancelled`; undefined: there is nothing
 * to do.
 */
export async function beginDispatch(pool: Pool, dispatchId: string): Promise<StartedDispatch | undefined> {
  return inTransaction(pool, async (db) => {
    const { rows } = await db.query<StartedDispatch & { actor: string }>(
      `update dispatches set state = ${dispatchMoves.to('begin')}, started_at = now(), recipients_count = 0
       where id = $1 and ${dispatchMoves.when('begin')} and undo_until <= now() returning *`,
      [dispatchId],
    );
    if (!rows[0]) {
      const running = await db.query<StartedDispatch>(
        `select * from dispatches where id = $1 and state in ('sending', 'cancelled')`,
        [dispatchId],
      );
      return running.rows[0];
    }
    await actAs(db, { 'x-hasura-user-id': rows[0].actor === 'system' ? '' : rows[0].actor });
    await db.query(`update newsletters set status = 'sent' where id = $1 and status <> 'sent'`, [
      rows[0].newsletter_id,
    ]);
    return rows[0];
  });
}

/**
 * Starts to insert a delivery for every subscribed contact, while the first mails go out already. It breaks off when
 * the dispatch is paused or cancelled, when it yields, or when the process stops; the next run of the dispatch continues
 * after the last contact. A retry that was broken off continues, too.
 */
export function startPreparation(pool: Pool, dispatch: StartedDispatch, isStopping: () => boolean) {
  let isRunning = dispatch.prepared_at === null || dispatch.retry_until !== null;
  let onFirst = () => {};
  const first = new Promise<void>((resolve) => (onFirst = resolve));
  const done = (isRunning ? prepare(pool, dispatch, { onFirst, isStopping }) : Promise.resolve()).finally(
    () => {
      isRunning = false;
      onFirst();
    },
  );
  // `runDispatch` awaits `done` at its end; until then a failure must not count as an unhandled rejection.
  done.catch(() => undefined);

  return { first, done, isRunning: () => isRunning };
}

export type Preparation = ReturnType<typeof startPreparation>;

type Options = { onFirst: () => void; isStopping: () => boolean };

async function prepare(pool: Pool, dispatch: StartedDispatch, options: Options): Promise<void> {
  if (dispatch.prepared_at === null) await prepareDeliveries(pool, dispatch, options);
  options.onFirst();
  await queueFailed(pool, dispatch.id, options.isStopping);
}

/**
 * Inserts a delivery for every subscribed contact, CHUNK at a time; running it again adds nothing. `onFirst` is called
 * once there is something to send.
 */
async function prepareDeliveries(
  pool: Pool,
  dispatch: StartedDispatch,
  { onFirst, isStopping }: Options,
): Promise<void> {
  let last = await findLast(pool, dispatch);
  for (let size = FIRST_CHUNK; ; size = CHUNK) {
    if (isStopping()) return;
    const chunk: Chunk = await insertChunk(pool, dispatch, last, size);
    onFirst();
    if (!chunk.is_sending) return;
    if (chunk.last === null) break;
    last = chunk.last;
  }
  await pool.query('update dispatches set prepared_at = now() where id = $1 and prepared_at is null', [
    dispatch.id,
  ]);
}

/** Returns the contact's id up to which an earlier run has prepared; chunks are committed in the order of the ids. */
async function findLast(pool: Pool, { newsletter_id }: StartedDispatch): Promise<string | null> {
  const { rows } = await pool.query<{ last: string }>(
    `select contact_id as last from deliveries where newsletter_id = $1 and contact_id is not null
     order by contact_id desc limit 1`,
    [newsletter_id],
  );
  return rows[0]?.last ?? null;
}

/** `last`: the contact's id after which the next chunk begins, or null at the end. */
type Chunk = { last: string | null; is_sending: boolean };

async function insertChunk(pool: Pool, dispatch: StartedDispatch, after: string | null, size: number) {
  const { rows } = await pool.query<Chunk>(
    `with dispatch as (
       select from dispatches where id = $3 and state = 'sending'
     ), chunk as (
       select id, locale from contacts
       where state = 'subscribed' and ($1::uuid is null or id > $1) and exists (select from dispatch)
       order by id limit $2
     ), added as (
       insert into deliveries (dispatch_id, newsletter_id, contact_id, locale, message_token)
       select $3::uuid, $4::uuid, id, case when $5 then locale else 'en' end,
         left(encode(mailing.keyed_hash('message', $4::text || '/' || id), 'hex'), 32)
       from chunk
       on conflict on constraint deliveries_recipient_unique do nothing
     )
     select (select id from chunk order by id desc limit 1) as last, exists (select from dispatch) as is_sending`,
    [after, size, dispatch.id, dispatch.newsletter_id, dispatch.html_content_ar !== null],
  );
  return rows[0] as Chunk;
}
