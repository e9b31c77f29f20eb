import { lazy, type ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';
import { loadAgain } from '#src/lib/loading/load-again.ts';

type LoadPage = () => Promise<ComponentType>;
type LazyPage = Required<Pick<RouteObject, 'element' | 'handle'>>;

/** What a route shows whose page is loaded when it is first asked for. */
export function lazyPage(load: LoadPage): LazyPage {
  let loading: ReturnType<LoadPage> | undefined;
  const loadOnce = () => (loading ??= loadAgain(load));
  const Page = lazy(async () => ({ default: await loadOnce() }));

  return { element: <Page />, handle: loadOnce };
}

/** Which address each table of routes was last asked for: to match one takes a phone milliseconds. */
const started = new WeakMap<RouteObject[], { pathname: string; loading: Promise<void> }>();

/** Starts to load a page and its frame side by side; a fault is met where the part is drawn. */
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
