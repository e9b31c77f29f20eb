import { describe, expect, it, vi } from 'vitest';
import type { Locale } from '#src/config/locale.ts';
import type { Messages, MessageSection } from './catalogs.ts';
import { createMessageStore } from './message-store.ts';

/** Creates catalogs whose texts arrive, or fail to arrive, when the test says so. */
function makeCatalogs() {
  const arrivals = new Map<string, () => void>();
  let failures = 0;
  const load = (section: MessageSection, locale: Locale) => {
    failures -= 1;
    if (failures >= 0) return Promise.reject(new Error('Offline'));
    return new Promise<Partial<Messages>>((resolve) => {
      arrivals.set(`${section} ${locale}`, () => resolve({ [section]: locale } as Partial<Messages>));
    });
  };

  return {
    load,
    arrive: (section: MessageSection, locale: Locale) => arrivals.get(`${section} ${locale}`)?.(),
    failTimes: (times: number) => (failures = times),
  };
}

async function makeStore() {
  const texts = makeCatalogs();
  const store = createMessageStore('en', texts.load);
  const site = store.loadSection('site');
  texts.arrive('site', 'en');
  await site;

  return { texts, store };
}

describe('the message texts of the site', () => {
  it('are in the language that was chosen last, whichever language loads first', async () => {
    const { texts, store } = await makeStore();

    const arabic = store.changeLocale('ar');
    const english = store.changeLocale('en');
    texts.arrive('site', 'ar');
    await Promise.all([arabic, english]);

    expect(store.getState()).toEqual({ locale: 'en', messages: { site: 'en' } });
  });

  it('change language only when the texts of every section have loaded, in whatever order they load', async () => {
    for (const first of ['section', 'language'] as const) {
      const { texts, store } = await makeStore();
      const auth = store.loadSection('auth');
      const arabic = store.changeLocale('ar');

      const steps = {
        section: () => texts.arrive('auth', 'en'),
        language: () => texts.arrive('site', 'ar'),
      };
      steps[first]();
      await Promise.resolve();
      steps[first === 'section' ? 'language' : 'section']();
      // The store asks for the Arabic texts of `auth` only after it has noticed that they are missing, so the test retries.
      await expect.poll(() => (texts.arrive('auth', 'ar'), store.getState().locale)).toBe('ar');
      await Promise.all([auth, arabic]);

      expect(store.getState()).toEqual({ locale: 'ar', messages: { site: 'ar', auth: 'ar' } });
    }
  });

  it('keep their language if the new one cannot be loaded, which can be chosen again later', async () => {
    const { texts, store } = await makeStore();

    vi.useFakeTimers();
    texts.failTimes(Infinity);
    const failing = store.changeLocale('ar').catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await failing).toEqual(new Error('Offline'));
    expect(store.getState().locale).toBe('en');

    texts.failTimes(0);
    const again = store.changeLocale('ar');
    texts.arrive('site', 'ar');
    await again;
    expect(store.getState().locale).toBe('ar');
  });

  it.each([
    ['of another language', 'changeLocale'],
    ['of a preview', 'textsIn'],
  ] as const)('%s are requested again if loading them fails', async (_, use) => {
    const { texts, store } = await makeStore();
    vi.useFakeTimers();
    texts.failTimes(2);

    const using = store[use]('ar');
    await vi.advanceTimersByTimeAsync(1_000);
    texts.arrive('site', 'ar');

    await using;
    expect(await store.textsIn('ar')).toEqual({ site: 'ar' });
  });
});
