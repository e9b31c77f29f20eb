import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useDebounce } from 'use-debounce';
import { loadAgain } from '#src/lib/loading/load-again.ts';
import { createLogger } from '#src/lib/log/logger.ts';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import type { RecordHit, RecordSearch } from './search-records.ts';

/** Pause in typing after which the API is asked. */
const TYPING_PAUSE_MS = 250;
/** Time after which a section that has not answered counts as one that can't be searched. */
const PATIENCE_MS = 10_000;
const MIN_LENGTH = 2;

export type SearchableSection = { path: string; records?: () => Promise<RecordSearch> };
type SectionHits<Section> = { section: Section; hits: RecordHit[] };

type RecordHits<Section> = {
  found: SectionHits<Section>[];
  /** True from the first letter until every section has answered. */
  isSearching: boolean;
  /** False if a section could not be searched. */
  isWhole: boolean;
};

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
): RecordHits<Section> {
  const client = useApolloClient();
  const { locale } = useLocale();
  const [answers, setAnswers] = useState<Answers>(NOTHING);
  const words = typed.trim();
  const [asked] = useDebounce(words, TYPING_PAUSE_MS);

  useEffect(() => {
    if (asked.length < MIN_LENGTH || isComposing) return;
    const wanted = new AbortController();
    const { signal } = wanted;
    const search = async ({ path, records }: Section): Promise<void> => {
      const find = async () => records && (await loadAgain(records, 'extra'))(client, asked, locale);
      const hits = await searchSection(path, find, signal);
      if (!signal.aborted) setAnswers((before) => withHits(before, asked, path, hits));
    };
    sections.forEach((section) => void search(section));

    return () => wanted.abort();
  }, [client, locale, sections, asked, isComposing]);

  if (words.length < MIN_LENGTH) return NO_SEARCH;
  if (answers.words !== words) return { ...NO_SEARCH, isSearching: true };
  const { byPath } = answers;

  return {
    found: sections.map((section) => ({ section, hits: byPath[section.path] ?? [] })),
    isSearching: sections.some(({ path }) => !(path in byPath)),
    isWhole: !Object.values(byPath).includes(null),
  };
}

/** Hits by the path of the section; null for one that could not be searched. */
type Answers = { words: string; byPath: Readonly<Record<string, RecordHit[] | null>> };
const NOTHING: Answers = { words: '', byPath: {} };
const NO_SEARCH = { found: [], isSearching: false, isWhole: true };

function withHits(
  { words, byPath }: Answers,
  current: string,
  path: string,
  hits: RecordHit[] | null,
): Answers {
  return { words: current, byPath: { ...(words === current ? byPath : {}), [path]: hits } };
}

async function searchSection(
  path: string,
  search: () => Promise<RecordHit[] | undefined>,
  signal: AbortSignal,
): Promise<RecordHit[] | null> {
  try {
    return (await withinPatience(search(), signal)) ?? [];
  } catch (error) {
    if (!signal.aborted) log.warn('A section could not be searched.', { error, path });
    return null;
  }
}

/** Waits for an answer as long as a person would, and no longer than it is wanted. */
function withinPatience<Answer>(answer: Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout>;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The search took too long.')), PATIENCE_MS);
    signal.addEventListener('abort', () => reject(new Error('The search is not wanted any more.')));
  });

  return Promise.race([answer, end]).finally(() => clearTimeout(timer));
}
