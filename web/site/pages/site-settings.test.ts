import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSiteSettings, seoTexts } from './site-settings.ts';

const log = pino({ level: 'silent' });
let close: () => void = () => undefined;
afterEach(() => close());

/** Starts an API; returns its address. */
async function startApi(answer: (response: ServerResponse) => unknown): Promise<string> {
  const server = createServer((_request, response) => void answer(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => {
    server.closeAllConnections();
    server.close();
  };

  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function serve(answer: () => unknown) {
  let questions = 0;
  const endpoint = await startApi((response) => {
    questions += 1;
    response.end(JSON.stringify(answer()));
  });

  return { endpoint, asked: () => questions };
}

const brand = (value: string) => ({
  data: { site_settings: [{ key: 'brand_name', value, value_ar: null }], seo_settings: [], legal_pages: [] },
});

/** Starts an API that answers each question when the test says so. */
async function serveByHand() {
  const answers: Array<(answer: object) => void> = [];
  const endpoint = await startApi((response) =>
    answers.push((answer) => response.end(JSON.stringify(answer))),
  );
  /** Answers the question of this number, from 1, once it has come. */
  const answer = async (number: number, given: object) => {
    await vi.waitFor(() => expect(answers.length).toBeGreaterThanOrEqual(number));
    answers[number - 1]?.(given);
  };

  return { endpoint, answer, asked: () => answers.length };
}

describe('the site settings that the web server keeps in memory', () => {
  it('are requested once for simultaneous readers, and again 200 ms after the last answer', async () => {
    let now = 0;
    let answer = brand('Old');
    const { endpoint, asked } = await serve(() => answer);
    const settings = createSiteSettings({ endpoint, log, now: () => now });
    await Promise.all([settings.read(), settings.read()]);
    now = 49;
    await settings.read();
    expect(asked()).toBe(1);

    answer = brand('New');
    now = 200;
    const readers = await Promise.all([1, 2, 3].map(() => settings.read()));

    expect(readers.map((read) => read?.settings[0]?.value)).toEqual(['New', 'New', 'New']);
    expect(asked()).toBe(2);
  });

  it('hold the price that is in force of each plan, and when its offer ends', async () => {
    const plan = { name: 'A', category: 'cloud', period: 'mo', currency: 'USD', price: '9.00' };
    const plans = [
      { ...plan, in_force: { price: '5.00', ends_at: '2026-11-30T23:00:00+00:00' } },
      { ...plan, in_force: { price: '9.00', ends_at: null } },
      { ...plan, in_force: null },
    ].map((row) => ({ ...row, features: ['a'], sort_order: 1 }));
    const { data } = brand('A');
    const { endpoint } = await serve(() => ({ data: { ...data, pricing_plans: plans } }));

    const read = await createSiteSettings({ endpoint, log }).read();

    expect(read?.plans.map(({ price, priceUntil }) => [price, priceUntil])).toEqual([
      ['5.00', '2026-11-30T23:00:00+00:00'],
      ['9.00', null],
      ['9.00', undefined],
    ]);
  });

  it('are requested again shortly before they expire, without making a reader wait', async () => {
    let now = 0;
    const { endpoint, answer } = await serveByHand();
    const settings = createSiteSettings({ endpoint, log, now: () => now });
    const first = settings.read();
    await answer(1, brand('Old'));
    await first;

    now = 199;
    expect((await settings.read())?.settings[0]?.value).toBe('Old');
    await answer(2, brand('New'));

    await vi.waitFor(() => expect(settings.known?.settings[0]?.value).toBe('New'));
  });

  it('are not taken from the answer to a request that is 200 ms old', async () => {
    let now = 0;
    const { endpoint, answer, asked } = await serveByHand();
    const settings = createSiteSettings({ endpoint, log, now: () => now });
    const earlier = settings.read();
    await vi.waitFor(() => expect(asked()).toBe(1));

    now = 200;
    const later = settings.read();
    await answer(1, brand('Old'));
    expect((await earlier)?.settings[0]?.value).toBe('Old');
    await answer(2, brand('New'));

    expect((await later)?.settings[0]?.value).toBe('New');
  });

  it('are passed to listeners only when they have changed', async () => {
    let answer = brand('Old');
    const { endpoint } = await serve(() => answer);
    const settings = createSiteSettings({ endpoint, log });
    const changed = vi.fn();
    settings.onChange(changed);
    await settings.read();
    settings.refresh();
    expect(changed).toHaveBeenCalledTimes(1);

    answer = brand('New');
    settings.refresh();

    await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(2));
    expect(settings.known?.settings[0]?.value).toBe('New');
  });

  it('stay as last read while the API fails, and are undefined before the first answer', async () => {
    let now = 0;
    let answer: unknown = { errors: [{ message: 'down' }] };
    const { endpoint, asked } = await serve(() => answer);
    const settings = createSiteSettings({ endpoint, log, now: () => now });
    expect(await settings.read()).toBeUndefined();

    answer = brand('Known');
    await settings.read();
    answer = 'nonsense';
    now = 1_000;
    await settings.read();
    const before = asked();

    expect((await settings.read())?.settings[0]?.value).toBe('Known');
    expect(asked()).toBe(before);
    now = 2_000;
    answer = brand('New');
    await settings.read();
    await vi.waitFor(() => expect(settings.known?.settings[0]?.value).toBe('New'));
  });

  it('are returned as last read while the API does not answer', async () => {
    let now = 0;
    const { endpoint, answer } = await serveByHand();
    const settings = createSiteSettings({ endpoint, log, now: () => now });
    const first = settings.read();
    await answer(1, brand('Known'));
    await first;

    for (const at of [1_000, 2_000, 3_000]) {
      now = at;
      expect((await settings.read())?.settings[0]?.value).toBe('Known');
    }
  });
});

describe('the answer to a save of settings', () => {
  it('waits until no server can still answer with the old settings', async () => {
    let answer = brand('Old');
    const { endpoint } = await serve(() => answer);
    const [here, elsewhere] = [1, 2].map(() => createSiteSettings({ endpoint, log }));
    await here?.read();
    await elsewhere?.read();
    answer = brand('New');

    await here?.untilKnown();

    expect((await elsewhere?.read())?.settings[0]?.value).toBe('New');
  });

  it('waits for one request, and no timer, if no setting has changed', async () => {
    const { endpoint, asked } = await serve(() => brand('Old'));
    const settings = createSiteSettings({ endpoint, log });
    await settings.read();
    const timers = vi.spyOn(globalThis, 'setTimeout');

    await settings.untilKnown();

    expect(asked()).toBe(2);
    expect(timers.mock.calls.filter(([, ms = 0]) => ms > 20 && ms <= 201)).toEqual([]);
    timers.mockRestore();
  });
});

describe('the SEO texts', () => {
  it('are in the language asked for, and in English if the Arabic is missing', () => {
    const seo = [
      { key: 'site_title', value: 'Title', value_ar: 'عنوان' },
      { key: 'keywords', value: 'a', value_ar: null },
    ];
    const saved = {
      seo,
      settings: [],
      legalPages: [],
      news: [],
      analytics: [],
      plans: [],
      kinds: [],
      taxes: [],
      pieces: [],
    };

    expect(seoTexts(saved, 'en')).toEqual({ title: 'Title', keywords: 'a' });
    expect(seoTexts(saved, 'ar')).toEqual({ title: 'عنوان', keywords: 'a' });
    expect(seoTexts(undefined, 'en')).toEqual({});
  });
});
