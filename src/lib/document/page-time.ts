import { createContext, use } from 'react';

const PageTimeContext = createContext<Date | null>(null);

/** Provides the time at which the server drew the page; null where the browser alone draws it. */
export const PageTimeProvider = PageTimeContext.Provider;

/** Returns the time to render with: the server's if it drew the page, so that hydration matches, or else now. */
export function usePageTime(): Date {
  return use(PageTimeContext) ?? new Date();
}
