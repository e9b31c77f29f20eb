import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useDebounce } from 'use-debounce';
import { loadAgain } from '#src/lib/loading/load-again.ts';
import { createLogger } from '#src/lib/log/logger.ts';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import type { RecordHit, RecordSearch } from './search-records.ts';

/** Pause in typing after which the API is asked. */
const TYPING_PAUSE_MS = 250;
const MIN_LENGTH = 2;

export type SearchableSection = { path: string; records?: () => Promise<RecordSearch> };
export type SectionHits<Section> = { section: Section; hits: RecordHit[] };

const log = createLogger('admin');

/**
 * Searches all sections for records that contain the words typed last. Each section's hits appear as soon as they arrive,
 * so that a slow section does not delay the others.
 */
export function useRecordHits<Section extends SearchableSection>(
  sections: readonly Section[],
  typed: string,
  /** True while the words are being composed: they are not searched yet. */
  isComposing = false,
): SectionHits<Section>[] {
  const client = useApolloClient();
  const { locale } = useLocale();
  const [found, setFound] = useState<Found>(NOTHING);
  const words = typed.trim();
  const [asked] = useDebounce(words, TYPING_PAUSE_MS);

  useEffect(() => {
    if (asked.length < MIN_LENGTH || isComposing) return;
    let isWanted = true;
    const search = async ({ path, records }: Section): Promise<void> => {
      const hits = await searchSection(
        path,
        async () => records && (await loadAgain(records, 'extra'))(client, asked, locale),
      );
      if (isWanted) setFound((before) => withHits(before, asked, path, hits));
    };
    sections.forEach((section) => void search(section));

    return () => {
      isWanted = false;
    };
  }, [client, locale, sections, asked, isComposing]);

  if (words.length < MIN_LENGTH || found.words !== words) return [];

  return sections.map((section) => ({ section, hits: found.byPath[section.path] ?? [] }));
}

type Found = { words: string; byPath: Readonly<Record<string, RecordHit[]>> };
const NOTHING: Found = { words: '', byPath: {} };

function withHits({ words, byPath }: Found, current: string, path: string, hits: RecordHit[]): Found {
  return { words: current, byPath: { ...(words === current ? byPath : {}), [path]: hits } };
}

async function searchSection(
  path: string,
  search: () => Promise<RecordHit[] | undefined>,
): Promise<RecordHit[]> {
  try {
    return (await search()) ?? [];
  } catch (error) {
    log.warn('A section could not be searched.', { error, path });
    return [];
  }
}
