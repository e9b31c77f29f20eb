import type { ImapFlow } from 'imapflow';

/** A report has what matters in its first parts; what was attached to the mail is never fetched. */
const MAX_REPORT_BYTES = 256 * 1024;
/** Moved away together. */
const BATCH = 20;
const MAX_A_ROUND = 1_000;

/** How far a folder was read. It is lost with the process: reports that were left in place are then read again. */
export type Position = { validity: bigint; uid: number };
export const START: Position = { validity: 0n, uid: 0 };

type Reading = {
  client: ImapFlow;
  folder: string;
  /** Where reports go that were dealt with. */
  doneFolder: string;
  from: Position;
  /** Says whether a mail was dealt with; by then all that follows from it is committed. */
  take: (uid: number, source: Uint8Array) => Promise<boolean>;
};

/**
 * Reads the reports that came in since the last time, oldest first. Those that were dealt with are moved away, but not
 * before that; other mail stays as it is, unread where it was unread.
 */
export async function* readMailbox({
  client,
  folder,
  doneFolder,
  from,
  take,
}: Reading): AsyncGenerator<Position> {
  const { uidValidity: validity } = await client.mailboxOpen(folder);
  const last = from.validity === validity ? from.uid : 0;
  const found = await client.search(
    { uid: `${last + 1}:*`, header: { 'content-type': 'multipart/report' } },
    { uid: true },
  );
  // "9:*" has the last message in it, even where that is the 8th.
  const uids = (found || []).filter((uid) => uid > last).slice(0, MAX_A_ROUND);

  for (let at = 0; at < uids.length; at += BATCH) {
    const batch = uids.slice(at, at + BATCH);
    const done = await takeBatch(client, batch, take);
    if (done.length > 0) await moveAway(client, done, doneFolder);
    yield { validity, uid: batch.at(-1) ?? last };
  }
}

/** One by one: there is never more than one report in memory. */
async function takeBatch(client: ImapFlow, uids: number[], take: Reading['take']): Promise<number[]> {
  const query = { uid: true, source: { start: 0, maxLength: MAX_REPORT_BYTES } };
  const done: number[] = [];
  for (const uid of uids) {
    const message = await client.fetchOne(String(uid), query, { uid: true });
    if (message && message.source && (await take(uid, message.source))) done.push(uid);
  }
  return done;
}

async function moveAway(client: ImapFlow, uids: number[], folder: string): Promise<void> {
  const folders = await client.list();
  if (!folders.some(({ path, name }) => path === folder || name === folder))
    await client.mailboxCreate(folder);
  const moved = await client.messageMove(uids, folder, { uid: true });
  if (!moved)
    throw new Error(`The mail server did not move ${uids.length} reports to the folder "${folder}".`);
}
