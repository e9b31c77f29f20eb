import type { Pool } from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createEmailChangeTask, queueEmailChange } from '#actions/features/change-email/email-change-job.ts';
import {
  createRecoveryTask,
  queueRecovery,
  RECOVERY_TASK,
} from '#actions/features/recover-password/recovery-job.ts';
import { ACCOUNT_MAIL_TASK } from '#actions/lib/account-mails/account-mail.ts';
import { EMAIL_CHANGE_TASK } from '#actions/lib/account-mails/drop-links.ts';
import { createAccountMailTask } from '#actions/lib/account-mails/send-account-mail.ts';
import { startJobsRunner } from '#actions/lib/jobs/start-jobs-runner.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { startMailSink } from '../newsletters/mail-sink.ts';
import { admin, client, startActions } from '../start-actions.ts';

const over = { answersToLose: 0 };

const sink = useStarted(() => startMailSink());
const actions = useStarted(() => startActions({ SMTP_URL: sink.url }));
afterAll(() => actions.services.mailer.close());
useStarted(() => {
  const { services, databaseUrl } = actions;
  const failing = { ...services, pool: failingOverPool(actions.pool) };
  return startJobsRunner({
    databaseUrl,
    log: pino({ level: 'silent' }),
    tasks: {
      [ACCOUNT_MAIL_TASK]: createAccountMailTask(services),
      [RECOVERY_TASK]: createRecoveryTask(failing),
      [EMAIL_CHANGE_TASK]: createEmailChangeTask(failing),
    },
  });
});
afterEach(async () => {
  sink.mails.length = 0;
  await actions.pool.query('truncate accounts.links');
});

/** Returns a pool that commits statements which queue a job and loses their answers, as a failover does. */
function failingOverPool(pool: Pool): Pool {
  const query = async (...statement: Parameters<Pool['query']>) => {
    const result: unknown = await pool.query(...statement);
    if (over.answersToLose === 0 || !String(statement[0]).includes('add_job')) return result;
    over.answersToLose -= 1;
    throw new Error('terminating connection due to administrator command');
  };
  return { query } as unknown as Pool;
}

const jobs = async () =>
  (await actions.pool.query('select last_error from graphile_worker._private_jobs')).rows as unknown[];
/** Waits until the job has failed and its mail has gone out, and lets the job run again at once. */
async function repeatAtOnce(): Promise<void> {
  await expect.poll(jobs).toEqual([{ last_error: expect.stringContaining('terminating connection') }]);
  await expect.poll(() => sink.mails.length).toBe(1);
  await actions.pool.query('update graphile_worker._private_jobs set run_at = now()');
  await expect.poll(jobs).toEqual([]);
}
const links = async () => (await actions.pool.query('select from accounts.links')).rowCount;

describe('a job that lost the answer of the database after it queued a mail', () => {
  it('is run again without a second mail or link, for a forgotten password', async () => {
    over.answersToLose = 1;
    await queueRecovery(actions.pool, { email: client.email, locale: 'en' });

    await repeatAtOnce();

    expect(sink.mails.map(({ to }) => to)).toEqual([client.email]);
    expect(await links()).toBe(1);
  });

  it('is run again without a second mail or link, for a change of email', async () => {
    const change = { userId: actions.clientId, email: 'new@example.test', locale: 'en' } as const;
    over.answersToLose = 1;
    await queueEmailChange(actions.pool, change);

    await repeatAtOnce();

    expect(sink.mails.map(({ to }) => to)).toEqual([change.email]);
    expect(await links()).toBe(1);
  });

  it('is run again without a second mail, for an email that another account has', async () => {
    over.answersToLose = 1;
    await queueEmailChange(actions.pool, { userId: actions.clientId, email: admin.email, locale: 'en' });

    await repeatAtOnce();

    expect(sink.mails.map(({ to }) => to)).toEqual([admin.email]);
  });

  it('does not keep the person from getting a second mail by asking again', async () => {
    over.answersToLose = 1;
    await queueRecovery(actions.pool, { email: client.email, locale: 'en' });
    await expect.poll(jobs).toEqual([{ last_error: expect.stringContaining('terminating connection') }]);
    await expect.poll(() => sink.mails.length).toBe(1);

    await queueRecovery(actions.pool, { email: client.email, locale: 'en' });

    await expect.poll(() => sink.mails.length).toBe(2);
    await expect.poll(jobs).toEqual([]);
    expect(new Set(sink.mails.map(({ messageId }) => messageId)).size).toBe(2);
  });
});
