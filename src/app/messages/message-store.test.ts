import { describe, expect, it } from 'vitest';
import type { Locale } from '#src/config/locale.ts';
import type { Messages, MessageSection } from './catalogs.ts';
import { createMessageStore } from './message-store.ts';

/** Creates catalogs whose texts arrive, or fail to arrive, when the test says so. */
function makeCatalogs() {
  const arrivals = new Map<string, { arrive: () => void; fail: () => void }>();
  const load = (section: MessageSection, locale: Locale) =>
    new Promise<Partial<Messages>>((resolve, reject) => {
      arrivals.set(`${section} ${locale}`, {
        arrive: () => resolve({ [section]: locale } as Partial<Messages>),
        fail: () => reject(new Error('Offline')),
      });
    });

  return {
    load,
    arrive: (section: MessageSection, locale: Locale) => arrivals.get(`${section} ${locale}`)?.arrive(),
    fail: (section: MessageSection, locale: Locale) => arrivals.get(`${section} ${locale}`)?.fail(),
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

describe('the texts', () => {
  it('change to the language that was chosen last, whichever arrives first', async () => {
    const { texts, store } = await makeStore();

    const arabic = store.changeLocale('ar');
    const english = store.changeLocale('en');
    texts.arrive('site', 'ar');
    await Promise.all([arabic, english]);

    expect(store.getState()).toEqual({ locale: 'en', messages: { site: 'en' } });
  });

  it('are never those of a section without its texts, whether the section or the language arrives first', async () => {
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

  it('stay as they are when a change fails, and can be changed later', async () => {
    const { texts, store } = await makeStore();

    const failing = store.changeLocale('ar');
    texts.fail('site', 'ar');
    await expect(failing).rejects.toThrow('Offline');
    expect(store.getState().locale).toBe('en');

    const again = store.changeLocale('ar');
    texts.arrive('site', 'ar');
    await again;
    expect(store.getState().locale).toBe('ar');
  });
});
