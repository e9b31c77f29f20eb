import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { loadCore } from '#embedded/engine/load-core.ts';
import { startTestEngine } from '#tests/engine/support/start-test-engine.ts';
import { createTestDatabase } from '#tests/support/postgres/database.ts';
import { withClient } from '#embedded/postgres/with-client.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { startPart } from '../part-double.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { makePrerender, startWeb } from '../start-web.ts';
import { productMetadata } from '#tests/engine/support/product-metadata.ts';

/** Source of a site's bundle that renders the plans' names and prices, or "loading" while there is no answer. */
const BUNDLE = `
const query = 'query Plans { pricing_plans(order_by: [{ sort_order: asc }, { id: asc }]) { id name price } }';
export async function renderPage(path, { answers, locale, search, config }) {
  const names = answers.Plans?.pricing_plans.map(({ name, price }) => '<li>' + name + '</li><b>' + price + '</b>').join('') ?? 'loading';
  return {
    html: '<h1>' + [path, locale, search, config.brandName[locale]].join(' ') + '</h1>' + names,
    queries: path.endsWith('/404') ? [] : [{ key: 'Plans', name: 'Plans', query, variables: {} }],
  };
}`;

const prerender = useStarted(() => makePrerender(BUNDLE));
const database = useStarted(() => createTestDatabase());
const engine = useStarted(async () => {
  const { url, stop } = await startTestEngine({
    databaseUrl: database.url,
    env: {
      HASURA_GRAPHQL_UNAUTHORIZED_ROLE: 'anonymous',
      HASURA_GRAPHQL_STRINGIFY_NUMERIC_TYPES: 'true',
    },
    loadCore: (tools) => loadCore({ ...tools, metadata: productMetadata() }),
  });
  let stopping: Promise<void> | undefined;

  return { url, stop: () => (stopping ??= stop()) };
});
const web = useStarted(() => startWeb(engine.url, { PRERENDER_DIR: prerender.folder }));
beforeAll(() => waitUntil('the page has plans', async () => (await read('/en')).includes('<li>')));

const query = (sql: string, values: unknown[] = []) =>
  withClient(database.url, (client) => client.query(sql, values));
const get = (path: string, headers: Record<string, string> = {}) => fetch(web.url + path, { headers });
const read = async (path: string, headers = {}) => (await get(path, headers)).text();
const rename = (name: string) =>
  query(
    'update pricing_plans set name = $1 where id = (select id from pricing_plans order by sort_order, id limit 1)',
    [name],
  );

