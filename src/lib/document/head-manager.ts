import { isClosedPath } from '#src/config/paths.ts';
import { createLogger } from '#src/lib/log/logger.ts';
import { toLocale } from '#src/config/locale.ts';
import { askHead, type ServerHead } from './ask-head.ts';
import { announceHead } from './document-tags.ts';
import { onHeadForgotten, onPageShown, type ShownPage } from './shown-page.ts';

/** SPEC section 9: settings are requested again after five minutes at the earliest. */
const FRESH_MS = 300_000;

const log = createLogger('head');

type Options = {
  ask?: (page: ShownPage, options: { isFresh: boolean }) => Promise<ServerHead>;
  now?: () => number;
};

/**
 * Starts SPEC's head manager; returns a function that stops it. The first page's head came with the document. After a
 * change of page or language the manager requests the new head from the web server, and it requests a page's head again
 * once five minutes have passed. It removes the old elements first: another page's head would be wrong, no head is only
 * incomplete.
 */
export function startHeadManager({ ask = askHead, now = Date.now }: Options = {}): () => void {
  let page: ShownPage | undefined;
  /** Key of the page to which the marked elements in `<head>` belong, and when they were requested. */
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

/** Returns the language in which the server wrote the document; the visitor's stored language may differ. */
function localeOfDocument() {
  const element = document.head.querySelector('meta[property="og:locale"][data-seo]');

  return toLocale(element?.getAttribute('content') ?? undefined);
}

/** Selector of the elements that the page itself updates at once (`showPageHead`). */
const OF_THE_PAGE = ['meta[name=description]', 'meta[name=robots]', 'link[rel=canonical]'].join();

/** Removes the elements of the previous page; the `#tags` element stays, as tags apply to the whole site. */
function removeOtherPages(): void {
  for (const element of document.head.querySelectorAll('[data-seo]')) {
    if (!element.matches(`${OF_THE_PAGE}, #tags`)) element.remove();
  }
}

/** Removes all marked elements, then writes the new head. */
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
