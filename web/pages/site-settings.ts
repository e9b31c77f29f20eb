import type { Logger } from 'pino';
import { array, number, object, string, type InferType } from 'yup';
import type { PlanRow } from './plan-groups.ts';
import type { Language } from './detect-language.ts';
import type { Page } from './page-list.ts';

/** Settings are asked for again after this long: what an administrator saves shows on the next page. */
const FRESH_MS = 1_000;
/** How long a page waits for the very first answer, and for a newer one. */
const FIRST_TIMEOUT_MS = 2_000;
const TIMEOUT_MS = 500;

/** What is read, by table. */
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

/** What administrators said of the site; `legalPages` are the legal texts that there are. */
export type SiteSettings = {
  settings: Answer['site_settings'];
  seo: Answer['seo_settings'];
  legalPages: Answer['legal_pages'];
  analytics: Answer['analytics_settings'];
  plans: readonly PlanRow[];
};

type Options = { endpoint: string; log: Logger; now?: () => number };

export type SiteSettingsReader = ReturnType<typeof createSiteSettings>;

/** What public pages are made of, read as anybody may read it; while they can't be read the last answer stands. */
export function createSiteSettings({ endpoint, log, now = Date.now }: Options) {
  let known: SiteSettings | undefined;
  let askedAt = -Infinity;
  let isFailing = false;
  let isPushed = false;
  const listeners = new Set<() => void>();

  function keep(answer: Answer): void {
    const settings = {
      settings: answer.site_settings,
      seo: answer.seo_settings,
      legalPages: answer.legal_pages,
      analytics: answer.analytics_settings,
      plans: answer.pricing_plans,
    };
    const isNew = JSON.stringify(settings) !== JSON.stringify(known);
    known = settings;
    if (isNew) listeners.forEach((listener) => listener());
  }

  async function ask(): Promise<void> {
    askedAt = now();
    try {
      const answer = await askGraphql(endpoint, QUERY, known ? TIMEOUT_MS : FIRST_TIMEOUT_MS);
      const { data } = answerSchema.validateSync(answer);
      keep(data);
      isFailing = false;
    } catch (error) {
      if (!isFailing) log.warn({ err: error }, 'The site settings could not be read; the last ones stand');
      isFailing = true;
    }
  }

  const { refresh, refreshAgain, isRunning } = inTurn(ask);

  return {
    /** The settings, at most a second old; `isFresh` asks at once. Undefined until there was an answer. */
    async read({ isFresh = false } = {}): Promise<SiteSettings | undefined> {
      if (isFresh) await refreshAgain();
      else if (!isPushed && (isRunning() || now() - askedAt >= FRESH_MS)) await refresh();

      return known;
    },
    /** What is known now, without a question. */
    get known(): SiteSettings | undefined {
      return known;
    },
    /** Takes what the API pushes, which from then on needs no asking; null once it pushes no more. */
    push(answer: unknown): void {
      isPushed = answer !== null;
      if (answer !== null) keep(dataSchema.validateSync(answer));
    },
    onChange(listener: () => void): void {
      listeners.add(listener);
    },
  };
}

/** One question at a time; whoever comes while it is under way waits for it. */
function inTurn(ask: () => Promise<void>) {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const refresh = (): Promise<void> =>
    (running ??= ask().finally(() => {
      running = undefined;
    }));

  return {
    refresh,
    /** A question that is under way may have been answered before the last save, so another one follows it. */
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

/** A legal text that nobody wrote is no page; as long as that is not known it counts as one. */
export function isThere({ legalSlug }: Page, saved: SiteSettings | undefined): boolean {
  if (legalSlug === undefined || saved === undefined) return true;

  return saved.legalPages.some(({ slug }) => slug === legalSlug);
}

export type SeoTexts = {
  title?: string | undefined;
  description?: string | undefined;
  keywords?: string | undefined;
};

/** The texts of the head in one language, English where Arabic is missing; none where nothing was saved. */
export function seoTexts(saved: SiteSettings | undefined, language: Language): SeoTexts {
  const text = (key: string) => {
    const row = saved?.seo.find((candidate) => candidate.key === key);
    return (language === 'ar' && row?.value_ar) || row?.value || undefined;
  };

  return { title: text('site_title'), description: text('meta_description'), keywords: text('keywords') };
}

/** Asks the engine as anybody may ask it; the answer is unknown until a schema has read it. */
async function askGraphql(endpoint: string, query: string, timeoutMs: number): Promise<unknown> {
  const response = await fetch(new URL('/v1/graphql', endpoint), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
    signal: AbortSignal.timeout(timeoutMs),
  });

  return response.json();
}
