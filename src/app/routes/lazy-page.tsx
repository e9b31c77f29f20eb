import { lazy, type ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { loadOnce } from '#src/lib/loading/load-once.ts';

type LoadPage = () => Promise<ComponentType>;
type LazyPage = Required<Pick<RouteObject, 'element' | 'handle'>>;

/** Creates a route's element that loads its page on first use; `handle` starts that load early. */
export function lazyPage(load: LoadPage): LazyPage {
  const loadPage = loadOnce(load);
  const Page = lazy(async () => ({ default: await loadPage() }));

  return { element: <Page />, handle: loadPage };
}

/** Path last matched against each route table, since matching one takes a phone milliseconds. */
const started = new WeakMap<RouteObject[], { pathname: string; loading: Promise<void> }>();

/** Starts to load a page and its frame at once. A failed load is not reported here; drawing the part throws it. */
export function startLoading(routes: RouteObject[], pathname: string): Promise<void> {
  const last = started.get(routes);
  if (last?.pathname === pathname) return last.loading;
  const loading = loadParts(routes, pathname);
  started.set(routes, { pathname, loading });

  return loading;
}

async function loadParts(routes: RouteObject[], pathname: string): Promise<void> {
  const loads = (matchRoutes(routes, pathname) ?? []).map(
    ({ route }) => route.handle as LoadPage | undefined,
  );
  await Promise.allSettled(loads.map((load) => load?.()));
}
