import type { PoolClient } from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { createSubscriptionTasks, unsubscribe } from '#actions/features/unsubscribe/contact-subscription.ts';
import { createPool } from '#actions/lib/database.ts';
import type { Recipient } from '#actions/lib/mail/recipient-token.ts';
import { suppressEmail } from '#actions/lib/mail/suppress-email.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { startLinks } from './start-links.ts';

const world = useStarted(() => startLinks());
afterEach(() => world.clear());

/** Runs the jobs that links have left. */
async function runJobs(): Promise<void> {
  const jobs = await world.rows(`delete from graphile_worker._private_jobs as jobs
    using graphile_worker._private_tasks as tasks where tasks.id = task_id returning identifier, payload`);
  const tasks = createSubscriptionTasks(world);
  for (const { identifier, payload } of jobs) {
    await tasks[identifier as keyof typeof tasks](payload, undefined as never);
  }
}

async function beginImport(sql: string): Promise<PoolClient> {
  const running = await world.begin();
  await running.query(sql);
  return running;
}

describe('the unsubscribe link during an import', () => {
  const HOLD = `update contacts set first_name = 'Salma'`;

  it.each([
    ['unsubscribed', 'by a job after the import that has locked it', [], [''], []],
    ['subscribed', 'by a job after the import that has locked it', [''], ['/undo'], []],
    ['subscribed', 'by the last of several clicks', [], [''], ['/undo']],
    ['unsubscribed', 'by the last of several clicks', [], ['', '/undo'], ['']],
  ])('leaves the contact %s, %s', async (state, _, before, meanwhile, after) => {
    const { id, url } = await world.addContact();
    const click = async (ends: string[]) => {
      for (const end of ends) {
        const { body } = await world.post(`${url}${end}`);
        expect(body).toContain(end === '' ? 'You are unsubscribed' : 'You are subscribed again');
      }
    };
    await click(before);
    const running = await beginImport(HOLD);

    await click(meanwhile);
    await running.query('commit');
    await click(after);
    await runJobs();

    expect(await world.stateOf(id)).toBe(state);
  });

  it('queues one job for each email that the contact had', async () => {
    const { id, url } = await world.addContact('old@example.test');
    await world.pool.query(`update contacts set email = 'new@example.test' where id = $1`, [id]);
    const newer = `/unsubscribe/${(await world.tokens()).make(id, 'new@example.test')}`;
    const running = await beginImport(`${HOLD}, locale = 'ar'`);

    await world.post(newer);
    await world.post(url);
    await running.query('commit');
    await runJobs();

    expect(await world.stateOf(id)).toBe('unsubscribed');
    expect(await world.rows('select from mailing.suppressed_addresses')).toHaveLength(1);
  });

  it('unsubscribes a contact that the import is adding with the email of the link', async () => {
    const { id, url } = await world.addContact('old@example.test');
    await world.pool.query(`update contacts set email = 'new@example.test' where id = $1`, [id]);
    const running = await beginImport(`insert into contacts (email) values ('old@example.test')`);

    await world.post(url);
    await running.query('commit');
    await runJobs();

    expect(await world.rows(`select state from contacts where email = 'old@example.test'`)).toEqual([
      { state: 'unsubscribed' },
    ]);
  });

  it('unsubscribes a contact that an import adds while the click is being handled', async () => {
    const { id } = await world.addContact('old@example.test');
    const [{ hash } = {}] = await world.rows(
      `select mailing.keyed_hash('address', email_key) as hash from contacts`,
    );
    await world.pool.query(`update contacts set email = 'new@example.test' where id = $1`, [id]);
    const click = await world.begin();
    await suppressEmail(click, hash as Buffer, { state: 'unsubscribed', reason: 'own-link' });

    const adding = world.pool.query(`insert into contacts (email) values ('old@example.test')`);
    await expect
      .poll(() =>
        world.rows(`select from pg_locks where not granted and locktype = 'advisory'
         and database = (select oid from pg_database where datname = current_database())`),
      )
      .toHaveLength(1);
    await click.query('commit');
    await adding;

    expect(await world.rows(`select state from contacts where email = 'old@example.test'`)).toEqual([
      { state: 'unsubscribed' },
    ]);
  });

  it('is answered for 25 clicks at the same time although the import has locked the contacts', async () => {
    const clicks = await Promise.all(
      Array.from({ length: 25 }, (_, at) => world.addContact(`person${at}@example.test`)),
    );
    const running = await beginImport(HOLD);
    const pool = createPool(world.database.url, world.log);
    const tokens = await world.tokens();

    const answers = await Promise.allSettled(
      clicks.map(({ id }, at) =>
        unsubscribe(pool, tokens.read(tokens.make(id, `person${at}@example.test`)) as Recipient),
      ),
    );
    await running.query('commit');
    await runJobs();

    expect(answers.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(await world.rows(`select from contacts where state = 'subscribed'`)).toEqual([]);
    await pool.end();
  });
});
