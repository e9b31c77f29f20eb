import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { createMetrics } from '#actions/app/metrics.ts';
import { consumeLink } from '#actions/lib/accounts/account-links.ts';
import {
  ACCOUNT_MAIL_TASK,
  deleteFailedJobs,
  queueAccountMail,
} from '#actions/lib/account-mails/account-mail.ts';
import { createAccountMailTask } from '#actions/lib/account-mails/send-account-mail.ts';
import { inTransaction } from '#runtime/network/in-transaction.ts';
import { startJobsRunner } from '#actions/lib/jobs/start-jobs-runner.ts';
import { createMailer } from '#actions/lib/mail/mailer.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { partOf, startMailSink } from '../newsletters/mail-sink.ts';
import { brandEnv, PUBLIC_URL } from '../newsletters/start-newsletters.ts';
import { WITH_QUEUE } from '../templates.ts';
import { usePool } from '#tests/support/postgres/use-database.ts';

const LINK_SECRET = ['link-secret-of-tests-only-0123456789'];
const env = { ...brandEnv, ACCOUNT_MAIL_FROM: '', LINK_SECRET };
const userId = '6f1c1e5e-6a3f-4f0a-9d5e-0d7f4b1f0a11';
const to = 'salma@example.test';
const changed = {
  kind: 'password-changed',
  to,
  userId,
  locale: 'en',
  facts: { at: '2026-11-22T09:30:00Z', address: '192.0.2.7' },
} as const;

const logged: string[] = [];
const log = pino({ level: 'info' }, { write: (line) => void logged.push(line) });

const { database, pool } = usePool({ template: WITH_QUEUE });
const metrics = createMetrics(pool);
const sink = useStarted(() => startMailSink());
const mailer = useStarted(() =>
  metrics.countMails(createMailer({ url: sink.url, timeoutMs: 2_000, firstPauseMs: 50 })),
);
useStarted(() =>
  startJobsRunner({
    databaseUrl: database.url,
    log,
    onJobEnd: metrics.observers.onJobEnd,
    tasks: { [ACCOUNT_MAIL_TASK]: createAccountMailTask({ pool, mailer, log, env }) },
  }),
);
beforeEach(async () => {
  await pool.query('delete from graphile_worker._private_jobs');
  await pool.query(`delete from site_settings where key in ('sender_email', 'sender_name', 'reply_to')`);
  sink.mails.length = 0;
  sink.manners.clear();
  logged.length = 0;
  env.LINK_SECRET = LINK_SECRET;
  await pool.query('delete from accounts.links');
  metrics.registry.resetMetrics();
});

const nextMail = async () => {
  await expect.poll(() => sink.mails.length).toBe(1);
  return sink.mails[0]?.raw ?? '';
};
const jobs = async () =>
  (
    await pool.query<{ attempts: number }>(
      'select attempts from graphile_worker.jobs where locked_at is null',
    )
  ).rows;
const linkHashes = async () => (await pool.query('select token_hash from accounts.links')).rows;
const tokenOf = (raw: string): string =>
  /#type=recovery&token=([\w-]+)/.exec(partOf(raw, 'text/plain'))?.[1] ?? '';
/** Waits until the only job was tried once and is queued again. */
const firstTry = () => expect.poll(jobs).toEqual([{ attempts: 1 }]);

