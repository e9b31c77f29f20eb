import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSiteSettings, seoTexts } from './site-settings.ts';

const log = pino({ level: 'silent' });
let close: () => void = () => undefined;
afterEach(() => close());

async function serve(answer: () => unknown) {
  let questions = 0;
  const server = createServer((_request, response) => {
    questions += 1;
    response.end(JSON.stringify(answer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => server.close();

  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked: () => questions };
}

const brand = (value: string) => ({
  data: { site_settings: [{ key: 'brand_name', value, value_ar: null }], seo_settings: [], legal_pages: [] },
});

describe('the site settings', () => {
  it('are a second old at most, and asked for once by all who read meanwhile', async () => {
    let now = 0;
    let answer = brand('Old');
    const { endpoint, asked } = await serve(() => answer);
    const settings = createSiteSettings({ endpoint, log, now: () => now });
    await Promise.all([settings.read(), settings.read()]);
    expect(asked()).toBe(1);

    answer = brand('New');
    now = 999;
    expect((await settings.read())?.settings[0]?.value).toBe('Old');
    now = 1_000;
    expect((await settings.read())?.settings[0]?.value).toBe('New');
  });

  it('are asked for at once where a reader wants them so', async () => {
    let answer = brand('Old');
    const { endpoint, asked } = await serve(() => answer);
    const settings = createSiteSettings({ endpoint, log, now: () => 0 });
    await settings.read();

    answer = brand('New');
    const readers = [1, 2, 3].map(() => settings.read({ isFresh: true }));

    expect((await Promise.all(readers)).map((read) => read?.settings[0]?.value)).toEqual(
      readers.map(() => 'New'),
    );
    expect(asked()).toBe(3);
  });

  it('stand when they can no longer be read, and are unknown until they could be', async () => {
    let now = 0;
    let answer: unknown = { errors: [{ message: 'down' }] };
    const { endpoint } = await serve(() => answer);
    const settings = createSiteSettings({ endpoint, log, now: () => now });
    expect(await settings.read()).toBeUndefined();

    answer = brand('Known');
    now = 2_000;
    await settings.read();
    answer = 'nonsense';
    now = 4_000;

    expect((await settings.read())?.settings[0]?.value).toBe('Known');
  });
});

describe('settings that are pushed', () => {
  it('are not replaced by the answer to an earlier question', async () => {
    let questions = 0;
    let answerFirst = (): void => undefined;
    const server = createServer((_request, response) => {
      questions += 1;
      if (questions === 1) answerFirst = () => response.end(JSON.stringify(brand('Old')));
      else response.end(JSON.stringify(brand('New')));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    close = () => server.close();
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const settings = createSiteSettings({ endpoint, log });
    const read = settings.read({ isFresh: true });
    await vi.waitFor(() => expect(questions).toBe(1));

    settings.push(brand('New').data);
    answerFirst();

    expect((await read)?.settings[0]?.value).toBe('New');
    expect(settings.known?.settings[0]?.value).toBe('New');
  });
});

describe('the texts of the head', () => {
  it('come in the language asked for, English where Arabic is missing', () => {
    const seo = [
      { key: 'site_title', value: 'Title', value_ar: 'عنوان' },
      { key: 'keywords', value: 'a', value_ar: null },
    ];
    const saved = { seo, settings: [], legalPages: [], analytics: [], plans: [] };

    expect(seoTexts(saved, 'en')).toEqual({ title: 'Title', keywords: 'a' });
    expect(seoTexts(saved, 'ar')).toEqual({ title: 'عنوان', keywords: 'a' });
    expect(seoTexts(undefined, 'en')).toEqual({});
  });
});
