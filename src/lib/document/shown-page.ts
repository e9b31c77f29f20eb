import type { Locale } from '#src/config/locale.ts';

/** The page that shows; `isTitled` once the document carries its title. */
export type ShownPage = { path: string; locale: Locale; isTitled: boolean };

type Listener = (page: ShownPage) => void;

const listeners = new Set<Listener>();
const forgetters = new Set<() => void>();
let shown: ShownPage | undefined;

/** A page tells that it shows; the same page may tell it again. */
export function announcePage(page: ShownPage): void {
  shown = page;
  listeners.forEach((listener) => listener(page));
}

/** Hears of the page that shows now and of each one after it; answers how to stop. */
export function onPageShown(listener: Listener): () => void {
  listeners.add(listener);
  if (shown) listener(shown);

  return () => void listeners.delete(listener);
}

/** An administrator saved something that the head is made of. */
export function forgetHead(): void {
  forgetters.forEach((forget) => forget());
}

/** Hears of such a save; answers how to stop. */
export function onHeadForgotten(forget: () => void): () => void {
  forgetters.add(forget);

  return () => void forgetters.delete(forget);
}
