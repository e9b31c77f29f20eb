import { askHeadScripts, type ServerElement } from '#src/lib/document/ask-head.ts';
import type { Tags } from '#src/lib/document/document-tags.ts';
import type { ShownPage } from '#src/lib/document/shown-page.ts';
import { createLogger } from '#src/lib/log/logger.ts';
import { consentState, googleQueue } from './google-queue.ts';
import { PURPOSE_OF, type Granted } from './granted.ts';
import { yandexQueue } from './yandex-queue.ts';

const GOOGLE = 'https://www.googletagmanager.com';
const YANDEX = 'https://mc.yandex.ru/metrika/tag.js';

const log = createLogger('tags');

type Loader = {
  /** Loads what is granted and not loaded yet; takes away what is configured no more. */
  apply: (tags: Tags, granted: Granted) => void;
  /** Counts a page once, however often it is told. */
  countPage: (page: ShownPage) => void;
};

/** Loads the tags that a visitor allowed, each once in the life of a document, and tells them of each page. */
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
      // Session recording is SPEC's; pages are counted here, so that none is counted twice.
      const options = { defer: true, webvisor: true, clickmap: true, trackLinks: true };
      yandexQueue()(Number(id), 'init', options);
      addScript('yandex', { src: YANDEX, async: '' });
    },
    hasScripts: () => {
      askScripts()
        .then((scripts) => scripts.forEach(({ attributes, text }) => addScript('scripts', attributes, text)))
        .catch((error: unknown) => log.warn('The head scripts could not be loaded.', { error }));
    },
  };

  return {
    apply(tags, granted) {
      current = tags;
      removeMissing(tags);
      // Before any tag, as Consent Mode wants it: all denied, then what the visitor said.
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

/** Whether a tag or head script runs in this document. */
export function hasTagRun(): boolean {
  return document.head.querySelector('script[data-tag]') !== null;
}

function addScript(tag: string, attributes: Record<string, string>, text?: string): void {
  const script = document.createElement('script');
  // Those of one administrator run in the order that they were written in.
  script.async = false;
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  script.dataset['tag'] = tag;
  if (text) script.textContent = text;
  document.head.append(script);
}

/** SPEC: a missing value removes its script. What ran already ends with the document. */
function removeMissing(tags: Tags): void {
  const names = { ga: tags.ga, gtm: tags.gtm, yandex: tags.yandex, scripts: tags.hasScripts };
  for (const [name, value] of Object.entries(names)) {
    if (value) continue;
    document.head.querySelectorAll(`script[data-tag="${name}"]`).forEach((script) => script.remove());
  }
}
