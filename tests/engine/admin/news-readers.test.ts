import { expect, it } from 'vitest';
import { ADMIN } from '../support/start-test-engine.ts';
import { useProductEngine } from '../support/use-engine.ts';

const { engine } = useProductEngine();

/** Asks as a caller with this role alone; as a visitor for `anonymous`. */
async function askAs(role: string, query: string, variables?: object) {
  const headers = role === 'anonymous' ? {} : await engine.bearer([role], role);

  return (await engine.post({ query, variables }, headers)).body;
}

const page = (slug: string, more: object = {}) => ({
  ...{ content: `About ${slug}`, page_slug: slug, page_title: slug, page_body: 'Text' },
  ...more,
});
const insert = `mutation ($objects: [store_notices_insert_input!]!) {
  insert_store_notices(objects: $objects) { affected_rows }
}`;

it('shows published pages to everybody, also of notices that left the bar, and others only to who may edit them', async () => {
  const hour = (offset: number) => new Date(Date.now() + offset * 3_600_000).toISOString();
  const objects = [
    page('out-now'),
    page('out-of-bar', { is_active: false }),
    page('ended', { ends_at: hour(-1), page_from: hour(-2) }),
    page('not-yet', { page_from: hour(1) }),
  ];
  await engine.post({ query: insert, variables: { objects } }, ADMIN);
  const list = '{ news(where: { slug: { _regex: "^(out|ended|not)" } }, order_by: { slug: asc }) { slug } }';
  const slugs = (...names: string[]) => ({ data: { news: names.map((slug) => ({ slug })) } });

  for (const role of ['anonymous', 'user', 'reader'])
    expect(await askAs(role, list), role).toEqual(slugs('ended', 'out-now', 'out-of-bar'));
  for (const role of ['editor', 'site_admin'])
    expect(await askAs(role, list), role).toEqual(slugs('ended', 'not-yet', 'out-now', 'out-of-bar'));
  expect(await askAs('mailing', list)).toHaveProperty('errors');

  const one = await fetch(`${engine.url}/api/rest/news/ended`);
  expect(await one.json()).toMatchObject({ news: [{ slug: 'ended', body: 'Text' }] });
  const hidden = await fetch(`${engine.url}/api/rest/news/not-yet`);
  expect(await hidden.json()).toEqual({ news: [] });
});

it('shows visitors no column of the page in store_notices', async () => {
  for (const role of ['anonymous', 'user', 'reader'])
    for (const column of ['page_slug', 'page_title', 'page_body', 'page_from'])
      expect(await askAs(role, `{ store_notices { ${column} } }`), `${role} ${column}`).toHaveProperty(
        'errors',
      );
});

it('lets editors and administrators write pages through their notice, and no role write news', async () => {
  for (const role of ['editor', 'site_admin'])
    expect(await askAs(role, insert, { objects: [page(`by-${role.replace('_', '-')}`)] })).toEqual({
      data: { insert_store_notices: { affected_rows: 1 } },
    });
  for (const role of ['anonymous', 'user', 'reader', 'mailing'])
    expect(await askAs(role, insert, { objects: [page('refused')] }), role).toHaveProperty('errors');
  for (const role of ['anonymous', 'user', 'reader', 'mailing', 'editor', 'site_admin'])
    expect(await askAs(role, 'mutation { delete_news(where: {}) { affected_rows } }'), role).toHaveProperty(
      'errors',
    );
});
