import type { Logger } from 'pino';
import { array, object, string, type InferType } from 'yup';
import { askGraphql } from './ask-graphql.ts';
import type { Language } from './detect-language.ts';

const TIMEOUT_MS = 2_000;
/** Settings are asked for again after this long; meanwhile, and on failure, the last answer stands. */
const FRESH_MS = 15_000;

const QUERY = 'query HeadSettings { seo_settings { key value value_ar } }';

const answerSchema = object({
  data: object({
    seo_settings: array(
      object({ key: string().required(), value: string().nullable(), value_ar: string().nullable() }),
    ).required(),
  }).required(),
}).required();

type Rows = InferType<typeof answerSchema>['data']['seo_settings'];
export type SeoSettings = { title?: string; description?: string; keywords?: string };

type SeoOptions = { endpoint: string; log: Logger; now?: () => number };

/** The head's texts from the table seo_settings, read as anybody may read them. */
export function createSeoSettings({ endpoint, log, now = Date.now }: SeoOptions) {
  let rows: Rows = [];
  let askedAt = -Infinity;
  let asking: Promise<void> | undefined;

  async function refresh(): Promise<void> {
    askedAt = now();
    try {
      rows = await fetchRows(endpoint);
    } catch (error) {
      log.warn({ err: error }, 'The SEO settings could not be read; the last ones stand');
    } finally {
      asking = undefined;
    }
  }

  return {
    /** The texts in one language; only the very first question waits for an answer. */
    async read(language: Language): Promise<SeoSettings> {
      const isFirst = askedAt === -Infinity;
      if (!asking && now() - askedAt > FRESH_MS) asking = refresh();
      if (isFirst || rows.length === 0) await asking;

      return pick(rows, language);
    },
  };
}

async function fetchRows(endpoint: string): Promise<Rows> {
  const { data } = answerSchema.validateSync(await askGraphql(endpoint, QUERY, TIMEOUT_MS));

  return data.seo_settings;
}

function pick(rows: Rows, language: Language): SeoSettings {
  const text = (key: string) => {
    const row = rows.find((candidate) => candidate.key === key);
    return (language === 'ar' && row?.value_ar) || row?.value || undefined;
  };
  const entries = {
    title: text('site_title'),
    description: text('meta_description'),
    keywords: text('keywords'),
  };

  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined));
}
