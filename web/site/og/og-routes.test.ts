import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeConfig } from '../../server/config/make-config.ts';
import { makeSaved, PAGES } from '../head/make-view.ts';
import { makePlan } from '../pages/make-plan.ts';
import { readPageList } from '../pages/page-list.ts';
import { addOgRoutes } from './og-routes.ts';

const server = Fastify();
const read: string[] = [];
const media = {
  async read(file: string) {
    read.push(file);
    const content =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10"><rect width="30" height="10" fill="#c00"/></svg>';
    return { type: 'image/svg+xml', content: Buffer.from(content) };
  },
};
let saved = makeSaved();

beforeAll(() => {
  const pages = readPageList(Object.values(PAGES));
  const settings = { read: async () => saved };
  addOgRoutes(server, { publicUrl: 'https://host.test', configOf: makeConfig, pages, settings, media });
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });

describe("a page's Open Graph image", () => {
  it('is a PNG of 1200 × 630 pixels in both languages', async () => {
    const [english, arabic] = await Promise.all([get('/og/en/home.png'), get('/og/ar/hosting-cloud.png')]);

    for (const { statusCode, headers, rawPayload } of [english, arabic]) {
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
      expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1_200, 630]);
    }
    expect(english.rawPayload.equals(arabic.rawPayload)).toBe(false);
  });

  it.each(['/og/en/nowhere.png', '/og/fr/home.png', '/og/en/home', '/og/en/admin.png', '/og/en/imprint.png'])(
    'does not exist at %s',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );

  it('is cached for a year only under the URL of its version, and answered 304 if unchanged', async () => {
    const first = await get('/og/en/home.png');
    const etag = String(first.headers['etag']);
    const ofVersion = await get(`/og/en/home.png?v=${etag.slice(1, -1)}`, { 'if-none-match': etag });

    expect(first.headers['cache-control']).toBe('public, max-age=3600');
    expect(ofVersion.statusCode).toBe(304);
    expect(ofVersion.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it("shows the brand's own logo, and is another one with another logo", async () => {
    const first = await get('/og/en/home.png');
    const withLogo = async (hash: string) => {
      saved = makeSaved({
        settings: [{ key: 'logo_wide', value: hash.repeat(32), value_ar: null }],
        pictures: [
          { hash: hash.repeat(32), media_type: 'image/svg+xml', width: 300, height: 100, tone: 'dark' },
        ],
      });
      return get('/og/en/home.png');
    };
    const [one, other] = [await withLogo('a'), await withLogo('b')];
    saved = makeSaved();

    expect(read).toEqual([`${'a'.repeat(32)}-social.png`, `${'b'.repeat(32)}-social.png`]);
    expect(new Set([first, one, other].map(({ headers }) => headers['etag'])).size).toBe(3);
    expect(one.rawPayload.equals(first.rawPayload)).toBe(false);
  });

  it('changes with a price, and is the first one again when the price changes back', async () => {
    const first = await get('/og/en/home.png');
    saved = makeSaved({ plans: [makePlan({ price: '3.00' })] });
    const cheaper = await get('/og/en/home.png');
    saved = makeSaved();
    const again = await get('/og/en/home.png');

    expect(cheaper.headers['etag']).not.toBe(first.headers['etag']);
    expect(cheaper.rawPayload.equals(first.rawPayload)).toBe(false);
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
  });
});
