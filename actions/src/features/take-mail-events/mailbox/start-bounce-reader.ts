import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { ownTime } from '#runtime/process/own-time.ts';
import type { BounceEmail } from '#actions/lib/mail/bounce-email.ts';
import { runRegularly } from '#actions/lib/jobs/run-regularly.ts';
import { applyMailEvent } from '../apply-mail-event.ts';
import { createImapClient, readImapUrl } from './open-mailbox.ts';
import { readMailbox, START } from './read-mailbox.ts';
import { readReport, type Report } from './read-report.ts';

/** Upper bound in own time (own-time.ts) for one round, however slowly the server answers; the next round continues where it stopped. */
const ROUND_MS = 120_000;

type Deps = {
  pool: Pool;
  log: Logger;
  url: string;
  doneFolder: string;
  bounces: BounceEmail;
  intervalMs: number;
  roundMs?: number;
};

/**
 * Starts to read the bounce mailbox at intervals. Any number of instances may do so, because each report counts once.
 */
export function startBounceReader(deps: Deps): { stop: () => Promise<void> } {
  const { pool, log, doneFolder, roundMs = ROUND_MS } = deps;
  const { folder, options } = readImapUrl(deps.url);
  let position = START;
  let close = () => {};

  const take = async (uid: number, source: Uint8Array): Promise<boolean> => {
    const report = await readReport(source, deps.bounces).catch((error: unknown) => {
      log.warn({ err: error, uid }, 'A mail of the bounce mailbox could not be read');
    });
    return report ? applyReport(pool, report) : false;
  };

  const onUnmoved = (count: number): void =>
    log.warn({ count, folder: doneFolder }, 'The mail server does not move reports that were dealt with');

  const job = runRegularly({
    name: 'read-bounces',
    intervalMs: deps.intervalMs,
    log,
    async run() {
      const client = createImapClient(options);
      close = () => client.close();
      const deadline = ownTime.after(roundMs, () => close());
      try {
        await client.connect();
        for await (const reached of readMailbox({
          ...{ client, folder, doneFolder },
          ...{ from: position, take, onUnmoved },
        })) {
          position = reached;
        }
        await client.logout();
      } finally {
        deadline.end();
        client.close();
      }
    },
  });

  return {
    async stop() {
      const ended = job.stop();
      close();
      await ended;
    },
  };
}

/** Applies a report; returns whether it is about a mail that we sent, because its token may be made up. */
async function applyReport(pool: Pool, { token, kind, detail }: Report): Promise<boolean> {
  if (kind !== undefined) return applyMailEvent(pool, { token, kind, detail });
  const { rowCount } = await pool.query('select from deliveries where message_token = $1', [token]);
  return rowCount === 1;
}
