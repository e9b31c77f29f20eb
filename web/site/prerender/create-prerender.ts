import { Histogram, type Registry } from 'prom-client';
import type { Logger } from 'pino';
import { DURATION_BUCKETS_S } from '#runtime/observe/metrics.ts';
import type { Language } from '../pages/detect-language.ts';
import { statusOf } from '../head/describe-view.ts';
import type { Compression } from '../files/compression.ts';
import type { SiteSource } from '../files/site-source.ts';
import { pagesOf } from '../pages/kind-pages.ts';
import { SETTINGS_FIELDS } from '../pages/settings-query.ts';
import { isThere, type SiteParts, type SiteSettingsReader } from '../pages/site-settings.ts';
import { createDrawing, DAY_MS, SETTINGS } from './draw-page.ts';
import type { SendablePage } from './encode-page.ts';
import { createLiveAnswers, type LiveAnswers } from './live-answers.ts';
import type { Drawn, PageView } from './page-entry.ts';
import { PageStore } from './page-store.ts';
import { isLanding, viewOf, viewsOf } from './page-views.ts';
import { createRenderer, type AskedQuery } from './renderer.ts';

type Options = SiteParts & {
  engineUrl: string;
  prerenderDir: string;
  compression: Compression;
  source: SiteSource;
  settings: SiteSettingsReader;
  log: Logger;
  metrics: Registry;
};

export type SentPage = { status: 200 | 404; page: SendablePage };
export type Prerender = {
  /**
   * Returns the finished page of an address; `awaited` while this server draws its pages and has not come to this one;
   * undefined if only a browser can render it.
   */
  pageAt: (
    path: string,
    language: Language,
    query: URLSearchParams,
  ) => Promise<SentPage | 'awaited' | undefined>;
  /**
   * Tells whether the landing page was drawn in each language, or can't be drawn by the server. All answers are known
   * then, and other pages are drawn when they are asked for, or after it.
   */
  isReady: () => boolean;
  close: () => Promise<void>;
};

/** Keeps the public pages rendered in memory, and renders a page again when data that it shows has changed. */
export function createPrerender(options: Options): Prerender {
  const { source, settings, log, metrics, compression } = options;
  const renderer = createRenderer(options.prerenderDir);
  const live: LiveAnswers = createLiveAnswers({
    endpoint: options.engineUrl,
    log,
    onAnswer: (key, isNew) => {
      if (key in SETTINGS_QUERIES) settings.refresh();
      else if (isNew) store.refresh(key);
    },
  });
  const drawKnown = createDrawing({ ...options, live, renderer, settings: () => settings.known });
  const draw = async (view: PageView): Promise<Drawn | undefined> => {
    if (!settings.known) await settings.read();
    return drawKnown(view);
  };
  const store = new PageStore({ draw, log, observe: rebuildSeconds(metrics), compression });

  const added = new Set<string>();
  const addPages = (): void => {
    for (const view of viewsOf(pagesOf(source.pages, settings.known).open)) {
      const key = `${view.language} ${view.path}`;
      if (!added.has(key)) store.add(view, { isFirst: isLanding(view) });
      added.add(key);
    }
  };
  settings.onChange(() => {
    addPages();
    store.refresh(SETTINGS, { isUrgent: true });
  });
  Object.values(SETTINGS_QUERIES).forEach(live.watch);
  addPages();
  // The footer shows the year, so every page is rendered again each hour.
  const clock = setInterval(() => store.refresh(), DAY_MS / 24).unref();

  return {
    pageAt: async (path, language, query) => {
      const listed = pagesOf(source.pages, settings.known).find(path);
      // Anybody may make up the address of an announcement; those that don't exist share the page for missing pages.
      const isMissing = listed?.newsSlug !== undefined && !isThere(listed, settings.known);
      const view = viewOf(isMissing ? undefined : listed, { path, language, query });
      // If the variant is missing, the page without query parameters is sent; the browser applies them after hydration.
      const page = view && ((await store.get(view)) ?? (await store.get({ ...view, search: '' })));
      if (!page) return view && !store.isWhole ? 'awaited' : undefined;

      return { status: statusOf(source.pages, path, settings.known), page };
    },
    isReady: () => store.isReady,
    close: async () => {
      clearInterval(clock);
      live.close();
      store.close();
      await renderer.close();
    },
  };
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

/** Queries of the settings and head texts, one per table, as a subscription may read only one table. */
const SETTINGS_QUERIES: Readonly<Record<string, AskedQuery>> = Object.fromEntries(
  Object.entries(SETTINGS_FIELDS).map(([table, field]) => [table, queryOf(table, field)]),
);

function queryOf(table: string, field: string): AskedQuery {
  const name = `Saved_${table}`;

  return { key: table, name, query: `query ${name} { ${field} }`, variables: {} };
}
