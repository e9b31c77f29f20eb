import { startHeadManager } from '#src/lib/document/head-manager.ts';
import { followBrand } from './follow-brand.ts';

/** Keeps an open page's head and brand to what administrators save; it loads once the page is idle. */
export function followChanges(followed: Parameters<typeof followBrand>[0]): void {
  startHeadManager();
  followBrand(followed);
}
