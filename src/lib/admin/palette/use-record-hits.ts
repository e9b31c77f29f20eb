import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { createLogger } from '#src/lib/log/logger.ts';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import type { RecordHit, RecordSearch } from './search-records.ts';

/** How long typing must pause before the API is asked. */
const TYPING_PAUSE_MS = 250;
const MIN_LENGTH = 2;

export type SearchableSection = { path: string; records?: () => Promise<RecordSearch> };
export type SectionHits<Section> = { section: Section; hits: RecordHit[] };

const log = createLogger('admin');

/** The records of all sections in which the words stand; of the last words that were typed. */
export function useRecordHits<Section extends SearchableSection>(
  sections: readonly Section[],
  typed: string,
): SectionHits<Section>[] {
  const client = useApolloClient();
  const { locale } = useLocale();
  const [found, setFound] = useState<{ words: string; hits: SectionHits<Section>[] }>({
    words: '',
    hits: [],
  });
  const words = typed.trim();

  useEffect(() => {
    if (words.length < MIN_LENGTH) return;
    let isWanted = true;
    const timer = setTimeout(() => {
      void Promise.all(sections.map((section) => search(section))).then((hits) => {
        if (isWanted) setFound({ words, hits });
      });
    }, TYPING_PAUSE_MS);
    const search = async (section: Section): Promise<SectionHits<Section>> => {
      try {
        const records = await section.records?.();
        return { section, hits: records ? await records(client, words, locale) : [] };
      } catch (error) {
        log.warn('A section could not be searched.', { error, path: section.path });
        return { section, hits: [] };
      }
    };

    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [client, locale, sections, words]);

  return words.length >= MIN_LENGTH && found.words === words ? found.hits : [];
}
