import { afterAll, expect, it } from 'vitest';
import { UNSUBSCRIBE_TASK } from '#actions/features/unsubscribe/contact-subscription.ts';
import { queueAccountMail } from '#actions/lib/account-mails/account-mail.ts';
import { queueJob } from '#actions/lib/jobs/queue-job.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { client } from '../start-actions.ts';
import { startAccounts } from './start-accounts.ts';

const accounts = useStarted(() => startAccounts());
afterAll(async () => {
  accounts.actions.services.mailer.cut();
});

it('account mails that wait for an unresponsive mail server do not delay other jobs', async () => {
  const { sink, actions } = accounts;
  const { rows } = await actions.pool.query<{ id: string }>(
    `insert into contacts (email, locale) values (gen_random_uuid() || '@example.test', 'en') returning id`,
  );
  const contactId = rows[0]?.id;
  sink.manners.set('*', 'hang');
  const mail = { kind: 'email-taken', to: client.email, userId: actions.clientId, locale: 'en' } as const;
  for (let count = 0; count < 5; count += 1) await queueAccountMail(actions.pool, { ...mail, facts: {} });
  await expect.poll(() => sink.open.now).toBe(2);

  await queueJob(actions.pool, {
    task: UNSUBSCRIBE_TASK,
    payload: { contactId, addressHash: null },
    maxAttempts: 1,
  });

  const stateOf = async () =>
    (await actions.pool.query('select state from contacts where id = $1', [contactId])).rows as unknown[];
  await expect.poll(stateOf).toEqual([{ state: 'unsubscribed' }]);
  expect(sink.open.now).toBe(2);
});
