import type { Locale } from '#src/config/locale.ts';

/** Page that is shown; `isTitled` is true once the document has the page's title. */
export type ShownPage = { path: string; locale: Locale; isTitled: boolean };

type Listener = (page: ShownPage) => void;

const listeners = new Set<Listener>();
const forgetters = new Set<() => void>();
let shown: ShownPage | undefined;

/** Tells the listeners which page is shown; a page may call this repeatedly. */
export function announcePage(page: ShownPage): void {
  shown = page;
  listeners.forEach((listener) => listener(page));
}

/** Calls the listener for the current page and for each later one; returns a function that ends this. */
export function onPageShown(listener: Listener): () => void {
  listeners.add(listener);
  if (shown) listener(shown);

  return () => void listeners.delete(listener);
}

/** Tells the listeners that an administrator saved something that appears in the head. */
export function forgetHead(): void {
  forgetters.forEach((forget) => forget());
}

/** Calls `forget` after each such save; returns a function that ends this. */
export function onHeadForgotten(forget: () => void): () => void {
  forgetters.add(forget);

  return () => void forgetters.delete(forget);
}
