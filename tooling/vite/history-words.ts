import type { Plugin } from 'vite';

const WORDS = /\/src\/app\/routes\/admin\/history-words\.ts$/;
const TEXTS = /\/src\/app\/messages\/history-(en|ar)\.generated\.ts$/;
const CATALOG = /\/messages\/admin-(en|ar)\.json$/;
/** Ends as the file does, so that it is read as JSON. */
const QUERY = '?history.json';
const OF_HISTORY = /\?history\.json$/;

/** Labels and words of each table, as `history-words.ts` has them: ids of messages in objects. */
type Words = Readonly<Record<string, { labels: object; words?: object }>>;

/**
 * Works out while building what the history shows of all sections. It needs the names of their fields, and neither the
 * fields themselves nor the other texts.
 */
export function historyWords(): Plugin {
  let words: Words = {};
  let ids = new Set<string>();

  return {
    name: 'history-words',
    enforce: 'pre',
    apply: 'build',
    async buildStart() {
      words = await wordsOf();
      ids = idsIn(words);
    },
    resolveId: {
      filter: { id: CATALOG },
      async handler(source, importer) {
        if (!importer || !TEXTS.test(importer)) return null;
        const catalog = await this.resolve(source, importer, { skipSelf: true });
        return catalog && `${catalog.id}${QUERY}`;
      },
    },
    transform: {
      filter: { id: [WORDS, OF_HISTORY] },
      handler(code, id) {
        if (WORDS.test(id))
          return { code: `export const historyWords = ${JSON.stringify(words)};`, map: null };
        const texts = Object.entries(JSON.parse(code) as Record<string, string>);

        return { code: JSON.stringify(Object.fromEntries(texts.filter(([key]) => ids.has(key)))), map: null };
      },
    },
  };
}

/** Reads labels and words of all tables. */
export async function wordsOf(): Promise<Words> {
  const { historyWords: tables } = await import('../../src/app/routes/admin/history-words.ts');
  const entries = Object.entries<Words[string]>(tables);

  return Object.fromEntries(
    entries.map(([table, { labels, words }]) => [table, { labels, ...(words && { words }) }]),
  );
}

/** Collects all texts that stand in an object, however deep. */
export function idsIn(value: unknown): Set<string> {
  if (typeof value === 'string') return new Set([value]);
  if (typeof value !== 'object' || value === null) return new Set();

  return new Set(Object.values(value).flatMap((inner) => [...idsIn(inner)]));
}
