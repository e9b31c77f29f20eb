import { isClosedPath } from '#src/config/paths.ts';
import { createLogger } from '#src/lib/log/logger.ts';
import { toLocale } from '#src/config/locale.ts';
import { askHead, type ServerHead } from './ask-head.ts';
import { cspNonce } from './csp-nonce.ts';
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

/** Selector of what is the same on every public page, as an administrator saved it for the whole site. */
const OF_EVERY_PAGE = '#tags, style, link[rel~="stylesheet"], template, noscript';

/** Removes the elements of the previous page. */
function removeOtherPages(): void {
  for (const element of document.head.querySelectorAll('[data-seo]')) {
    if (!element.matches(`${OF_THE_PAGE}, ${OF_EVERY_PAGE}`)) element.remove();
  }
}

/** Replaces all marked elements by the new head. Styles that stay the same are left in place, so that none is missing. */
function rebuildHead({ title, elements }: ServerHead): void {
  const before = [...document.head.querySelectorAll('[data-seo]')];
  const kept = new Map(
    before.filter((element) => element.matches(OF_EVERY_PAGE)).map((element) => [element.outerHTML, element]),
  );
  const isKept = new Set<Element>();
  for (const element of elements.map(toElement)) {
    const same = kept.get(element.outerHTML);
    if (same) isKept.add(same);
    else document.head.append(element);
  }
  for (const element of before) if (!isKept.has(element)) element.remove();
  if (title !== undefined) document.title = title;
  announceHead();
}

function toElement({ tag, attributes, text }: ServerHead['elements'][number]): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.setAttribute('data-seo', '');
  if (element instanceof HTMLTemplateElement) element.innerHTML = text ?? '';
  else if (text !== undefined) element.textContent = text;
  const nonce = tag === 'style' ? cspNonce() : undefined;
  if (nonce !== undefined) element.nonce = nonce;

  return element;
}
