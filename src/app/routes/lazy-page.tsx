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

/** Starts to load a page and its frame side by side; a fault is met where the part is drawn. */
export async function startLoading(routes: RouteObject[], pathname: string): Promise<void> {
  const loads = (matchRoutes(routes, pathname) ?? []).map(
    ({ route }) => route.handle as LoadPage | undefined,
  );
  await Promise.allSettled(loads.map((load) => load?.()));
}
