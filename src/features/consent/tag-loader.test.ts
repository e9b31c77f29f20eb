import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerElement } from '#src/lib/document/ask-head.ts';
import { purposesOf, revisionOf } from './granted.ts';
import { createTagLoader, hasTagRun } from './tag-loader.ts';

const ALL = { ga: 'G-1', gtm: 'GTM-1', yandex: '123' };
const NOTHING = { analytics: false, marketing: false };
const EVERYTHING = { analytics: true, marketing: true };

const page = (path: string) => ({ path, locale: 'en', isTitled: true }) as const;
const scripts = () =>
  [...document.head.querySelectorAll<HTMLScriptElement>('script[data-tag]')].map(
    (script) => script.getAttribute('src') ?? script.textContent,
  );
/** Entries of the queue as arrays: gtag's commands are `arguments` objects, everything else is a Tag Manager event. */
const queued = () => (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>));
const commands = (name: string) => queued().filter(([command]) => command === name);
const viewsOfGoogle = () => commands('event').filter(([, event]) => event === 'page_view');
const viewsOfYandex = () => (window.ym?.a ?? []).filter(([, command]) => command === 'hit');

function clear() {
  document.head.querySelectorAll('[data-tag]').forEach((element) => element.remove());
  window.dataLayer = [];
  delete window.ym;
}

// The scripts are inspected, not loaded.
const { happyDOM } = window as unknown as {
  happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } };
};
beforeEach(() => {
  happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
  clear();
});
afterEach(() => {
  happyDOM.settings.handleDisabledFileLoadingAsSuccess = false;
  clear();
});

describe('the tracking tags', () => {
  it('are not loaded without consent, and tell Google Consent Mode that every purpose is denied', () => {
    const loader = createTagLoader();
    loader.countPage(page('/en'));
    loader.apply(ALL, NOTHING);

    expect(scripts()).toEqual([]);
    expect(hasTagRun()).toBe(false);
    expect(
      commands('consent').map(([, kind, state]) => [kind, new Set(Object.values(state as object))]),
    ).toEqual([
      ['default', new Set(['denied'])],
      ['update', new Set(['denied'])],
    ]);
    expect(viewsOfGoogle()).toEqual([]);
  });

  it('are each loaded once after consent, after the default of Google Consent Mode was set', () => {
    const loader = createTagLoader();
    loader.countPage(page('/en'));

    loader.apply(ALL, EVERYTHING);
    loader.apply(ALL, EVERYTHING);

    expect(scripts()).toEqual([
      'https://www.googletagmanager.com/gtag/js?id=G-1',
      'https://www.googletagmanager.com/gtm.js?id=GTM-1',
      'https://mc.yandex.ru/metrika/tag.js',
    ]);
    expect(queued()[0]?.slice(0, 2)).toEqual(['consent', 'default']);
    expect(commands('consent')[1]?.[2]).toMatchObject({
      analytics_storage: 'granted',
      ad_storage: 'granted',
      ad_user_data: 'granted',
      ad_personalization: 'granted',
    });
    expect(commands('config')).toEqual([['config', 'G-1', { send_page_view: false }]]);
    expect(window.ym?.a?.[0]).toEqual([
      123,
      'init',
      expect.objectContaining({ defer: true, webvisor: true }),
    ]);
  });

  it('are loaded only for the purposes that the visitor allowed', () => {
    createTagLoader().apply(ALL, { analytics: true, marketing: false });

    expect(scripts().filter((src) => src?.includes('gtm.js'))).toEqual([]);
    expect(scripts()).toHaveLength(2);
    expect(commands('consent')[1]?.[2]).toMatchObject({ analytics_storage: 'granted', ad_storage: 'denied' });
  });

  it('count each page once, including the page that is open when consent is given', () => {
    const loader = createTagLoader();
    loader.countPage(page('/en'));
    loader.apply(ALL, EVERYTHING);
    expect([viewsOfGoogle().length, viewsOfYandex().length]).toEqual([1, 1]);

    loader.countPage(page('/en'));
    expect([viewsOfGoogle().length, viewsOfYandex().length]).toEqual([1, 1]);
    loader.countPage(page('/en/hosting/vps'));
    loader.countPage(page('/en/hosting/vps'));

    expect([viewsOfGoogle().length, viewsOfYandex().length]).toEqual([2, 2]);
    expect(
      window.dataLayer?.filter((entry) => (entry as { event?: string }).event === 'page_view'),
    ).toHaveLength(2);
  });

  it('lose their script element once they are no longer configured', () => {
    const loader = createTagLoader();
    loader.apply(ALL, EVERYTHING);
    loader.apply({ ga: 'G-1' }, EVERYTHING);

    expect(scripts()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-1']);
  });

  it('include the saved head scripts, unchanged and in their order', async () => {
    const saved: ServerElement[] = [
      { tag: 'script', attributes: { src: 'https://cdn.test/a.js', 'data-id': '1' }, text: '' },
      { tag: 'script', attributes: {}, text: 'window.later = 1;' },
    ];
    saved.push({ tag: 'noscript', attributes: { id: 'n' }, text: '<img src="https://cdn.test/1.gif">' });
    createTagLoader(async () => saved).apply({ hasScripts: true }, EVERYTHING);

    await vi.waitFor(() => expect(scripts()).toEqual(['https://cdn.test/a.js', 'window.later = 1;']));
    expect(document.head.querySelector('noscript#n')?.textContent).toBe('<img src="https://cdn.test/1.gif">');
    expect(document.head.querySelector('img')).toBeNull();
    const [first] = document.head.querySelectorAll<HTMLScriptElement>('script[data-tag]');
    expect([first?.async, first?.dataset['id']]).toEqual([false, '1']);
  });
});

describe('the consent question', () => {
  it('asks about the purposes of the configured tags', () => {
    expect(purposesOf({ ga: 'G-1' })).toEqual(['analytics']);
    expect(purposesOf({ gtm: 'GTM-1' })).toEqual(['analytics', 'marketing']);
    expect(purposesOf({ hasScripts: true })).toEqual(['marketing']);
  });

  it('gets a new revision for another kind of tag, but not for another identifier of the same kind', () => {
    const revisions = [{ ga: 'G-1' }, { ga: 'G-1', gtm: 'GTM-1' }, { yandex: '1' }, ALL].map(revisionOf);

    expect(new Set(revisions).size).toBe(4);
    expect(revisionOf({ ga: 'G-2' })).toBe(revisionOf({ ga: 'G-1' }));
  });
});
