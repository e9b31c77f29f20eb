import { brotliDecompressSync } from 'node:zlib';
import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { useStarted } from '#tests/support/use-started.ts';
import { startPart } from '../part-double.ts';
import { startWeb } from '../start-web.ts';

const part = useStarted(() => startPart());
const web = useStarted(() => startWeb(part.url));

const page = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(web.url + path, { headers });
  return { response, html: await response.text() };
};

describe('pages', () => {
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
  ])('answers 200 for %s', async (path) => {
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
  ])('answers 404 with the page itself for %s', async (path) => {
    const { response, html } = await page(path);

    expect(response.status).toBe(404);
    expect(html).toContain('<div id="root">');
  });

  it('speaks the language of path, query, cookie and browser, in this order', async () => {
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

describe('files', () => {
  it('are compressed once for all, kept for ever by their hash, and not sent twice', async () => {
    const answer = await rawGet('/assets/main-abc.js', { 'accept-encoding': 'gzip, br' });
    const again = await rawGet('/assets/main-abc.js', { 'if-none-match': String(answer.headers['etag']) });

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

  it('without a hash in their name are asked for again', async () => {
    const { headers } = await fetch(`${web.url}/favicon.svg`);

    expect(headers.get('cache-control')).toBe('public, max-age=600');
  });

  it('that are missing give no page in their place', async () => {
    const { response, html } = await page('/assets/gone.js');

    expect(response.status).toBe(404);
    expect(html).not.toContain('<html');
  });
});

describe('search engines', () => {
  it('are told which pages there are, and which to leave alone', async () => {
    const robots = await (await fetch(`${web.url}/robots.txt`)).text();
    const sitemap = await (await fetch(`${web.url}/sitemap.xml`)).text();

    expect(robots).toContain('Disallow: /admin\n');
    expect(robots).toContain('Sitemap: http://localhost:3000/sitemap.xml');
    expect(sitemap).toContain('<loc>http://localhost:3000/auth</loc></url>');
    for (const path of ['/hosting/vps', '/en/hosting/vps', '/ar/hosting/vps']) {
      const [, entry] =
        new RegExp(`<url><loc>http://localhost:3000${path}</loc>(.*)</url>`).exec(sitemap) ?? [];
      expect([
        ...(entry ?? '').matchAll(/hreflang="([^"]+)" href="http:\/\/localhost:3000([^"]+)"/g),
      ]).toMatchObject([
        { 1: 'x-default', 2: '/hosting/vps' },
        { 1: 'en', 2: '/en/hosting/vps' },
        { 1: 'ar', 2: '/ar/hosting/vps' },
      ]);
    }
    expect(sitemap).not.toContain('/admin');
  });
});

describe('/config.json', () => {
  it('tells the site its surroundings', async () => {
    const brandName = { en: 'Hostfront', ar: 'هوست فرونت' };
    const none = { en: '', ar: '' };
    const company = { name: none, postalAddress: none, supportEmail: '', supportPhone: '' };
    expect(await (await fetch(`${web.url}/config.json`)).json()).toEqual({
      brandName,
      company,
      portalUrl: 'http://localhost:3000/demo-portal',
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
      environment: { brandName, company, portalUrl: 'http://localhost:3000/demo-portal', socialLinks: {} },
    });
  });

  it('names what is configured instead', async () => {
    const other = await startWeb(part.url, {
      PORTAL_URL: 'https://portal.test/clients/',
      TURNSTILE_SITE_KEY: 'key',
      SOCIAL_X: 'https://x.com/hostfront',
      GUARANTEES: 'none',
      GOOGLE_ENABLED: 'true',
    });

    expect(await (await fetch(`${other.url}/config.json`)).json()).toMatchObject({
      portalUrl: 'https://portal.test/clients',
      captcha: { provider: 'turnstile', siteKey: 'key' },
      socialLinks: { x: 'https://x.com/hostfront' },
      guarantees: [],
      identity: { googleEnabled: true },
    });
    expect((await fetch(`${other.url}/demo-portal`)).status).toBe(404);
    await other.stop();
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
});

/** Requests a path by `node:http`, as `fetch` would decompress the answer. */
function rawGet(path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      request({ host: '127.0.0.1', port: web.port, path, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      })
        .on('error', reject)
        .end();
    },
  );
}
