import { beforeAll, expect, it } from 'vitest';
import { ADMIN } from '../support/start-test-engine.ts';
import { useProductEngine } from '../support/use-engine.ts';

const { engine } = useProductEngine();

const OF = '(where: { category: { _eq: "seen" } }, order_by: { name: asc })';

beforeAll(() =>
  engine.post(
    {
      query:
        'mutation { insert_hosting_kinds_one(object: { slug: "seen", name: "Seen", menu: "none" }) { id } }',
    },
    ADMIN,
  ),
);

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

it('hides a kind of hosting that is not shown, and its plans, from everybody but who may edit them', async () => {
  const write = `mutation {
    insert_hosting_kinds(objects: [{ slug: "hidden", name: "Hidden", is_shown: false }]) { affected_rows }
    insert_pricing_plans(objects: [{ name: "Of hidden", price: "1", features: ["a"], category: "hidden" }]) { affected_rows }
  }`;
  await engine.post({ query: write }, ADMIN);
  const query = `{
    hosting_kinds(where: { slug: { _eq: "hidden" } }) { slug }
    pricing_plans(where: { category: { _eq: "hidden" } }) { name }
  }`;
  const none = { data: { hosting_kinds: [], pricing_plans: [] } };
  const all = { data: { hosting_kinds: [{ slug: 'hidden' }], pricing_plans: [{ name: 'Of hidden' }] } };

  for (const role of ['anonymous', 'user', 'reader']) expect(await askAs(role, query)).toEqual(none);
  for (const role of ['editor', 'site_admin']) expect(await askAs(role, query)).toEqual(all);
  expect(await askAs('mailing', query)).toHaveProperty('errors');
  const rest = await fetch(`${engine.url}/api/rest/hosting-kinds`);
  const { hosting_kinds: found } = (await rest.json()) as { hosting_kinds: { slug: string }[] };
  expect(found.map(({ slug }) => slug)).toEqual(['plesk', 'cloud', 'vps', 'dedicated', 'mail', 'seen']);
});

it('tells a program in a sentence what is wrong with a kind of hosting, and of a plan without one', async () => {
  const refusal = async (query: string) => JSON.stringify(await askAs('editor', `mutation { ${query} }`));
  const kind = (slug: string) =>
    refusal(`insert_hosting_kinds_one(object: { slug: "${slug}", name: "New" }) { id }`);

  expect(await kind('vps')).toContain('hosting_kinds_slug_unique');
  expect(await kind('admin')).toContain('slug must not be a reserved one');
  expect(await kind('Word Press')).toContain('slug must have at most 40 lower-case letters');
  expect(await refusal('delete_hosting_kinds(where: { slug: { _eq: "mail" } }) { affected_rows }')).toContain(
    'kind-is-original',
  );
  expect(
    await refusal(
      'insert_pricing_plans_one(object: { name: "N", price: "1", features: ["a"], category: "no" }) { id }',
    ),
  ).toContain('pricing_plans_category_known');
});
