import { beforeAll, expect, it } from 'vitest';
import { ADMIN } from '../support/start-test-engine.ts';
import { useProductEngine } from '../support/use-engine.ts';

const { engine, pool } = useProductEngine();

const PLAN = '6f1c1e5e-6a3f-4f0a-9d5e-0d7f4b1f0a55';
const ROLES = ['anonymous', 'user', 'reader', 'editor', 'site_admin'];

/** Asks as a caller with this role alone; as a visitor for `anonymous`. */
async function askAs(role: string, query: string, variables?: object): Promise<unknown> {
  const headers = role === 'anonymous' ? {} : await engine.bearer([role], role);

  return (await engine.post({ query, variables }, headers)).body;
}

const hour = (offset: number) => new Date(Date.now() + offset * 3_600_000).toISOString();
const offer = (startsIn: number, endsIn: number, price: string) => ({
  ...{ plan_id: PLAN, starts_at: hour(startsIn), ends_at: hour(endsIn), price },
  ...{ code: `AT-${price}`, words: `Offer of ${price}`, ends_at_zone: 'Europe/Berlin' },
});
const save = (role: string, ...objects: object[]) =>
  askAs(
    role,
    'mutation ($objects: [plan_offers_insert_input!]!) { insert_plan_offers(objects: $objects) { affected_rows } }',
    { objects },
  );

beforeAll(async () => {
  await engine.post(
    {
      query:
        'mutation { insert_hosting_kinds_one(object: { slug: "offered", name: "Offered", menu: "none" }) { id } }',
    },
    ADMIN,
  );
  await engine.post(
    {
      query: `mutation { insert_pricing_plans_one(object: {
        id: "${PLAN}", name: "Offered", price: "9", features: ["a"], category: "offered"
      }) { id } }`,
    },
    ADMIN,
  );
  // It has been in force for long.
  await pool.query(`update prices_in_force set valid_from = now() - interval '60 days' where plan_id = $1`, [
    PLAN,
  ]);
  await save('editor', offer(-1, 1, '5.00'), offer(2, 3, '4.00'));
});

it('shows every role what is in force now, and only who may edit plans what is to come', async () => {
  const inForce =
    '{ pricing_plans_by_pk(id: "' + PLAN + '") { price in_force { price lowest_before code words } } }';
  const now = { price: '5.00', lowest_before: '9', code: 'AT-5.00', words: 'Offer of 5.00' };
  for (const role of ROLES)
    expect(await askAs(role, inForce), role).toEqual({
      data: { pricing_plans_by_pk: { price: '9', in_force: now } },
    });

  const offers = `{ plan_offers(where: { plan_id: { _eq: "${PLAN}" } }, order_by: { starts_at: asc }) { price } }`;
  for (const role of ['anonymous', 'user', 'reader', 'mailing'])
    expect(await askAs(role, offers), role).toHaveProperty('errors');
  for (const role of ['editor', 'site_admin'])
    expect(await askAs(role, offers), role).toEqual({
      data: { plan_offers: [{ price: '5.00' }, { price: '4.00' }] },
    });
});

it('has no later price in any list, count, aggregate, order, REST answer or record of changes', async () => {
  const list = `{ prices_in_force(where: { plan_id: { _eq: "${PLAN}" } }) { price } }`;
  for (const role of ROLES)
    expect(await askAs(role, list), role).toEqual({ data: { prices_in_force: [{ price: '5.00' }] } });
  const later = `{ pricing_plans(where: { in_force: { price: { _eq: "4.00" } } }) { id } }`;
  for (const role of ROLES) expect(await askAs(role, later), role).toEqual({ data: { pricing_plans: [] } });
  const least = `{ prices_in_force_aggregate(where: { plan_id: { _eq: "${PLAN}" } }) {
    aggregate { count min { price } }
  } }`;
  expect(await askAs('reader', least)).toEqual({
    data: { prices_in_force_aggregate: { aggregate: { count: 1, min: { price: '5.00' } } } },
  });
  for (const column of ['valid_from', 'valid_until', 'offer_id'])
    for (const role of ROLES)
      expect(await askAs(role, `{ prices_in_force { ${column} } }`), column).toHaveProperty('errors');
  const rest = await fetch(`${engine.url}/api/rest/plans/offered`);
  expect(await rest.json()).toMatchObject({
    pricing_plans: [
      { price: '9', in_force: { price: '5.00', lowest_before: '9', ends_at_zone: 'Europe/Berlin' } },
    ],
  });
  const changes = '{ changes(where: { table_name: { _eq: "plan_offers" } }) { number } }';
  expect(await askAs('reader', changes)).toEqual({ data: { changes: [] } });
  expect(await askAs('reader', '{ history_entries { id } }')).toHaveProperty('errors');
});

it('refuses an offer that overlaps another, and leaves nothing of the others that came with it', async () => {
  const answer = await save('site_admin', offer(5, 6, '3.00'), offer(2.5, 4, '2.00'));

  expect(answer).toMatchObject({
    errors: [{ message: expect.stringContaining('plan_offers_no_overlap') as string }],
  });
  const { rows } = await pool.query('select from plan_offers where plan_id = $1', [PLAN]);
  expect(rows).toHaveLength(2);
});

it.each([
  ['plan', 'update_pricing_plans(where: { id: { _eq: "6f1c1e5e-6a3f-4f0a-9d5e-0d7f4b1f0a55" } }'],
  ['kind of hosting', 'update_hosting_kinds(where: { slug: { _eq: "offered" } }'],
])('sells nothing of a hidden %s, and knows of no lowest price afterwards', async (_, update) => {
  const show = (isShown: boolean) =>
    askAs('editor', `mutation { ${update}, _set: { is_shown: ${isShown} }) { affected_rows } }`);
  const list = `{ prices_in_force(where: { plan_id: { _eq: "${PLAN}" } }) { price lowest_before } }`;

  await show(false);
  for (const role of ROLES) expect(await askAs(role, list), role).toEqual({ data: { prices_in_force: [] } });
  await show(true);

  expect(await askAs('anonymous', list)).toEqual({
    data: { prices_in_force: [{ price: '5.00', lowest_before: null }] },
  });
});
