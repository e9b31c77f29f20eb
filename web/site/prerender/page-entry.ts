import { encodePage, type KeptPage } from './encode-page.ts';
import { isArticlePath } from '../pages/page-list.ts';
import { nextState, type PageEvent, type PageState } from './page-states.ts';

/** Key of a page: everything that changes its HTML. `search` holds its choices (`?currency=KWD`) or is empty. */
export type PageView = { path: string; language: 'en' | 'ar'; search: string };

/** Rendered HTML of a page, its headers, and the keys of the API's answers that it shows. */
export type Drawn = {
  html: string;
  headers: Readonly<Record<string, string>>;
  shows: ReadonlySet<string>;
};

type Deferred = { promise: Promise<void>; resolve: () => void };

export type Entry = {
  readonly view: PageView;
  page?: KeptPage;
  html?: string;
  headers: Drawn['headers'];
  shows: ReadonlySet<string>;
  state: PageState;
  /** Whether the change that made the page stale was an urgent one, so that `page` is sent only if the next drawing takes too long. */
  isOutdated: boolean;
  /** Whether somebody asked for the page since a change last queued it. */
  isAsked: boolean;
  /** Whether `page` is compressed at full strength. */
  isBest: boolean;
  /** Drawings that failed since the last that succeeded, and the timer of the next. */
  failures: number;
  retry?: ReturnType<typeof setTimeout>;
  /** Whether the error of the last drawing is in the log. */
  isErrorLogged: boolean;
  /** Drawing that is queued, and drawing that is under way; an entry may have both. */
  wanted?: Deferred | undefined;
  running?: Deferred | undefined;
};

/** Returns the entry of a page that was never drawn. */
export const newEntry = (view: PageView): Entry => ({
  view,
  shows: new Set(),
  headers: {},
  state: 'stale',
  isOutdated: false,
  isAsked: false,
  isBest: false,
  failures: 0,
  isErrorLogged: false,
});

/** Moves the page to the state that the event leads to. */
export function move(entry: Entry, event: PageEvent): void {
  entry.state = nextState(entry.state, event);
}

/** Whether a page is one of many: an announcement, or one with choices in its address, which anybody may make up. */
export const isVariant = ({ view }: Entry): boolean => view.search !== '' || isArticlePath(view.path);

/** Bytes of a character in memory, of the widest text. */
const CHARACTER_BYTES = 2;
/** Returns the bytes that a page occupies: its HTML, and its encodings that were asked for. */
export const bytesOf = ({ html = '', page }: Entry): number =>
  html.length * CHARACTER_BYTES + (page?.size() ?? 0);

/** Replaces the page's HTML by what was drawn. */
export async function keep(entry: Entry, { html, shows, headers }: Drawn): Promise<void> {
  entry.shows = shows;
  if (html === entry.html) {
    entry.headers = headers;
    return;
  }
  const page = await encodePage(html, 'fast');
  // HTML and headers are replaced together: the policy in the headers allows exactly this page's inline scripts.
  Object.assign(entry, { page, html, headers, isBest: false });
}

export function defer(): Deferred {
  let resolve!: () => void;
  const promise = new Promise<void>((onResolve) => (resolve = onResolve));

  return { promise, resolve };
}
