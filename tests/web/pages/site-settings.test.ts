import { beforeEach, describe, expect, it } from 'vitest';
import { startServer } from '#tests/support/processes/serve.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { startWeb } from '../start-web.ts';

const NONE = {
  site_settings: [] as object[],
  seo_settings: [] as object[],
  legal_pages: [] as object[],
};
let answer: object = NONE;

const engine = useStarted(() =>
  startServer((_request, response) => void response.end(JSON.stringify({ data: answer }))),
);
const web = useStarted(() => startWeb(engine.url));

const freshConfig = async () => {
  const response = await fetch(`${web.url}/config.json`, { headers: { 'cache-control': 'no-cache' } });
  return (await response.json()) as { brandName: { en: string }; legalPages: object[] };
};

/** Sets the answer of the double, and makes the server read it at once. */
async function save(tables: Partial<typeof NONE>) {
  answer = { ...NONE, ...tables };
  return freshConfig();
}

describe('a setting that an administrator saved', () => {
  beforeEach(() => save({}));

  it('is in /config.json at once', async () => {
    const config = await save({ site_settings: [{ key: 'brand_name', value: 'Acme', value_ar: null }] });

    expect(config.brandName.en).toBe('Acme');
  });

  it('for the portal URL is added to form-action of the CSP, unless it would inject a directive', async () => {
    const formAction = async (value: string) => {
      await save({ site_settings: [{ key: 'portal_url', value, value_ar: null }] });
      const policy = (await fetch(web.url)).headers.get('content-security-policy') ?? '';
      return /form-action ([^;]*)/.exec(policy)?.[1];
    };

    expect(await formAction('https://portal.test/clients')).toBe("'self' https://portal.test");
    expect(await formAction('https://portal.test;sandbox')).toBe("'self' http://localhost:3000");
  });

  it('for a legal text makes its page, which is 404 before', async () => {
    const status = async (path: string) => (await fetch(web.url + path)).status;
    expect([await status('/imprint'), await status('/ar/imprint')]).toEqual([404, 404]);

    const { legalPages } = await save({
      legal_pages: [{ slug: 'imprint', title: 'Imprint', title_ar: null }],
    });

    expect([await status('/imprint'), await status('/ar/imprint')]).toEqual([200, 200]);
    expect(legalPages).toEqual([{ slug: 'imprint', title: { en: 'Imprint', ar: '' } }]);
  });

  it('is at once in title and description of the landing page, the hosting pages and the legal pages', async () => {
    await save({
      site_settings: [{ key: 'brand_name', value: 'Acme', value_ar: 'أكمي' }],
      seo_settings: [
        { key: 'site_title', value: 'Servers', value_ar: null },
        { key: 'meta_description', value: 'Fast', value_ar: null },
      ],
      legal_pages: [{ slug: 'imprint', title: 'Who <we> are', title_ar: 'من نحن' }],
    });
    const headOf = async (path: string) => {
      const html = await (await fetch(web.url + path)).text();
      const find = (pattern: RegExp) => pattern.exec(html)?.[1];
      return [
        find(/<title>([^<]*)</),
        find(/name="description" content="([^"]*)"/),
        find(/rel="canonical" href="[^"]*:3000([^"]*)"/),
      ];
    };

    expect(await headOf('/')).toEqual(['Servers', 'Fast', '/']);
    expect(await headOf('/hosting/vps')).toEqual(['VPS – Acme', 'About VPS', '/hosting/vps']);
    expect(await headOf('/ar/hosting/vps')).toEqual(['خوادم – أكمي', undefined, '/ar/hosting/vps']);
    expect(await headOf('/imprint')).toEqual([
      'Who &lt;we&gt; are – Acme',
      'About Who &lt;we&gt; are',
      '/imprint',
    ]);
    expect(await headOf('/ar/imprint')).toEqual(['من نحن – أكمي', undefined, '/ar/imprint']);

    await save({ seo_settings: [{ key: 'site_title', value: 'Saved again', value_ar: null }] });
    expect(await headOf('/')).toEqual(['Saved again', undefined, '/']);
  });
});
