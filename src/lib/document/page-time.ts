import { createContext, use } from 'react';

const PageTimeContext = createContext<Date | null>(null);

/** Hands the time at which the page was drawn to the tree. */
export const PageTimeProvider = PageTimeContext.Provider;

/** The time of the page: the server's where it drew the page, so that the browser draws the same. */
export function usePageTime(): Date {
  return use(PageTimeContext) ?? new Date();
}
