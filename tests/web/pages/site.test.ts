import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fetchRaw } from '#tests/support/fetch-raw.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { startPart } from '../part-double.ts';
import { startWeb } from '../start-web.ts';

const part = useStarted(() => startPart());
const web = useStarted(() => startWeb(part.url));

const page = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(web.url + path, { headers });
  return { response, html: await response.text() };
};

describe('pages of the web server', () => {
  it.each([
    '/',
    '/en',
    '/ar',
    '/auth',
    '/admin',
    '/hosting/vps',
    '/en/hosting/vps',
    '/ar/hosting/vps',
    '/auth/',
  ])('are answered with 200 at %s', async (path) => {
    expect((await page(path)).response.status).toBe(200);
  });

  it.each([
    '/nowhere',
    '/admin/secrets',
    '/update-password',
    '/ar/hosting/zeppelin',
    '/hosting/zeppelin',
    '/index.html',
    '/.vite/manifest.json',
    '/en/x',
  ])('are answered with 404 and the HTML of the not-found page at %s', async (path) => {
    const { response, html } = await page(path);

    expect(response.status).toBe(404);
    expect(html).toContain('<div id="root">');
  });

  it('of the back office carry noindex; /auth does not', async () => {
    expect((await page('/admin')).html).toContain('<meta name="robots" content="noindex"');
    const { html } = await page('/auth/?lng=ar');
    expect(html).toContain('<link rel="canonical" href="http://localhost:3000/auth"');
    expect(html).not.toContain('noindex');
  });

  it('name both languages to a browser that tells one wish, unless the visitor has chosen', async () => {
    const offered = async (path: string, headers: Record<string, string> = {}) =>
      (await fetch(web.url + path, { headers })).headers.get('avail-language');

    expect(await offered('/', { 'accept-language': 'fr' })).toBe('en, ar');
    expect(await offered('/auth', { 'accept-language': 'fr', cookie: 'i18next=de' })).toBe('en, ar');
    expect(await offered('/', { 'accept-language': 'fr', cookie: 'i18next=en' })).toBeNull();
    expect([await offered('/?lng=ar'), await offered('/en')]).toEqual([null, null]);
  });

  it('take their language from path, query, cookie or browser, in this order', async () => {
    const lang = async (path: string, headers?: Record<string, string>) =>
      /<html lang="(\w+)" dir="(\w+)">/
        .exec((await page(path, headers)).html)
        ?.slice(1)
        .join(' ');

    expect(await lang('/')).toBe('en ltr');
    expect(await lang('/', { 'accept-language': 'fr, ar-EG;q=0.9, en;q=0.8' })).toBe('ar rtl');
    expect(await lang('/', { 'accept-language': 'ar', cookie: 'a=b; i18next=en' })).toBe('en ltr');
    expect(await lang('/?lng=ar', { cookie: 'i18next=en' })).toBe('ar rtl');
    expect(await lang('/en?lng=ar')).toBe('en ltr');
  });
});

describe('static files of the web server', () => {
  it('with a hash in their name are compressed, cached as immutable, and answered with 304 when unchanged', async () => {
    const answer = await fetchRaw(`${web.url}/assets/main-abc.js`, { 'accept-encoding': 'gzip, br' });
    const again = await fetchRaw(`${web.url}/assets/main-abc.js`, {
      'if-none-match': String(answer.headers['etag']),
    });

    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    expect(brotliDecompressSync(answer.body).toString()).toContain('console.log');
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  it('without a hash in their name are cached for ten minutes', async () => {
    const { headers } = await fetch(`${web.url}/favicon.svg`);

    expect(headers.get('cache-control')).toBe('public, max-age=600');
  });

  it('that are missing are answered with 404, no HTML page and no-store', async () => {
    const { response, html } = await page('/assets/gone.js');

    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(html).not.toContain('<html');
  });
});

describe('/config.json', () => {
  it('holds the settings of the environment: brand, portal, identity, captcha, social links', async () => {
    const brandName = { en: 'Hostfront', ar: 'هوست فرونت' };
    const none = { en: '', ar: '' };
    const company = { name: none, postalAddress: none, supportEmail: '', supportPhone: '' };
    expect(await (await fetch(`${web.url}/config.json`)).json()).toEqual({
      brandName,
      brand: { wide: null, wideAr: null, square: null, color: null, version: '' },
      company,
      portalUrl: 'http://localhost:3000/demo-portal',
      portalCurrencies: {},
      identity: { url: 'http://localhost:3000', realm: 'hosting', clientId: 'web', googleEnabled: false },
      captcha: { provider: 'altcha', challengeUrl: '/session/captcha' },
      socialLinks: {
        facebook: 'http://localhost:3000/demo-portal/profiles/facebook',
        x: 'http://localhost:3000/demo-portal/profiles/x',
        instagram: 'http://localhost:3000/demo-portal/profiles/instagram',
        linkedin: 'http://localhost:3000/demo-portal/profiles/linkedin',
        youtube: 'http://localhost:3000/demo-portal/profiles/youtube',
        trustpilot: 'http://localhost:3000/demo-portal/profiles/trustpilot',
        g2: 'http://localhost:3000/demo-portal/profiles/g2',
      },
      guarantees: ['no-setup-fee', 'free-plan-changes'],
      passwordMinLength: 6,
      keepsPages: true,
      legalPages: [],
      payments: [],
      statusUrl: null,
      ownNews: false,
      environment: { brandName, company, portalUrl: 'http://localhost:3000/demo-portal', socialLinks: {} },
    });
  });
});

describe('the demo portal', () => {
  it('shows what the browser sent, escaped, but no password', async () => {
    const response = await fetch(`${web.url}/demo-portal/dologin.php?query=<b>x</b>`, {
      method: 'POST',
      body: new URLSearchParams({ username: 'salma@example.test', password: 'Geheim-123' }),
    });
    const html = await response.text();

    expect(response.status).toBe(200);
    expect(html).toContain('POST /demo-portal/dologin.php');
    expect(html).toContain('salma@example.test');
    expect(html).toContain('&lt;b&gt;x&lt;/b&gt;');
    expect(html).not.toContain('Geheim-123');
    expect(html).toContain('dir="rtl"');
  });

  it('is answered with 404 where another portal is configured', async () => {
    const other = await startWeb(part.url, { PORTAL_URL: 'https://portal.test/clients/' });

    expect((await fetch(`${other.url}/demo-portal`)).status).toBe(404);
    await other.stop();
  });
});
