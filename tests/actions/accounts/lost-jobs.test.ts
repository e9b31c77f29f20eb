import { pino } from 'pino';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { consumeLink, createLink, findLink } from '#actions/lib/accounts/account-links.ts';
import {
  ACCOUNT_MAIL_TASK,
  MAX_ATTEMPTS,
  queueAccountMail,
  shortenMailWaits,
} from '#actions/lib/account-mails/account-mail.ts';
import { dropLinks } from '#actions/lib/account-mails/drop-links.ts';
import { createAccountMailTask } from '#actions/lib/account-mails/send-account-mail.ts';
import { queueJob } from '#actions/lib/jobs/queue-job.ts';
import { startJobsRunner } from '#actions/lib/jobs/start-jobs-runner.ts';
import { createMailer } from '#actions/lib/mail/mailer.ts';
import { inTransaction } from '#runtime/network/in-transaction.ts';
import { ask } from '#tests/support/postgres/ask.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { partOf, startMailSink } from '../newsletters/mail-sink.ts';
import { brandEnv } from '../newsletters/start-newsletters.ts';
import { WITH_QUEUE } from '../templates.ts';
import { usePool } from '#tests/support/postgres/use-database.ts';

const userId = '6f1c1e5e-6a3f-4f0a-9d5e-0d7f4b1f0a11';
const to = 'salma@example.test';
const recovery = { kind: 'recovery', to, userId, locale: 'en' } as const;

/** Longer than any machine needs between a job's lock and its start; tests set the lock's time back. */
const LOST_AFTER_MS = 600_000;

const env = { ...brandEnv, ACCOUNT_MAIL_FROM: '', LINK_SECRET: ['link-secret-of-tests-only-0123456789'] };
const logged: string[] = [];
const log = pino({ level: 'info' }, { write: (line) => void logged.push(line) });

const { database, pool } = usePool({ template: WITH_QUEUE });
const sink = useStarted(() => startMailSink());
const mailer = useStarted(() => createMailer({ url: sink.url, timeoutMs: 10_000, firstPauseMs: 50 }));
const runner = useStarted(() =>
  startJobsRunner({
    databaseUrl: database.url,
    log,
    lostAfterMs: LOST_AFTER_MS,
    lookForLostMs: 500,
    tasks: { [ACCOUNT_MAIL_TASK]: createAccountMailTask({ pool, mailer, log, env }) },
  }),
);
beforeEach(async () => {
  await pool.query('delete from graphile_worker._private_jobs');
  sink.mails.length = 0;
  sink.manners.clear();
  sink.letGo();
  logged.length = 0;
});

const jobs = async () => (await pool.query('select * from graphile_worker._private_jobs')).rows as unknown[];

/** Lets the database take connections or none; without them, those that are open end. */
async function allowConnections(isAllowed: boolean): Promise<void> {
  const superuserUrl = inject('superuserUrl');
  await ask(superuserUrl, `alter database ${database.name} allow_connections ${isAllowed}`);
  if (isAllowed) return;
  await ask(superuserUrl, 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
    database.name,
  ]);
}

const linkOf = ({ raw }: { raw: string }) => /https:\/\/\S+/.exec(partOf(raw, 'text/plain'))?.[0];

describe('a job', () => {
  it('whose end cannot be written is done once the database is back, and sends its mail once', async () => {
    sink.hold();
    await queueAccountMail(pool, recovery);
    await expect.poll(() => sink.mails.length).toBe(1);
    await allowConnections(false);
    sink.letGo();
    try {
      await expect.poll(() => logged.join('')).toContain('The end of a job could not be written');
    } finally {
      await allowConnections(true);
    }

    await expect.poll(jobs).toEqual([]);
    expect(sink.mails).toHaveLength(1);
  });

  it('that was removed after a lock whose answer was lost is unlocked, and does not run', async () => {
    await inTransaction(pool, async (db) => {
      await queueAccountMail(db, recovery);
      await db.query(
        'update graphile_worker._private_jobs set locked_by = $1, locked_at = $2, attempts = 1',
        // Counts as lost only once it was removed, however long that takes.
        [runner.names()[0], new Date(Date.now() + LOST_AFTER_MS)],
      );
    });
    await dropLinks(pool, userId);
    await pool.query('update graphile_worker._private_jobs set locked_at = $1', [
      new Date(Date.now() - LOST_AFTER_MS),
    ]);

    await expect.poll(jobs).toMatchObject([{ locked_at: null, key: null, attempts: MAX_ATTEMPTS }]);

    expect(sink.mails).toEqual([]);
  });
});

describe('an account mail that is sent again', () => {
  it('has the same Message-ID and link even if an earlier version queued it without an id', async () => {
    sink.manners.set(to, 'close-after-data');
    await queueJob(pool, { task: ACCOUNT_MAIL_TASK, payload: recovery, maxAttempts: MAX_ATTEMPTS });

    await expect.poll(jobs).toMatchObject([{ attempts: 1, locked_at: null }]);
    await pool.query('update graphile_worker._private_jobs set run_at = now()');
    await expect.poll(jobs).toMatchObject([{ attempts: 2, locked_at: null }]);

    const [first, second] = sink.mails;
    expect(second?.messageId).toBe(first?.messageId);
    expect(second && linkOf(second)).toBe(first && linkOf(first));
  });

  it('has the same Message-ID and link, and a link that has been used stays used', async () => {
    sink.manners.set(to, 'close-after-data');
    await queueAccountMail(pool, recovery);
    await expect.poll(() => sink.mails.length).toBe(1);
    await expect.poll(jobs).toMatchObject([{ attempts: 1, locked_at: null }]);
    const [first] = sink.mails;
    sink.manners.clear();

    await pool.query('update graphile_worker._private_jobs set run_at = now()');
    await expect.poll(() => sink.mails.length).toBe(2);

    const [, second] = sink.mails;
    expect(second?.messageId).toBe(first?.messageId);
    expect(second && linkOf(second)).toBe(first && linkOf(first));
    const token =
      new URLSearchParams(new URL((second && linkOf(second)) ?? '').hash.slice(1)).get('token') ?? '';
    expect(await consumeLink(pool, token, 'recovery')).toMatchObject({ userId });
    await createLink(pool, { purpose: 'recovery', userId, token });
    expect(await findLink(pool, token)).toBeUndefined();
  });

  it('is tried every ten minutes through an outage of six hours', async () => {
    sink.manners.set(to, 'defer-rcpt');
    await queueAccountMail(pool, recovery);
    // Waits of 3 s to 7 minutes and 35 of ten minutes are six hours.
    await expect.poll(jobs).toMatchObject([{ attempts: 1, locked_at: null }]);
    await pool.query('update graphile_worker._private_jobs set attempts = 40, run_at = now()');
    await expect.poll(jobs).toMatchObject([{ attempts: 41, locked_at: null }]);

    await shortenMailWaits(pool, [ACCOUNT_MAIL_TASK]);

    const { rows } = await pool.query(
      `select run_at <= now() + interval '10 minutes' as is_soon, attempts < max_attempts as is_tried
       from graphile_worker.jobs`,
    );
    expect(rows).toEqual([{ is_soon: true, is_tried: true }]);
    sink.manners.clear();
    await pool.query('update graphile_worker._private_jobs set run_at = now()');
    await expect.poll(() => sink.mails.length).toBe(1);
  });
});
