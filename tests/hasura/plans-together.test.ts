import { beforeEach, describe, expect, it } from 'vitest';
import { usePool } from '#tests/support/postgres/use-database.ts';

const { pool } = usePool();

const [MONTHLY, YEARLY] = ['7d2c1e5e-6a3f-4f0a-9d5e-000000000001', '7d2c1e5e-6a3f-4f0a-9d5e-000000000002'];

beforeEach(async () => {
  await pool.query('delete from pricing_plans');
  await pool.query(
    `insert into pricing_plans (id, name, price, period, features, category)
     values ($1, 'Start', '9.00', 'mo', '{a,b}', 'cloud'), ($2, 'Start', '90.00', 'yr', '{a,b}', 'cloud')`,
    [MONTHLY, YEARLY],
  );
});

const change = (...plans: object[]) =>
  pool.query('select id from change_plans_together($1)', [JSON.stringify(plans)]);
const rows = async () =>
  (await pool.query('select name, price::text, features, badge from pricing_plans order by period')).rows;

describe('change_plans_together', () => {
  it('changes texts of two plans and the price of one in one call', async () => {
    const set = { name: 'Begin', features: ['a', 'c'], badge: 'New' };

    await change(
      { id: MONTHLY, before: { name: 'Start', price: '9.00', badge: null }, set: { ...set, price: '10.00' } },
      { id: YEARLY, before: { name: 'Start', features: ['a', 'b'] }, set },
    );

    expect(await rows()).toEqual([
      { ...set, price: '10.00' },
      { ...set, price: '90.00' },
    ]);
  });

  it.each([
    ['was changed', { id: YEARLY, before: { features: ['b', 'a'] }, set: { badge: 'New' } }],
    ['is gone', { id: '7d2c1e5e-6a3f-4f0a-9d5e-000000000009', before: {}, set: { badge: 'New' } }],
  ])('changes no plan if one of them %s meanwhile', async (_, other) => {
    const answer = change({ id: MONTHLY, before: {}, set: { badge: 'New' } }, other);

    await expect(answer).rejects.toMatchObject({ code: '23514', constraint: 'pricing_plans_unchanged' });
    expect((await rows()).map(({ badge }) => badge as string)).toEqual([null, null]);
  });

  it('changes no plan if one would break a constraint', async () => {
    const answer = change(
      { id: MONTHLY, before: {}, set: { badge: 'New' } },
      { id: YEARLY, before: {}, set: { name: ' ' } },
    );

    await expect(answer).rejects.toMatchObject({ constraint: 'pricing_plans_name_present' });
    expect((await rows()).map(({ badge }) => badge as string)).toEqual([null, null]);
  });

  it.each([
    [[]],
    [[{ id: MONTHLY, before: {}, set: { id: YEARLY } }]],
    [[{ id: MONTHLY, before: {}, set: { external_id: 'x' } }]],
    [[{ id: 'x', before: {}, set: {} }]],
    [[{ id: MONTHLY, set: {} }]],
    [[7]],
    [Array.from({ length: 201 }, () => ({ id: MONTHLY, before: {}, set: {} }))],
  ])('refuses malformed changes (%#)', async (plans) => {
    await expect(change(...(plans as object[]))).rejects.toMatchObject({
      constraint: 'pricing_plans_together_form',
    });
  });
});
