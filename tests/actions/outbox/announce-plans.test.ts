import { describe, expect, it } from 'vitest';
import { announcePlans } from '#actions/features/announce-plans/announce-plans.ts';
import { usePool } from '#tests/support/postgres/use-database.ts';

const db = usePool();

describe('announcePlans', () => {
  it('tells programs once of a plan whose moment has come, as of a new one, and of a hidden one nothing', async () => {
    await db.pool.query(
      `insert into webhook_endpoints (name, url, events) values ('A', 'https://a.test/', '{plan.changed}')`,
    );
    await db.pool.query(`begin; select set_config('hostfront.history', 'off', true);
      insert into pricing_plans (name, category, price, features, updated_at, shown_from, is_shown) values
        ('To come', 'vps', 1, '{a}', now() - interval '1 hour', now() + interval '1 hour', true),
        ('New', 'vps', 1, '{a}', now() - interval '1 hour', now() - interval '1 minute', true),
        ('Hidden', 'vps', 1, '{a}', now() - interval '1 hour', now() - interval '1 minute', false);
      commit`);
    expect(await announcePlans(db.pool)).toEqual({ announced: 2 });
    expect(await announcePlans(db.pool)).toEqual({ announced: 0 });
    await db.pool.query(`update pricing_plans set price = 2 where name in ('To come', 'Hidden', 'New')`);
    await db.pool.query(`update pricing_plans set is_shown = false where name = 'New'`);

    const { rows } = await db.pool.query(
      `select data ->> 'operation' as operation, data -> 'plan' ->> 'name' as name from webhook_events order by created_at`,
    );
    expect(rows).toEqual(['created', 'updated', 'deleted'].map((operation) => ({ operation, name: 'New' })));
    const { rows: keys } = await db.pool.query(
      `select from webhook_events where data -> 'plan' ?| array['is_shown', 'shown_from', 'shown_from_zone']`,
    );
    expect(keys).toEqual([]);
  });

  it('tells programs of the beginning and the end of an offer, once each, also with two processes', async () => {
    await db.pool.query('delete from pricing_plans; delete from webhook_events');
    const { rows: plans } = await db.pool.query<{ id: string }>(
      `insert into pricing_plans (name, category, price, features) values ('Offered', 'vps', 9, '{a}') returning id`,
    );
    await db.pool.query(
      `insert into plan_offers (plan_id, starts_at, ends_at, price, code)
       values ($1, now() + interval '1 hour', now() + interval '2 hours', 5, 'A')`,
      [plans[0]?.id],
    );
    /** Moves what is kept, and the plan's last change, into the past; a clock can't be set. */
    const pass = (minutes: number) =>
      db.pool.query(`begin;
        alter table prices_in_force drop constraint prices_in_force_no_overlap;
        update prices_in_force set valid_from = valid_from - interval '${minutes} minutes',
          valid_until = valid_until - interval '${minutes} minutes';
        alter table pricing_plans disable trigger user;
        update pricing_plans set updated_at = updated_at - interval '${minutes} minutes';
        alter table pricing_plans enable trigger user;
        alter table prices_in_force add constraint prices_in_force_no_overlap exclude using gist (
          public.uuid_range(plan_id, plan_id, '[]') with &&, tstzrange(valid_from, valid_until) with &&
        );
        commit`);
    const announced = async () => {
      const both = await Promise.all([announcePlans(db.pool), announcePlans(db.pool)]);
      return both.map((one) => one.announced).toSorted();
    };

    expect(await announced()).toEqual([0, 0]);
    await pass(70);
    expect(await announced()).toEqual([0, 1]);
    await pass(60);
    expect(await announced()).toEqual([0, 1]);
    expect(await announced()).toEqual([0, 0]);

    const { rows } = await db.pool.query(
      `select data -> 'changed' as changed, data -> 'plan' ->> 'price' as price,
         data -> 'plan' -> 'in_force' ->> 'price' as now, data -> 'plan' -> 'in_force' ->> 'code' as code
       from webhook_events order by created_at`,
    );
    expect(rows).toEqual([
      { changed: [], price: '9', now: '9', code: null },
      { changed: ['in_force'], price: '9', now: '5', code: 'A' },
      { changed: ['in_force'], price: '9', now: '9', code: null },
    ]);
  });
});
