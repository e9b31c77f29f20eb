import { beforeAll, describe, expect, it } from 'vitest';
import { loadCore } from '#embedded/engine/load-core.ts';
import { withClient } from '#embedded/postgres/with-client.ts';
import { productMetadata } from '#tests/engine/support/product-metadata.ts';
import { startTestEngine } from '#tests/engine/support/start-test-engine.ts';
import { createTestDatabase } from '#tests/support/postgres/database.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { makePrerender, startWeb } from '../start-web.ts';

/** Source of a site's bundle that renders the text of an announcement, or "loading" while there is no answer. */
const BUNDLE = `
const query = 'query Article($slug: String!) { news(where: { slug: { _eq: $slug } }) { body } }';
export async function renderPage(path, { answers }) {
  const [, slug] = /news[/](.+)$/.exec(path) ?? [];
  if (!slug) return { html: '<h1>' + path + '</h1>', queries: [] };
  const key = 'Article ' + slug;
  return {
    html: '<h1>' + path + '</h1>' + (answers[key]?.news.map(({ body }) => '<p>' + body + '</p>').join('') ?? 'loading'),
    queries: [{ key, name: 'Article', query, variables: { slug } }],
  };
}`;

const prerender = useStarted(() => makePrerender(BUNDLE));
const database = useStarted(() => createTestDatabase());
const engine = useStarted(() =>
  startTestEngine({
    databaseUrl: database.url,
    env: { HASURA_GRAPHQL_UNAUTHORIZED_ROLE: 'anonymous', HASURA_GRAPHQL_STRINGIFY_NUMERIC_TYPES: 'true' },
    loadCore: (tools) => loadCore({ ...tools, metadata: productMetadata() }),
  }),
);
const web = useStarted(() => startWeb(engine.url, { PRERENDER_DIR: prerender.folder }));
beforeAll(() => waitUntil('pages are drawn', async () => (await get('/en')).ok));

const get = (path: string) => fetch(web.url + path);
const read = async (path: string) => (await get(path)).text();
const query = (sql: string, values: unknown[] = []) =>
  withClient(database.url, (client) => client.query(sql, values));
const publish = (slug: string, from: string | null = null) =>
  query(
    `insert into store_notices (content, is_active, page_slug, page_title, page_body, page_from)
     values ('The notice', false, $1, $1 || ' as title', 'The text', $2)`,
    [slug, from],
  );

describe('an announcement', () => {
  it('is a page drawn by the server, in both languages, once it is published', async () => {
    await publish('drawn');

    for (const path of ['/news/drawn', '/en/news/drawn', '/ar/news/drawn'])
      await expect.poll(() => read(path)).toContain(`<h1>${path}</h1><p>The text</p>`);
    const page = await get('/en/news/drawn');
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'public, no-cache']);
    expect(await page.text()).toContain('<title>drawn as title – Hostfront</title>');
  });

  it('is missing before its time and after it was taken away, as are made-up ones, on one page for all', async () => {
    await publish('not-yet', '2100-01-01T00:00:00Z');
    await publish('gone');
    await expect.poll(async () => (await get('/en/news/gone')).status).toBe(200);
    await query(`delete from store_notices where page_slug = 'gone'`);

    await expect.poll(async () => (await get('/en/news/gone')).status).toBe(404);
    for (const slug of ['gone', 'not-yet', 'made-up']) {
      const page = await get(`/en/news/${slug}`);
      expect(page.status).toBe(404);
      expect(await page.text()).toContain('<h1>/en/404</h1>');
    }
  });

  it('shows a change soon after it was saved, also of an announcement that left the bar', async () => {
    await publish('changed');
    await expect.poll(() => read('/en/news/changed')).toContain('The text');
    await query(
      `update store_notices set page_body = 'Another text', page_title = 'Another title' where page_slug = 'changed'`,
    );

    await expect.poll(() => read('/en/news/changed')).toContain('<p>Another text</p>');
    await expect.poll(() => read('/en/news/changed')).toContain('<title>Another title – Hostfront</title>');
  });

  it('is in feeds, sitemap and the list for language models, and in the head of an open page', async () => {
    await publish('told');

    await expect.poll(() => read('/ar/news.atom')).toContain('told as title');
    const feed = await get('/en/news.atom');
    expect(feed.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    expect(feed.headers.get('cache-control')).toBe('public, max-age=300');
    expect(await feed.text()).toContain('href="http://localhost:3000/en/news/told"');
    expect(await read('/sitemap.xml')).toContain('<loc>http://localhost:3000/ar/news/told</loc><lastmod>');
    expect(await read('/llms.txt')).toContain(
      '[told as title – Hostfront](http://localhost:3000/en/news/told)',
    );
    expect(await (await get('/head.json?path=/en/news/told&lng=en')).json()).toMatchObject({
      title: 'told as title – Hostfront',
    });
    expect((await get('/og/en/news-told.png')).headers.get('content-type')).toBe('image/png');
    expect((await get('/og/en/news-nothing.png')).status).toBe(404);
  });
});
