import { isClosedPath } from '#src/config/paths.ts';
import { createLogger } from '#src/lib/log/logger.ts';
import { toLocale } from '#src/config/locale.ts';
import { askHead, type ServerHead } from './ask-head.ts';
import { announceHead } from './document-tags.ts';
import { onHeadForgotten, onPageShown, type ShownPage } from './shown-page.ts';

/** SPEC section 9: settings are asked for again after five minutes at the earliest. */
const FRESH_MS = 300_000;

const log = createLogger('head');

type Options = {
  ask?: (page: ShownPage, options: { isFresh: boolean }) => Promise<ServerHead>;
  now?: () => number;
};

/**
 * SPEC's head manager. The first page's head came with the document; after that the web server, which wrote it, is asked for
 * the head of each page and language, and for that of the same page once five minutes have passed. What stood before goes
 * first: a head of another page would be wrong, none is only less. Answers how to stop.
 */
export function startHeadManager({ ask = askHead, now = Date.now }: Options = {}): () => void {
  let page: ShownPage | undefined;
  /** What the marked elements belong to. */
  let standing = { key: '', at: now() };
  let isForgotten = false;

  async function refresh(): Promise<void> {
    const wanted = page;
    if (!wanted || isClosedPath(wanted.path)) return;
    const isFresh = isForgotten;
    isForgotten = false;
    standing = { key: keyOf(wanted), at: now() };
    try {
      const head = await ask(wanted, { isFresh });
      if (page && keyOf(page) === keyOf(wanted)) rebuildHead(head);
    } catch (error) {
      log.warn('The head could not be read; what is there stands.', { error });
    }
  }

  function follow(next: ShownPage): void {
    if (!page) standing.key = keyOf({ ...next, locale: localeOfDocument() ?? next.locale });
    page = next;
    const isAnother = keyOf(next) !== standing.key;
    if (isAnother) removeOtherPages();
    if (isClosedPath(next.path)) standing = { ...standing, key: '' };
    else refreshIfStale(isAnother);
  }

  function refreshIfStale(isAnother = false): void {
    if (isAnother || isForgotten || now() - standing.at >= FRESH_MS) void refresh();
  }

  const whenVisible = () => {
    if (document.visibilityState === 'visible') refreshIfStale();
  };
  document.addEventListener('visibilitychange', whenVisible);
  const stops = [
    onPageShown(follow),
    onHeadForgotten(() => {
      isForgotten = true;
    }),
    () => document.removeEventListener('visibilitychange', whenVisible),
  ];

  return () => stops.forEach((stop) => stop());
}

const keyOf = ({ path, locale }: Pick<ShownPage, 'path' | 'locale'>) => `${locale} ${path}`;

/** The language that the server wrote the document in; it may not be the one that the visitor keeps. */
function localeOfDocument() {
  const element = document.head.querySelector('meta[property="og:locale"][data-seo]');

  return toLocale(element?.getAttribute('content') ?? undefined);
}

/** What the page itself keeps up to date at once (`showPageHead`). */
const OF_THE_PAGE = ['meta[name=description]', 'meta[name=robots]', 'link[rel=canonical]'].join();

/** Takes away what belongs to a page before; tags stay known, as they are the site's. */
function removeOtherPages(): void {
  for (const element of document.head.querySelectorAll('[data-seo]')) {
    if (!element.matches(`${OF_THE_PAGE}, #tags`)) element.remove();
  }
}

/** Removes everything that is marked, then writes the whole head. */
function rebuildHead({ title, elements }: ServerHead): void {
  document.head.querySelectorAll('[data-seo]').forEach((element) => element.remove());
  document.head.append(...elements.map(toElement));
  if (title !== undefined) document.title = title;
  announceHead();
}

function toElement({ tag, attributes, text }: ServerHead['elements'][number]): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.setAttribute('data-seo', '');
  if (text !== undefined) element.textContent = text;

  return element;
}
