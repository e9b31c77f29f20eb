import { askHeadScripts, type ServerElement } from '#src/lib/document/ask-head.ts';
import type { Tags } from '#src/lib/document/document-tags.ts';
import type { ShownPage } from '#src/lib/document/shown-page.ts';
import { createLogger } from '#src/lib/log/logger.ts';
import { consentState, googleQueue } from './google-queue.ts';
import { PURPOSE_OF, type Granted } from './granted.ts';

const GOOGLE = 'https://www.googletagmanager.com';
const YANDEX = 'https://mc.yandex.ru/metrika/tag.js';

const log = createLogger('tags');

type Loader = {
  /**
   * Loads tags that are granted and not loaded yet; removes the script elements of tags that are no longer configured.
   */
  apply: (tags: Tags, granted: Granted) => void;
  /** Counts a page view; a repeated call for the same path and language is ignored. */
  countPage: (page: ShownPage) => void;
};

/** Creates a loader that loads each allowed tag once per document and reports page views to the loaded tags. */
export function createTagLoader(askScripts: () => Promise<ServerElement[]> = askHeadScripts): Loader {
  const loaded = new Set<keyof Tags>();
  let current: Tags = {};
  let page: ShownPage | undefined;
  let before = document.referrer;

  const count = (tag: keyof Tags, id: string) => {
    const view = { page_location: window.location.href, page_title: document.title };
    if (tag === 'ga') googleQueue().gtag('event', 'page_view', { ...view, page_referrer: before });
    if (tag === 'gtm') googleQueue().push({ event: 'page_view', ...view });
    if (tag === 'yandex') {
      yandexQueue()(Number(id), 'hit', view.page_location, { title: view.page_title, referer: before });
    }
  };
  const start: Record<keyof Tags, (id: string) => void> = {
    ga: (id) => {
      googleQueue().gtag('js', new Date());
      googleQueue().gtag('config', id, { send_page_view: false });
      addScript('ga', { src: `${GOOGLE}/gtag/js?id=${encodeURIComponent(id)}`, async: '' });
    },
    gtm: (id) => {
      googleQueue().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
      addScript('gtm', { src: `${GOOGLE}/gtm.js?id=${encodeURIComponent(id)}`, async: '' });
    },
    yandex: (id) => {
      // SPEC asks for session recording (`webvisor`). `defer` turns off automatic page views, because `count` sends
      // them.
      const options = { defer: true, webvisor: true, clickmap: true, trackLinks: true };
      yandexQueue()(Number(id), 'init', options);
      addScript('yandex', { src: YANDEX, async: '' });
    },
    hasScripts: () => {
      askScripts()
        .then((saved) => saved.forEach((element) => addSaved(element)))
        .catch((error: unknown) => log.warn('The head scripts could not be loaded.', { error }));
    },
  };

  return {
    apply(tags, granted) {
      current = tags;
      removeMissing(tags);
      // Consent Mode needs its commands before any tag: first everything denied, then the visitor's choice.
      if (tags.ga ?? tags.gtm) consentState(granted);
      for (const tag of Object.keys(start) as Array<keyof Tags>) {
        const id = tags[tag];
        if (!id || !granted[PURPOSE_OF[tag]] || loaded.has(tag)) continue;
        loaded.add(tag);
        start[tag](String(id));
        if (page) count(tag, String(id));
      }
    },
    countPage(shown) {
      if (shown.path === page?.path && shown.locale === page.locale) return;
      page = shown;
      for (const tag of loaded) if (current[tag]) count(tag, String(current[tag]));
      before = window.location.href;
    },
  };
}

/** Tells whether the document contains a script element of a tag or of the head scripts. */
export function hasTagRun(): boolean {
  return document.head.querySelector('script[data-tag]') !== null;
}

function addSaved({ tag, attributes, text }: ServerElement): void {
  if (tag === 'script') {
    addScript('scripts', attributes, text);
    return;
  }
  // A `noscript` that came later does nothing where scripts run; it is there as it was saved.
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.dataset['tag'] = 'scripts';
  element.textContent = text ?? '';
  document.head.append(element);
}

function addScript(tag: string, attributes: Record<string, string>, text?: string): void {
  const script = document.createElement('script');
  // Head scripts must run in the order in which the administrator wrote them.
  script.async = false;
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  script.dataset['tag'] = tag;
  if (text) script.textContent = text;
  document.head.append(script);
}

/**
 * Removes the script elements of tags without a value (SPEC). A script that already ran stays active until the document
 * is left.
 */
function removeMissing(tags: Tags): void {
  const names = { ga: tags.ga, gtm: tags.gtm, yandex: tags.yandex, scripts: tags.hasScripts };
  for (const [name, value] of Object.entries(names)) {
    if (value) continue;
    document.head.querySelectorAll(`[data-tag="${name}"]`).forEach((element) => element.remove());
  }
}

type Ym = ((...command: unknown[]) => void) & { a?: unknown[][]; l?: number };

declare global {
  interface Window {
    ym?: Ym;
  }
}

/** Returns Yandex Metrica's command queue, creating it if needed; Metrica's script works it off once loaded. */
function yandexQueue(): Ym {
  if (!window.ym) {
    const ym: Ym = (...command) => void (ym.a ??= []).push(command);
    ym.l = Date.now();
    window.ym = ym;
  }

  return window.ym;
}
