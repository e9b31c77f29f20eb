import type { Logger } from 'pino';
import { askGraphql } from './ask-graphql.ts';
import type { ConfigOf } from '../../server/config/runtime-config.ts';
import type { PlanRow } from './plan-groups.ts';
import type { Language } from './detect-language.ts';
import type { Page } from './page-list.ts';
import { answerSchema, SETTINGS_QUERY, type SettingsAnswer as Answer } from './settings-query.ts';

/**
 * Milliseconds for which an answer is new enough. A save is answered only when that time has passed since it was known
 * here (`untilKnown`), so that no web server has an answer from before it any more.
 */
const FRESH_MS = 200;
/** Milliseconds after which the next question is put, so that a server in use, or on a busy machine, waits for none. */
const REFRESH_MS = 50;
/** Milliseconds after a question that failed until another is put. */
const RETRY_MS = 1_000;
/**
 * Milliseconds of own time that a question may take: the very first one, and each later one, which gives a busy database
 * the time after which the engine takes it for silent. While questions fail, a reader waits PATIENCE_MS for another, and
 * the last settings stand.
 */
const FIRST_ANSWER_MS = 2_000;
const ANSWER_MS = 5_000;
const PATIENCE_MS = 100;
/** Rest after a question, as a multiple of the time it took and in milliseconds at most: many saves share one. */
const REST_FACTOR = 2;
const MAX_REST_MS = 20;

/** Settings that administrators saved; `legalPages` lists the legal texts that exist. */
export type SiteSettings = {
  settings: Answer['site_settings'];
  seo: Answer['seo_settings'];
  legalPages: Answer['legal_pages'];
  /** Announcements that have a page, the newest first. */
  news: Answer['news'];
  pictures?: Answer['pictures'];
  analytics: Answer['analytics_settings'];
  plans: readonly PlanRow[];
  /** Kinds of hosting that visitors see, in their order. */
  kinds: Answer['hosting_kinds'];
  /** Extensions that the domain search offers, in its order. */
  extensions?: readonly string[] | undefined;
  taxes: Answer['tax_rates'];
  /** Questions with their answers, and the guaranteed uptime that answers name. */
  pieces: Answer['site_pieces'];
};

/** `now` returns milliseconds of a clock that is never set back. */
type Options = { endpoint: string; log: Logger; now?: () => number };

export type SiteSettingsReader = ReturnType<typeof createSiteSettings>;

/** The site's routes make their answers from these parts. */
export type SiteParts = {
  publicUrl: string;
  configOf: ConfigOf;
  settings: Pick<SiteSettingsReader, 'read'>;
};

/**
 * Creates the reader of settings, which asks as an anonymous visitor; while reading fails, it keeps the last answer.
 * Questions are put one after the other, so that no answer is older than the one before.
 */
export function createSiteSettings({ endpoint, log, now = () => performance.now() }: Options) {
  let known: SiteSettings | undefined;
  let text = '';
  /** When the last question with an answer began, the last one failed, and other settings came. */
  let confirmedAt = -Infinity;
  let failedAt: number | undefined;
  let changedAt = -Infinity;
  const listeners = new Set<() => void>();

  function keep(answer: string): void {
    if (answer === text) return;
    const isFirst = known === undefined;
    known = toSettings(answerSchema.validateSync(JSON.parse(answer)).data);
    text = answer;
    if (!isFirst) changedAt = now();
    listeners.forEach((listener) => listener());
  }

  const ask = inTurn(now, async () => {
    const beganAt = now();
    try {
      keep(await askGraphql(endpoint, SETTINGS_QUERY, known ? ANSWER_MS : FIRST_ANSWER_MS));
      confirmedAt = beganAt;
      failedAt = undefined;
    } catch (error) {
      if (failedAt === undefined)
        log.warn({ err: error }, 'The site settings could not be read; the last ones stand');
      failedAt = now();
    }
  });

  return {
    /**
     * Returns settings with all that was saved before the call, also through another web server or engine. While the API
     * does not answer, these are the last ones; undefined until a first answer arrived. `isFresh` asks now, so that they
     * also hold what was written past the web servers.
     */
    async read({ isFresh = false } = {}): Promise<SiteSettings | undefined> {
      const fresh = isFresh ? now() : now() - FRESH_MS;
      if (failedAt !== undefined && known) {
        if (now() - failedAt >= RETRY_MS) await within(ask(now()), PATIENCE_MS);
      } else if (confirmedAt <= fresh) {
        await ask(fresh);
      } else if (confirmedAt <= now() - REFRESH_MS) {
        void ask(fresh);
      }

      return known;
    },
    /** Last known settings; reading this property sends no request. */
    get known(): SiteSettings | undefined {
      return known;
    },
    /** Asks for the settings, because the API has pushed a change of them. */
    refresh: (): void => void ask(now()),
    /** Settles once the settings that were saved before the call are known to every web server that reads them. */
    async untilKnown(): Promise<void> {
      const calledAt = now();
      await ask(calledAt);
      // Without an answer it may be that something was saved.
      const savedAt = failedAt === undefined ? changedAt : calledAt;
      const leftMs = savedAt + FRESH_MS - now();
      if (leftMs > 0) await rest(Math.ceil(leftMs) + 1);
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
  news: answer.news,
  pictures: answer.pictures,
  analytics: answer.analytics_settings,
  kinds: answer.hosting_kinds,
  plans: answer.pricing_plans.map(({ in_force, ...plan }) => ({
    ...plan,
    price: in_force?.price ?? plan.price,
    priceUntil: in_force?.ends_at,
  })),
  extensions: answer.domain_extensions?.map(({ extension }) => extension),
  taxes: answer.tax_rates,
  pieces: answer.site_pieces,
});

/**
 * Runs a question at a time. A caller waits for one that began, or begins, at the given time or later; all share it who
 * may.
 */
function inTurn(now: () => number, ask: () => Promise<void>): (since: number) => Promise<void> {
  let running: { readonly asked: Promise<void>; readonly beganAt: number } | undefined;
  let rested: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;

  const begin = (): Promise<void> => {
    next = undefined;
    const beganAt = now();
    const asked = ask().finally(() => (running = undefined));
    running = { asked, beganAt };
    rested = asked.then(() => rest(Math.min((now() - beganAt) * REST_FACTOR, MAX_REST_MS)));

    return asked;
  };

  return (since) => (running && running.beganAt > since ? running.asked : (next ??= rested.then(begin)));
}

const rest = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms).unref());

async function within(work: Promise<void>, ms: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  await Promise.race([work, new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)))]);
  clearTimeout(timer);
}

/** Tells whether a page exists: a legal page does if its text was written, or while the settings are not known yet. */
export function isThere({ legalSlug, newsSlug }: Page, saved: SiteSettings | undefined): boolean {
  if (newsSlug !== undefined && saved) return saved.news.some(({ slug }) => slug === newsSlug);
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
