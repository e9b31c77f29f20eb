import type { Logger } from 'pino';
import { array, object, string, type InferType } from 'yup';
import { askGraphql } from './ask-graphql.ts';

/** Settings are asked for again after this long: what an administrator saves shows on the next page. */
const FRESH_MS = 1_000;
/** How long a page waits for the very first answer, and for a newer one. */
const FIRST_TIMEOUT_MS = 2_000;
const TIMEOUT_MS = 500;

const QUERY =
  'query SiteSettings { site_settings { key value value_ar } legal_pages { slug title title_ar } }';

const answerSchema = object({
  data: object({
    site_settings: array(
      object({ key: string().required(), value: string().nullable(), value_ar: string().nullable() }),
    ).required(),
    legal_pages: array(
      object({ slug: string().required(), title: string().required(), title_ar: string().nullable() }),
    ).required(),
  }).required(),
}).required();

type Answer = InferType<typeof answerSchema>['data'];

/** What administrators said of the site; `legalPages` are the legal texts that there are. */
export type SiteSettings = { settings: Answer['site_settings']; legalPages: Answer['legal_pages'] };

type Options = { endpoint: string; log: Logger; now?: () => number };

/** The tables site_settings and legal_pages; while they can't be read the last answer stands. */
export function createSiteSettings({ endpoint, log, now = Date.now }: Options) {
  let known: SiteSettings | undefined;
  let askedAt = -Infinity;
  let isFailing = false;
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  async function ask(): Promise<void> {
    askedAt = now();
    try {
      const answer = await askGraphql(endpoint, QUERY, known ? TIMEOUT_MS : FIRST_TIMEOUT_MS);
      const { data } = answerSchema.validateSync(answer);
      known = { settings: data.site_settings, legalPages: data.legal_pages };
      isFailing = false;
    } catch (error) {
      if (!isFailing) log.warn({ err: error }, 'The site settings could not be read; the last ones stand');
      isFailing = true;
    } finally {
      running = undefined;
    }
  }

  const refresh = () => (running ??= ask());
  /** A question that is under way may have been answered before the last save, so another one follows it. */
  const refreshAnew = () => {
    if (!running) return refresh();
    return (next ??= running.then(() => {
      next = undefined;
      return refresh();
    }));
  };

  return {
    /** The settings, at most a second old; `isAnew` asks again at once. Undefined until there was an answer. */
    async read({ isAnew = false } = {}): Promise<SiteSettings | undefined> {
      if (isAnew) await refreshAnew();
      else if (running || now() - askedAt >= FRESH_MS) await refresh();

      return known;
    },
  };
}
