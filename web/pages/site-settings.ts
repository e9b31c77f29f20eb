import type { Logger } from 'pino';
import { fetchWithin } from '#runtime/fetch-within.ts';
import { array, number, object, string, type InferType } from 'yup';
import type { PlanRow } from './plan-groups.ts';
import type { Language } from './detect-language.ts';
import type { Page } from './page-list.ts';

/** Milliseconds after which settings are read again, so that a saved change shows on the next page view. */
const FRESH_MS = 1_000;
/** Milliseconds of own time that a page waits for the very first answer, and for a newer answer. */
const FIRST_ANSWER_MS = 2_000;
const ANSWER_MS = 500;
/** Upper bound of questions for one read, as long as a push comes during each. */
const MAX_QUESTIONS = 5;

/** GraphQL fields of the settings, by table. */
export const SETTINGS_FIELDS = {
  site_settings: 'site_settings { key value value_ar }',
  seo_settings: 'seo_settings { key value value_ar }',
  analytics_settings: 'analytics_settings { key value }',
  legal_pages: 'legal_pages { slug title title_ar updated_at }',
  pricing_plans: `pricing_plans(order_by: [{ sort_order: asc }, { id: asc }]) {
    name name_ar category period currency price features features_ar sort_order
  }`,
};
const QUERY = `query SiteSettings { ${Object.values(SETTINGS_FIELDS).join(' ')} }`;

const settingsSchema = array(
  object({ key: string().required(), value: string().nullable(), value_ar: string().nullable() }),
).required();
const planSchema = object({
  name: string().required(),
  name_ar: string().nullable(),
  category: string().required(),
  period: string().required(),
  currency: string().required(),
  price: string().required(),
  features: array(string().required()).required(),
  features_ar: array(string().required()).nullable(),
  sort_order: number().required(),
});
const dataSchema = object({
  site_settings: settingsSchema,
  seo_settings: settingsSchema,
  legal_pages: array(
    object({
      slug: string().required(),
      title: string().required(),
      title_ar: string().nullable(),
      updated_at: string(),
    }),
  ).required(),
  analytics_settings: array(object({ key: string().required(), value: string().nullable() })).default([]),
  pricing_plans: array(planSchema).default([]),
}).required();
const answerSchema = object({ data: dataSchema }).required();

type Answer = InferType<typeof dataSchema>;

/** Settings that administrators saved; `legalPages` lists the legal texts that exist. */
export type SiteSettings = {
  settings: Answer['site_settings'];
  seo: Answer['seo_settings'];
  legalPages: Answer['legal_pages'];
  analytics: Answer['analytics_settings'];
  plans: readonly PlanRow[];
};

type Options = { endpoint: string; log: Logger; now?: () => number };

export type SiteSettingsReader = ReturnType<typeof createSiteSettings>;

/** Creates the reader of settings, which asks as an anonymous visitor; while reading fails, it keeps the last answer. */
export function createSiteSettings({ endpoint, log, now = Date.now }: Options) {
  let known: SiteSettings | undefined;
  let askedAt = -Infinity;
  let isFailing = false;
  let isPushed = false;
  let pushes = 0;
  const listeners = new Set<() => void>();

  function keep(answer: Answer): void {
    const settings = toSettings(answer);
    const isNew = JSON.stringify(settings) !== JSON.stringify(known);
    known = settings;
    if (isNew) listeners.forEach((listener) => listener());
  }

  /**
   * Asks for the settings. An answer during which settings were pushed may be older than those, so the question is put
   * again.
   */
  async function ask(): Promise<void> {
    askedAt = now();
    try {
      for (let question = 1; question <= MAX_QUESTIONS; question += 1) {
        const before = pushes;
        const answer = await askGraphql(endpoint, QUERY, known ? ANSWER_MS : FIRST_ANSWER_MS);
        const { data } = answerSchema.validateSync(answer);
        if (pushes !== before) continue;
        keep(data);
        break;
      }
      isFailing = false;
    } catch (error) {
      if (!isFailing) log.warn({ err: error }, 'The site settings could not be read; the last ones stand');
      isFailing = true;
    }
  }

  const { refresh, refreshAgain, isRunning } = inTurn(ask);

  return {
    /** Returns settings at most a second old; `isFresh` forces a new read. Undefined until a first answer arrived. */
    async read({ isFresh = false } = {}): Promise<SiteSettings | undefined> {
      if (isFresh) await refreshAgain();
      else if (!isPushed && (isRunning() || now() - askedAt >= FRESH_MS)) await refresh();

      return known;
    },
    /** Last known settings; reading this property sends no request. */
    get known(): SiteSettings | undefined {
      return known;
    },
    /** Stores settings pushed by the API; `read` then sends no requests until `push(null)` reports that pushing ended. */
    push(answer: unknown): void {
      isPushed = answer !== null;
      if (answer === null) return;
      pushes += 1;
      keep(dataSchema.validateSync(answer));
    },
    onChange(listener: () => void): void {
      listeners.add(listener);
    },
  };
}

const toSettings = (answer: Answer): SiteSettings => ({
  settings: answer.site_settings,
  seo: answer.seo_settings,
  legalPages: answer.legal_pages,
  analytics: answer.analytics_settings,
  plans: answer.pricing_plans,
});

/** Runs one request at a time; a caller that comes during a request waits for its answer. */
function inTurn(ask: () => Promise<void>) {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const refresh = (): Promise<void> =>
    (running ??= ask().finally(() => {
      running = undefined;
    }));

  return {
    refresh,
    /** Waits for a running request and sends another: the running one may have been answered before the last save. */
    refreshAgain: (): Promise<void> => {
      if (!running) return refresh();
      return (next ??= running.then(() => {
        next = undefined;
        return refresh();
      }));
    },
    isRunning: () => running !== undefined,
  };
}

/** Tells whether a page exists: a legal page does if its text was written, or while the settings are not known yet. */
export function isThere({ legalSlug }: Page, saved: SiteSettings | undefined): boolean {
  if (legalSlug === undefined || saved === undefined) return true;

  return saved.legalPages.some(({ slug }) => slug === legalSlug);
}

export type SeoTexts = {
  title?: string | undefined;
  description?: string | undefined;
  keywords?: string | undefined;
};

/** Returns the saved head texts in one language, in English where Arabic is missing; undefined where none was saved. */
export function seoTexts(saved: SiteSettings | undefined, language: Language): SeoTexts {
  const text = (key: string) => {
    const row = saved?.seo.find((candidate) => candidate.key === key);
    return (language === 'ar' && row?.value_ar) || row?.value || undefined;
  };

  return { title: text('site_title'), description: text('meta_description'), keywords: text('keywords') };
}

/** Asks the engine as an anonymous visitor; the answer is `unknown` until a schema has checked it. */
async function askGraphql(endpoint: string, query: string, answerMs: number): Promise<unknown> {
  const response = await fetchWithin(answerMs, new URL('/v1/graphql', endpoint), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });

  return response.json();
}