describe('a mail about an account', () => {
  it('is sent in the language of the person, from no-reply@ of the site if no sender is set', async () => {
    await queueAccountMail(pool, { ...changed, locale: 'ar' });

    const raw = await nextMail();
    expect(raw).toMatch(/^From: =\?UTF-8\?B\?.* <no-reply@hosting\.test>\r?$/m);
    expect(raw).toMatch(/^To: salma@example\.test\r?$/m);
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
    expect(raw).not.toMatch(/^List-Unsubscribe/m);
    expect(partOf(raw, 'text/plain')).toContain('عنوان IP: 192.0.2.7');
    expect(partOf(raw, 'text/html')).toContain('dir="rtl"');
  });

  it('is sent from the sender address of the settings', async () => {
    await pool.query(
      `insert into site_settings (key, value) values ('sender_email', 'news@brand.test'), ('reply_to', 'help@brand.test')`,
    );

    await queueAccountMail(pool, changed);

    const raw = await nextMail();
    expect(raw).toMatch(/^From: Hostfront <news@brand\.test>\r?$/m);
    expect(raw).toMatch(/^Reply-To: help@brand\.test\r?$/m);
    expect(raw).toMatch(/^Message-ID: <account-[\w-]+@brand\.test>\r?$/m);
  });

  it('tells an administrator about a disabled webhook in their language, with a link to the webhooks', async () => {
    const facts = { webhook: 'Shop', receiver: 'shop.example', at: changed.facts.at };
    await queueAccountMail(pool, { ...changed, kind: 'webhook-failing', locale: 'ar', facts });

    const text = partOf(await nextMail(), 'text/plain');
    expect(text.split(/\r?\n/)).toEqual(
      expect.arrayContaining([
        'خطاف الويب: Shop',
        'المستقبِل: shop.example',
        'https://hosting.test/admin/webhooks?lng=ar',
        'تصلك هذه الرسالة لأنك مدير.',
      ]),
    );
  });

  it('is sent only if the transaction that queued it commits', async () => {
    const failed = inTransaction(pool, async (db) => {
      await queueAccountMail(db, { ...changed, to: 'rolled-back@example.test' });
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    await inTransaction(pool, (db) => queueAccountMail(db, changed));

    await nextMail();
    expect(sink.mails.map((mail) => mail.to)).toEqual([to]);
  });

  it('carries a link that works once and whose token is in no job', async () => {
    sink.manners.set(to, 'defer-rcpt');
    await queueAccountMail(pool, { kind: 'recovery', to, userId, locale: 'ar' });
    await firstTry();
    const { rows } = await pool.query<{ job: string }>(
      'select j::text as job from graphile_worker._private_jobs j',
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.job).not.toMatch(/token|[\w-]{43}/);

    sink.manners.clear();
    await pool.query('update graphile_worker._private_jobs set run_at = now()');

    const raw = await nextMail();
    const url = new URL(/https:\/\/\S+/.exec(partOf(raw, 'text/plain'))?.[0] ?? '');
    expect(`${url.origin}${url.pathname}${url.search}`).toBe(`${PUBLIC_URL}/update-password?lng=ar`);
    const hash = new URLSearchParams(url.hash.slice(1));
    expect(hash.get('type')).toBe('recovery');
    expect(partOf(raw, 'text/html')).toContain(url.href.replaceAll('&', '&amp;'));
    expect(await consumeLink(pool, hash.get('token') ?? '', 'recovery')).toMatchObject({
      purpose: 'recovery',
      userId,
    });
  });

  it('that is sent again carries the same link even after LINK_SECRET was rotated', async () => {
    sink.manners.set(to, 'defer-rcpt');
    await queueAccountMail(pool, { kind: 'recovery', to, userId, locale: 'en' });
    await firstTry();
    const first = await linkHashes();

    env.LINK_SECRET = ['another-link-secret-of-tests-only-01', ...LINK_SECRET];
    sink.manners.clear();
    await pool.query('update graphile_worker._private_jobs set run_at = now()');

    const token = tokenOf(await nextMail());
    expect(await linkHashes()).toEqual(first);
    expect(await consumeLink(pool, token, 'recovery')).toMatchObject({ userId });
  });

  it('is queued once for each person and purpose, however often it is asked for', async () => {
    sink.manners.set(to, 'defer-rcpt');
    await queueAccountMail(pool, { kind: 'recovery', to, userId, locale: 'en' });
    await firstTry();

    const requeued = inTransaction(pool, async (db) => {
      for (let time = 0; time < 5; time += 1) {
        await queueAccountMail(db, { kind: 'recovery', to, userId, locale: 'en' });
      }
      expect((await db.query('select from graphile_worker.jobs')).rowCount).toBe(1);
      throw new Error('not to be sent');
    });
    await expect(requeued).rejects.toThrow('not to be sent');
  });

  it('is not tried again if the server refuses its recipient, which is logged', async () => {
    sink.manners.set(to, 'refuse-rcpt');

    await queueAccountMail(pool, changed);

    await expect.poll(() => logged.join('')).toContain('refused an automatic mail');
    await expect.poll(jobs).toEqual([]);
    expect(sink.mails).toEqual([]);
  });

  it('is counted in the metrics, as are its job and the queue', async () => {
    sink.manners.set(to, 'defer-rcpt');
    await queueAccountMail(pool, changed);
    await firstTry();
    // The database knows of a job's end a moment before the runner does.
    await expect
      .poll(() => metrics.registry.metrics())
      .toContain('hostfront_jobs_total{task="send_account_mail",outcome="retried"} 1');
    const deferred = await metrics.registry.metrics();
    expect(deferred).toContain('hostfront_mails_total{outcome="later"} 1');
    expect(deferred).toContain('hostfront_jobs_queued{task="send_account_mail",state="later"} 1');

    sink.manners.clear();
    await pool.query('update graphile_worker._private_jobs set attempts = max_attempts');
    expect(await metrics.registry.metrics()).toContain(
      'hostfront_jobs_queued{task="send_account_mail",state="failed"} 1',
    );
    await queueAccountMail(pool, changed);
    await expect.poll(() => metrics.registry.metrics()).toContain('outcome="done"} 1');
  });

  it('is deleted after its last attempt failed, because its job holds an email address', async () => {
    sink.manners.set(to, 'defer-rcpt');
    await queueAccountMail(pool, changed);
    await firstTry();
    expect(await deleteFailedJobs(pool, [ACCOUNT_MAIL_TASK])).toBe(0);

    await pool.query('update graphile_worker._private_jobs set attempts = max_attempts');

    expect(await deleteFailedJobs(pool, [ACCOUNT_MAIL_TASK])).toBe(1);
    expect(await jobs()).toEqual([]);
  });
});
