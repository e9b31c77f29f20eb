import { expect, it } from 'vitest';
import { ADMIN } from '../support/start-test-engine.ts';
import { useProductEngine } from '../support/use-engine.ts';

const { engine } = useProductEngine();

const OF = '(where: { category: { _eq: "seen" } }, order_by: { name: asc })';

/** Asks as a caller with this role alone; as a visitor for `anonymous`. */
async function askAs(role: string, query: string): Promise<unknown> {
  const headers = role === 'anonymous' ? {} : await engine.bearer([role], role);

  return (await engine.post({ query }, headers)).body;
}

const plansOf = (...names: string[]) => ({ data: { pricing_plans: names.map((name) => ({ name })) } });

it('hides a plan that is not shown yet from everybody but who may edit it: in lists, counts and REST', async () => {
  const hour = (offset: number) => new Date(Date.now() + offset * 3_600_000).toISOString();
  const plan = { price: '1', features: ['a'], category: 'seen' };
  const objects = [
    { ...plan, name: 'on' },
    { ...plan, name: 'off', is_shown: false },
    { ...plan, name: 'not yet', shown_from: hour(1) },
    { ...plan, name: 'now', shown_from: hour(-1) },
  ];
  const insert = `mutation ($objects: [pricing_plans_insert_input!]!) {
    insert_pricing_plans(objects: $objects) { affected_rows }
  }`;
  await engine.post({ query: insert, variables: { objects } }, ADMIN);

  const list = `{ pricing_plans${OF} { name } }`;
  for (const role of ['anonymous', 'user', 'reader'])
    expect(await askAs(role, list)).toEqual(plansOf('now', 'on'));
  for (const role of ['editor', 'site_admin'])
    expect(await askAs(role, list)).toEqual(plansOf('not yet', 'now', 'off', 'on'));
  expect(await askAs('mailing', list)).toHaveProperty('errors');
  expect(await askAs('reader', `{ pricing_plans_aggregate${OF} { aggregate { count } } }`)).toEqual({
    data: { pricing_plans_aggregate: { aggregate: { count: 2 } } },
  });
  const rest = await fetch(`${engine.url}/api/rest/plans/seen`);
  const { pricing_plans: found } = (await rest.json()) as { pricing_plans: { name: string }[] };
  expect(found.map(({ name }) => name).toSorted()).toEqual(['now', 'on']);
});
