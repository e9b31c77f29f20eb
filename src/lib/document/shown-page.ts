import type { Locale } from '#src/config/locale.ts';
import { createListeners } from '#src/lib/listeners/create-listeners.ts';

/** Page that is shown; `isTitled` is true once the document has the page's title. */
export type ShownPage = { path: string; locale: Locale; isTitled: boolean };

const listeners = createListeners<[ShownPage]>();
const forgetters = createListeners();
let shown: ShownPage | undefined;

/** Tells the listeners which page is shown; a page may call this repeatedly. */
export function announcePage(page: ShownPage): void {
  shown = page;
  listeners.tell(page);
}

/** Calls the listener for the current page and for each later one; returns a function that ends this. */
export function onPageShown(listener: (page: ShownPage) => void): () => void {
  const stop = listeners.add(listener);
  if (shown) listener(shown);

  return stop;
}

/** Tells the listeners that an administrator saved something that appears in the head. */
export const forgetHead = forgetters.tell;

/** Calls `forget` after each such save; returns a function that ends this. */
export const onHeadForgotten = forgetters.add;
