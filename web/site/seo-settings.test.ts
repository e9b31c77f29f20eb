import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSeoSettings } from './seo-settings.ts';

const log = pino({ level: 'silent' });
let close: () => void = () => undefined;
afterEach(() => close());

async function serve(answer: () => unknown) {
  const server = createServer((_request, response) => response.end(JSON.stringify(answer())));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => server.close();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const rows = (title: string) => ({
  data: {
    seo_settings: [
      { key: 'site_title', value: title, value_ar: 'عنوان' },
      { key: 'keywords', value: 'a', value_ar: null },
    ],
  },
});

describe('the SEO settings', () => {
  it('come in the language asked for, English where Arabic is missing', async () => {
    const seo = createSeoSettings({ endpoint: await serve(() => rows('Title')), log });

    expect(await seo.read('en')).toEqual({ title: 'Title', keywords: 'a' });
    expect(await seo.read('ar')).toEqual({ title: 'عنوان', keywords: 'a' });
  });

  it('are asked for again after a while, and stand when that fails', async () => {
    let now = 0;
    let answer: unknown = rows('Old');
    const seo = createSeoSettings({ endpoint: await serve(() => answer), log, now: () => now });
    await seo.read('en');

    answer = rows('New');
    now = 10_000;
    expect(await seo.read('en')).toMatchObject({ title: 'Old' });
    now = 20_000;
    await vi.waitFor(async () => expect(await seo.read('en')).toMatchObject({ title: 'New' }));

    answer = { errors: [{ message: 'down' }] };
    now = 40_000;
    await seo.read('en');
    now = 60_000;
    expect(await seo.read('en')).toMatchObject({ title: 'New' });
  });

  it('are none while nobody answers', async () => {
    const seo = createSeoSettings({ endpoint: 'http://127.0.0.1:1', log });

    expect(await seo.read('en')).toEqual({});
  });
});