describe('a public page drawn by the server', () => {
  it('is complete HTML in the language of its address, with the query results that it was drawn from', async () => {
    const page = await read('/ar');

    expect(page).toContain('<html lang="ar" dir="rtl">');
    expect(page).toMatch(/<div id="root"><h1>\/ar ar {2}هوست فرونت<\/h1><li>/);
    const state = JSON.parse(/id="page-state">(.*?)<\/script>/.exec(page)?.[1] ?? '') as Record<
      string,
      unknown
    >;
    expect(state).toMatchObject({
      locale: 'ar',
      search: '',
      answers: { Plans: { pricing_plans: expect.any(Array) } },
    });
  });

  it('shows a saved plan name soon after the save, with a new ETag', async () => {
    const before = (await get('/en')).headers.get('etag');
    const name = `Saved a moment ago ${randomUUID()}`;
    await rename(name);

    await expect.poll(() => read('/en'), { interval: 5 }).toContain(`<li>${name}</li>`);
    expect((await get('/en')).headers.get('etag')).not.toBe(before);
  });

  it('shows the site title and the brand name that an administrator sets', async () => {
    await query(
      "insert into site_settings (key, value) values ('brand_name', 'Acme') on conflict (key) do update set value = 'Acme'",
    );
    await query("update seo_settings set value = 'A new title' where key = 'site_title'");

    await expect.poll(() => read('/en')).toContain('<title>A new title</title>');
    await expect.poll(() => read('/en')).toContain('/en en  Acme');
  });

  it('escapes </script> in the data that it carries', async () => {
    await rename('</script><script>alert(1)</script>');

    await expect.poll(() => read('/en')).toContain('\\u003c/script>\\u003cscript>alert(1)');
  });

  it('is answered with 304 when unchanged, and compressed with brotli when the browser accepts it', async () => {
    const first = await get('/en', { 'accept-encoding': 'br' });
    const etag = first.headers.get('etag') ?? '';

    expect(first.headers.get('content-encoding')).toBe('br');
    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    expect(first.headers.get('vary')).toBe('Accept-Encoding, Save-Data');
    // The page may be drawn again for the last saved name; then it has another ETag.
    await expect
      .poll(async () => {
        const known = (await get('/en')).headers.get('etag') ?? '';
        return (await get('/en', { 'if-none-match': known })).status;
      })
      .toBe(304);
    expect((await get('/', { 'if-none-match': etag })).headers.get('vary')).toContain(
      'Accept-Language, Cookie',
    );
  });

  it('is marked for a visitor who sends Save-Data, with an ETag of its own', async () => {
    // The page may be drawn again for the last saved name between two answers.
    await expect
      .poll(async () => {
        const whole = await get('/en');
        const saving = await get('/en', { 'save-data': 'on' });
        const etag = saving.headers.get('etag') ?? '';
        const again = await get('/en', { 'save-data': 'on', 'if-none-match': etag });
        return {
          isSame: (await saving.text()).replace(' data-saves-data', '') === (await whole.text()),
          hasOwnTag: etag !== whole.headers.get('etag'),
          statuses: [again.status, (await get('/en', { 'if-none-match': etag })).status],
        };
      })
      .toEqual({ isSame: true, hasOwnTag: true, statuses: [304, 200] });
    expect(await read('/auth?lng=ar', { 'save-data': 'on' })).toContain('<html data-saves-data lang="ar"');
  });

  it('takes its language from cookie or Accept-Language when the URL names none, and its choices from the URL', async () => {
    expect(await read('/', { cookie: 'i18next=ar' })).toContain('<h1>/ ar ');
    expect(await read('/', { 'accept-language': 'en-GB,ar;q=0.5' })).toContain('<h1>/ en ');
    expect(await read('/en?utm_source=x&cycle=yr&currency=kwd')).toContain(
      '<h1>/en en ?currency=KWD&cycle=yr ',
    );
  });

  it('is the not-found page, with 404, at a path that does not exist', async () => {
    const response = await get('/ar/nowhere');

    expect(response.status).toBe(404);
    expect(await response.text()).toContain('<h1>/ar/404 ar ');
  });

  it('is, at /auth, not cached and equal for all visitors but for the nonce of each answer', async () => {
    const [one, other] = await Promise.all([get('/auth?lng=ar&currency=kwd'), get('/auth?lng=ar')]);
    const [html, otherHtml] = [await one.text(), await other.text()];
    const nonceOf = (text: string) =>
      /^.*<head><meta charset="utf-8" \/><meta property="csp-nonce" content="" nonce="(.{22}==)">/m.exec(
        text,
      )?.[1];
    const policy = one.headers.get('content-security-policy');

    expect(html).toContain('<div id="root"><h1>/auth ar  ');
    expect(html).toContain('"search":""');
    expect(html).toContain('/assets/texts-ar.js');
    expect(html).not.toContain('texts-en');
    expect(policy).toContain(`'nonce-${nonceOf(html)}'`);
    for (const [, script = ''] of html.matchAll(/<script(?! type)[^>]*>([^<]+)</g)) {
      expect(policy).toContain(createHash('sha256').update(script).digest('base64'));
    }
    expect(nonceOf(otherHtml)).not.toBe(nonceOf(html));
    expect(otherHtml.replace(/nonce="[^"]+"/, '')).toBe(html.replace(/nonce="[^"]+"/, ''));
    expect(one.headers.get('cache-control')).toBe('no-store');
    expect(one.headers.has('etag')).toBe(false);
  });

  it('is not drawn at /admin, whose HTML has an outline without words until the browser draws it', async () => {
    const [, outline] =
      /<div id="root">(<div aria-hidden="true"[^]*?)<\/body>/.exec(await read('/admin')) ?? [];

    expect(outline?.replace(/<script[^]*?<\/script>|<[^>]+>/g, '').trim()).toBe('');
  });

  it.each([
    ['identity', '/realms/hosting/protocol/openid-connect/certs'],
    ['actions', '/session/token'],
  ] as const)(
    'is served with its prices while the part %s is down, and open WebSockets stay open',
    async (name, needing) => {
      const parts = { identity: await startPart(), actions: await startPart() };
      const own = await startWeb(engine.url, {
        PRERENDER_DIR: prerender.folder,
        KEYCLOAK_URL: parts.identity.url,
        ACTIONS_URL: parts.actions.url,
      });
      onTestFinished(() => own.stop());
      onTestFinished(() =>
        Promise.all(Object.values(parts).map((part) => part.stop())).then(() => undefined),
      );
      const ask = (path: string) => fetch(own.url + path);
      await expect.poll(async () => (await ask('/readyz')).status).toBe(200);
      const socket = new WebSocket(`${own.url.replace('http', 'ws')}/v1/graphql`, 'graphql-transport-ws');
      await once(socket, 'open');

      await parts[name].stop();

      const refused = await fetch(own.url + needing, { method: name === 'actions' ? 'POST' : 'GET' });
      expect([refused.status, await refused.json()]).toMatchObject([
        503,
        { extensions: { code: 'service-unavailable' } },
      ]);
      const health = await ask('/healthz');
      expect([health.status, await health.json()]).toMatchObject([503, { parts: { [name]: 'down' } }]);
      expect((await ask('/readyz')).status).toBe(200);
      expect(await (await ask('/en')).text()).toMatch(/<b>\d+\.\d{2}<\/b>/);
      const prices = await ask('/v1/graphql?query={pricing_plans(limit:1){price}}');
      expect(await prices.json()).toEqual({
        data: { pricing_plans: [{ price: expect.stringMatching(/^\d/) }] },
      });
      expect(socket.readyState).toBe(WebSocket.OPEN);
      socket.close();
    },
  );

  it('is served while the engine is down; a GraphQL request then gets 503', async () => {
    const before = await read('/en');
    await engine.stop();

    expect(await read('/en')).toBe(before);
    expect(await read('/')).toContain('<li>');
    expect((await get('/readyz')).status).toBe(200);
    const health = await get('/healthz');
    expect([health.status, await health.json()]).toMatchObject([503, { parts: { engine: 'down' } }]);
    const refused = await get('/v1/graphql?query={__typename}');
    expect([refused.status, await refused.json()]).toMatchObject([
      503,
      { extensions: { code: 'service-unavailable' } },
    ]);
  });

  it('is answered with 503 until the web server has drawn it; until then the server is alive but not ready', async () => {
    await engine.stop();
    const cold = await startWeb(engine.url, { PRERENDER_DIR: prerender.folder });
    onTestFinished(() => cold.stop());
    const ready = await fetch(`${cold.url}/readyz`);

    expect([ready.status, await ready.json()]).toEqual([503, { status: 'starting' }]);
    expect((await fetch(`${cold.url}/livez`)).status).toBe(200);
    const page = await fetch(`${cold.url}/en`);
    expect([page.status, page.headers.get('x-server-state')]).toEqual([503, 'starting']);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await page.text()).toContain('<div id="root">');
    expect((await fetch(`${cold.url}/admin`)).status).toBe(200);
  });
});
