import Fastify from 'fastify';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeConfig } from '../../server/config/make-config.ts';
import { drawPicture } from '#runtime/pictures/draw-picture.ts';
import { makeSaved } from '../head/make-view.ts';
import type { SiteSettings } from '../pages/site-settings.ts';
import { addMedia } from './media-routes.ts';

const HASH = 'a'.repeat(32);
const server = Fastify();
let actions: Server;
let asked: (string | undefined)[] = [];
const PICTURE = { hash: HASH, media_type: 'image/svg+xml', width: 10, height: 10, tone: 'any' };
let freshly = 0;
let saved: SiteSettings = makeSaved({ pictures: [PICTURE] });

beforeAll(async () => {
  actions = createServer(({ url }, response) => {
    asked.push(url);
    if (!url?.includes(HASH)) return void response.writeHead(404).end();
    response.setHeader('content-type', 'image/svg+xml');
    response.end('<svg/>');
  });
  await new Promise<void>((resolve) => actions.listen(0, '127.0.0.1', resolve));
  const read = async ({ isFresh = false } = {}) => {
    if (isFresh) freshly += 1;
    return saved;
  };
  const actionsUrl = `http://127.0.0.1:${(actions.address() as AddressInfo).port}`;
  addMedia(server, { actionsUrl, configOf: makeConfig, settings: { read } });
});
afterAll(async () => {
  await server.close();
  actions.close();
});

const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });

describe("the brand's colour", () => {
  it('is in the rules and in the mark that browsers ask for, until it is given back', async () => {
    const read = async () => {
      const [css, mark] = [await get('/brand.css'), await get('/brand-mark.svg?1d4ed8')];
      expect([css.headers['content-type'], mark.headers['content-type']]).toEqual([
        'text/css; charset=utf-8',
        'image/svg+xml',
      ]);
      expect(css.headers['cache-control']).toBe('no-cache');
      return [css.body, mark.body] as const;
    };
    expect(await read()).toEqual(['', expect.stringContaining('fill="#0f4d3a"')]);

    saved = makeSaved({ settings: [{ key: 'brand_color', value: '#1d4ed8' }] });
    const [css, mark] = await read();
    freshly = 0;
    await get('/brand-mark.svg?1d4ed8');
    expect(freshly).toBe(0);
    saved = makeSaved({ pictures: [PICTURE] });

    expect(css).toContain('--mui-palette-primary-main:#1d4ed8;');
    expect(mark).toContain('fill="#1d4ed8"');
    expect(mark).not.toContain('#c8f169');
  });
});

describe("the site's mark as PNG", () => {
  const FILES = [
    ['/icons/180.png', 180],
    ['/icons/512.png?1d4ed8', 512],
    ['/mail-logo.png', 144],
  ] as const;

  it.each(FILES)('has the brand’s colour at %s, once there is one', async (url, size) => {
    expect((await get(url)).statusCode).toBe(404);
    saved = makeSaved({ settings: [{ key: 'brand_color', value: '#1d4ed8' }] });
    const { headers, rawPayload } = await get(url);
    const again = await get(url, { 'if-none-match': '"1d4ed8"' });
    saved = makeSaved({ pictures: [PICTURE] });

    expect([headers['content-type'], headers['cache-control']]).toEqual(['image/png', 'no-cache']);
    expect(rawPayload.readUInt32BE(16)).toBe(size);
    const pixels = await drawPicture(rawPayload, { width: size, height: size, format: 'raw' });
    // A pixel of the ground at the left edge, halfway down.
    const at = (size / 2) * size * 4 + 8;
    expect([...pixels.subarray(at, at + 4)]).toEqual([0x1d, 0x4e, 0xd8, 255]);
    expect(again.statusCode).toBe(304);
  });
});

describe('an uploaded picture at its address', () => {
  it('is cached without end, and may do nothing where it is opened by itself', async () => {
    const { statusCode, headers, body } = await get(`/media/${HASH}.svg`);

    expect([statusCode, body, headers['content-type']]).toEqual([200, '<svg/>', 'image/svg+xml']);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
    const again = await get(`/media/${HASH}.svg`, { 'if-none-match': String(headers['etag']) });
    expect(again.statusCode).toBe(304);
  });

  it('is requested from the actions service once', async () => {
    asked = [];
    await get(`/media/${HASH}-180.png`);
    await get(`/media/${HASH}-180.png`);

    expect(asked).toEqual([`/media/${HASH}-180.png`]);
  });

  it('is requested once for all who ask for it at the same time', async () => {
    asked = [];
    const answers = await Promise.all([get(`/media/${HASH}-192.png`), get(`/media/${HASH}-192.png`)]);

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(asked).toEqual([`/media/${HASH}-192.png`]);
  });

  it('is not requested from the actions service under a hash of no picture', async () => {
    asked = [];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => get(`/media/${String(at).padStart(32, '0')}.svg`)),
    );

    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
    expect(asked).toEqual([]);
  });

  it.each([`/media/${'b'.repeat(32)}.svg`, '/media/x.svg', `/media/${HASH}.html`, '/media/..%2Flivez'])(
    'does not exist at %s',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );
});

describe('/favicon.ico', () => {
  it('leads to the icon of the brand where it has a square logo', async () => {
    expect((await get('/favicon.ico')).statusCode).toBe(404);
    saved = makeSaved({
      settings: [{ key: 'logo_square', value: HASH, value_ar: null }],
      pictures: [PICTURE],
    });

    const { statusCode, headers } = await get('/favicon.ico');

    expect([statusCode, headers['location']]).toEqual([302, `/media/${HASH}-48.ico`]);
  });
});
