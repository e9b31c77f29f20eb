import { createContext, use } from 'react';
import type { HistoryWords } from './history-words.ts';

/** Words of all sections, which app/ composes. */
export const HistoryWordsContext = createContext<HistoryWords | null>(null);

export function useHistoryWords(): HistoryWords {
  const words = use(HistoryWordsContext);
  if (!words) throw new Error('useHistoryWords needs a HistoryWordsContext above it.');

  return words;
}
