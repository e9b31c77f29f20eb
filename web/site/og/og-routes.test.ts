import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeConfig } from '../../server/config/make-config.ts';
import { makeSaved, PAGES } from '../head/make-view.ts';
import { makePlan } from '../pages/make-plan.ts';
import { readPageList } from '../pages/page-list.ts';
import { addOgRoutes } from './og-routes.ts';

const server = Fastify();
let saved = makeSaved();

beforeAll(() => {
  const pages = readPageList(Object.values(PAGES));
  const settings = { read: async () => saved };
  addOgRoutes(server, { publicUrl: 'https://host.test', configOf: makeConfig, pages, settings });
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });

describe("a page's picture", () => {
  it('is a PNG of the size that the head tells, in both languages', async () => {
    const [english, arabic] = await Promise.all([get('/og/en/home.png'), get('/og/ar/hosting-cloud.png')]);

    for (const { statusCode, headers, rawPayload } of [english, arabic]) {
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
      expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1_200, 630]);
    }
    expect(english.rawPayload.equals(arabic.rawPayload)).toBe(false);
  });

  it.each(['/og/en/nowhere.png', '/og/fr/home.png', '/og/en/home', '/og/en/admin.png', '/og/en/imprint.png'])(
    'is not there at %s',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );

  it('is kept for good at the address of its version alone, and not sent twice', async () => {
    const first = await get('/og/en/home.png');
    const etag = String(first.headers['etag']);
    const ofVersion = await get(`/og/en/home.png?v=${etag.slice(1, -1)}`, { 'if-none-match': etag });

    expect(first.headers['cache-control']).toBe('public, max-age=3600');
    expect(ofVersion.statusCode).toBe(304);
    expect(ofVersion.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('is another one once the price is another, and the first again when that comes back', async () => {
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
