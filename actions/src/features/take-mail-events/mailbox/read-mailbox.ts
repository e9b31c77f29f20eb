import type { ImapFlow } from 'imapflow';

/**
 * Upper bound for the bytes of a report that are fetched: its first parts are enough, the attachments of the original
 * mail are not needed.
 */
const MAX_REPORT_BYTES = 256 * 1024;
/** Number of reports that are moved together. */
const BATCH = 20;
const MAX_A_ROUND = 1_000;

/**
 * Position up to which a folder was read. It is lost with the process; reports that are still in the folder are then
 * read again.
 */
export type Position = { validity: bigint; uid: number };
export const START: Position = { validity: 0n, uid: 0 };

type Reading = {
  client: ImapFlow;
  folder: string;
  /** Folder to which reports are moved once they were dealt with. */
  doneFolder: string;
  from: Position;
  /**
   * Deals with a mail and returns whether it was a report of ours; everything that follows from it is committed by
   * then.
   */
  take: (uid: number, source: Uint8Array) => Promise<boolean>;
  /** Is told how many reports stay in their folder, because the server does not move them (its quota, for example). */
  onUnmoved: (count: number) => void;
};

/**
 * Reads the reports that arrived after the position `from`, oldest first. A report is moved only after it was dealt
 * with; the reading goes on behind one that can't be moved. Any other mail stays as it is, and unread if it was unread.
 */
export async function* readMailbox({
  client,
  folder,
  doneFolder,
  from,
  take,
  onUnmoved,
}: Reading): AsyncGenerator<Position> {
  const { uidValidity: validity } = await client.mailboxOpen(folder);
  const last = from.validity === validity ? from.uid : 0;
  const found = await client.search(
    {
      uid: `${last + 1}:*`,
      or: [{ header: { 'content-type': 'multipart/report' } }, { from: 'MAILER-DAEMON' }],
    },
    { uid: true },
  );
  // The range "9:*" includes the last message even if its UID is 8.
  const uids = (found || []).filter((uid) => uid > last).slice(0, MAX_A_ROUND);

  for (let at = 0; at < uids.length; at += BATCH) {
    const batch = uids.slice(at, at + BATCH);
    const done = await takeBatch(client, batch, take);
    if (done.length > 0 && !(await moveAway(client, done, doneFolder))) onUnmoved(done.length);
    yield { validity, uid: batch.at(-1) ?? last };
  }
}

/**
 * Fetches and takes reports one by one, so that only one is in memory; returns the UIDs of those that were dealt with.
 */
async function takeBatch(client: ImapFlow, uids: number[], take: Reading['take']): Promise<number[]> {
  const query = { uid: true, source: { start: 0, maxLength: MAX_REPORT_BYTES } };
  const done: number[] = [];
  for (const uid of uids) {
    const message = await client.fetchOne(String(uid), query, { uid: true });
    if (message && message.source && (await take(uid, message.source))) done.push(uid);
  }
  return done;
}

/** Moves reports to a folder, which it creates if it is missing; returns false if the server refuses either. */
async function moveAway(client: ImapFlow, uids: number[], folder: string): Promise<boolean> {
  const folders = await client.list();
  const isThere = folders.some(({ path, name }) => path === folder || name === folder);
  if (!isThere && !(await createFolder(client, folder))) return false;
  return Boolean(await client.messageMove(uids, folder, { uid: true }));
}

async function createFolder(client: ImapFlow, folder: string): Promise<boolean> {
  try {
    return Boolean(await client.mailboxCreate(folder));
  } catch (error) {
    if (error instanceof Error && 'responseStatus' in error && error.responseStatus === 'NO') return false;
    throw error;
  }
}
