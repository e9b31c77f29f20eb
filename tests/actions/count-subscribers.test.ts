import { describe, expect, it } from 'vitest';
import { countSubscribers } from '#actions/features/count-subscribers/count-subscribers.ts';
import { holdConnection } from '#tests/support/postgres/hold-connection.ts';
import { usePool } from '#tests/support/postgres/use-database.ts';

const db = usePool();

const addContacts = (...emails: string[]) =>
  db.pool.query('insert into contacts (email) select unnest($1::text[])', [emails]);
const totals = async () =>
  (
    await db.pool.query(
      `select (now() at time zone 'UTC')::date - day as days_ago, subscribed_count from subscriber_totals order by day`,
    )
  ).rows;

describe('countSubscribers', () => {
  it('keeps one total of the subscribed contacts for each day, that of the last count', async () => {
    await db.pool.query(
      `insert into subscriber_totals values ((now() at time zone 'UTC')::date - 2, 7, now() - interval '2 days')`,
    );
    await addContacts('a@example.test', 'b@example.test');
    await countSubscribers(db.pool);
    await addContacts('c@example.test', 'd@example.test');
    await db.pool.query(`update contacts set state = 'unsubscribed' where email = 'a@example.test'`);

    await Promise.all([countSubscribers(db.pool), countSubscribers(db.pool), countSubscribers(db.pool)]);

    expect(await totals()).toEqual([
      { days_ago: 2, subscribed_count: 7 },
      { days_ago: 0, subscribed_count: 3 },
    ]);
  });

  it('does not replace a total by one that was counted in an earlier transaction', async () => {
    const slow = await holdConnection(db.pool);
    await slow.query('begin');
    await slow.query('select now()');
    await addContacts('e@example.test');
    await countSubscribers(db.pool);
    await db.pool.query(`update contacts set state = 'unsubscribed' where email = 'e@example.test'`);

    await countSubscribers(slow);
    await slow.query('commit');

    expect(await totals()).toContainEqual({ days_ago: 0, subscribed_count: 4 });
  });
});
