import { Suspense, type ReactNode } from 'react';
import { useIsHydrated } from '#src/lib/document/use-is-hydrated.ts';

type InBrowserProps = {
  /** What holds the place of it, on the server and until its code has come. */
  fallback: ReactNode;
  children: ReactNode;
};

/** What the browser alone draws; the server does not even load its code. */
export function InBrowser({ fallback, children }: InBrowserProps) {
  const isHydrated = useIsHydrated();

  return <Suspense fallback={fallback}>{isHydrated ? children : fallback}</Suspense>;
}
