import { Histogram, type Registry } from 'prom-client';
import type { Logger } from 'pino';
import { DURATION_BUCKETS_S } from '#runtime/metrics.ts';
import type { Env } from '../config/env.ts';
import type { Language } from '../pages/detect-language.ts';
import { statusOf } from '../head/describe-view.ts';
import type { SiteSource } from '../site/site-source.ts';
import type { SiteSettingsReader } from '../pages/site-settings.ts';
import { createDrawing, DAY_MS, SETTINGS } from './draw-page.ts';
import type { SendablePage } from './encode-page.ts';
import { createLiveAnswers, type LiveAnswers } from './live-answers.ts';
import { PageStore } from './page-store.ts';
import { viewOf, viewsOf } from './page-views.ts';
import { createRenderer } from './renderer.ts';
import { SETTINGS_QUERIES } from './settings-queries.ts';

type Options = {
  env: Env;
  source: SiteSource;
  settings: SiteSettingsReader;
  log: Logger;
  metrics: Registry;
};

export type SentPage = { status: 200 | 404; page: SendablePage };
export type Prerender = {
  /** The finished page of an address; undefined where there is none, now or at all. */
  pageAt: (path: string, language: Language, query: URLSearchParams) => Promise<SentPage | undefined>;
  close: () => Promise<void>;
};

/** Keeps the public pages finished in memory, and draws each again when something that it shows has changed. */
export function createPrerender({ env, source, settings, log, metrics }: Options): Prerender {
  const renderer = createRenderer(env.PRERENDER_DIR);
  const live: LiveAnswers = createLiveAnswers({
    endpoint: env.HASURA_GRAPHQL_ENDPOINT,
    log,
    onAnswer: (key, isNew) => {
      if (key in SETTINGS_QUERIES) pushSettings(live, settings);
      else if (isNew) store.refresh(key);
    },
    onLost: () => settings.push(null),
  });
  const draw = createDrawing({ env, source, live, renderer, settings: () => settings.known });
  const store = new PageStore({ draw, log, observe: rebuildSeconds(metrics), compression: env.COMPRESSION });

  settings.onChange(() => store.refresh(SETTINGS));
  Object.values(SETTINGS_QUERIES).forEach(live.watch);
  for (const view of viewsOf(source.pages.open)) store.add(view);
  // The year in the footer follows the clock.
  const clock = setInterval(() => store.refresh(), DAY_MS / 24).unref();

  return {
    pageAt: async (address, language, query) => {
      const view = viewOf(source.pages.find(address), { path: address, language, query });
      // The page without the choices of its address is better than none: the browser makes them once it is hydrated.
      const page = view && ((await store.get(view)) ?? (await store.get({ ...view, search: '' })));
      if (!page) return undefined;

      return { status: statusOf(source.pages, address, settings.known), page };
    },
    close: async () => {
      clearInterval(clock);
      live.close();
      store.close();
      await renderer.close();
    },
  };
}

function pushSettings(live: LiveAnswers, settings: SiteSettingsReader): void {
  const parts = Object.keys(SETTINGS_QUERIES).map((key) => live.get(key));
  if (parts.every((part) => part !== undefined)) settings.push(Object.assign({}, ...(parts as object[])));
}

function rebuildSeconds(metrics: Registry): (seconds: number) => void {
  const histogram = new Histogram({
    name: 'hostfront_page_rebuild_seconds',
    help: 'How long it takes to draw a public page again and to compress it.',
    buckets: DURATION_BUCKETS_S,
    registers: [metrics],
  });

  return (seconds) => histogram.observe(seconds);
}
