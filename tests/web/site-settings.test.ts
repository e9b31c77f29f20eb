import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startWeb } from './start-web.ts';

const NONE = { site_settings: [] as object[], seo_settings: [], legal_pages: [] as object[] };
let answer: object = NONE;
let engine: Server;
let web: Awaited<ReturnType<typeof startWeb>>;

beforeAll(async () => {
  engine = createServer((_request, response) => response.end(JSON.stringify({ data: answer })));
  await new Promise<void>((resolve) => engine.listen(0, '127.0.0.1', resolve));
  web = await startWeb(`http://127.0.0.1:${(engine.address() as AddressInfo).port}`);
});
afterAll(async () => {
  await web.stop();
  engine.closeAllConnections();
  engine.close();
});

const configAnew = async () => {
  const response = await fetch(`${web.url}/config.json`, { headers: { 'cache-control': 'no-cache' } });
  return (await response.json()) as { brandName: { en: string }; legalPages: object[] };
};

/** Lets the server know of an answer at once. */
async function save(tables: Partial<typeof NONE>) {
  answer = { ...NONE, ...tables };
  return configAnew();
}

describe('what an administrator saved', () => {
  beforeEach(() => save({}));

  it('is in /config.json at once for a reader that asks anew', async () => {
    const config = await save({ site_settings: [{ key: 'brand_name', value: 'Acme', value_ar: null }] });

    expect(config.brandName.en).toBe('Acme');
  });

  it("lets forms go to the saved portal, and its host adds nothing to the page's policy", async () => {
    const formAction = async (value: string) => {
      await save({ site_settings: [{ key: 'portal_url', value, value_ar: null }] });
      const policy = (await fetch(web.url)).headers.get('content-security-policy') ?? '';
      return /form-action ([^;]*)/.exec(policy)?.[1];
    };

    expect(await formAction('https://portal.test/clients')).toBe("'self' https://portal.test");
    expect(await formAction('https://portal.test;sandbox')).toBe("'self' http://localhost:3000");
  });

  it('gives a legal text a page, and 404 while there is none', async () => {
    const status = async (path: string) => (await fetch(web.url + path)).status;
    expect([await status('/imprint'), await status('/ar/imprint')]).toEqual([404, 404]);

    const { legalPages } = await save({
      legal_pages: [{ slug: 'imprint', title: 'Imprint', title_ar: null }],
    });

    expect([await status('/imprint'), await status('/ar/imprint')]).toEqual([200, 200]);
    expect(legalPages).toEqual([{ slug: 'imprint', title: { en: 'Imprint', ar: '' } }]);
  });
});
