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
});
