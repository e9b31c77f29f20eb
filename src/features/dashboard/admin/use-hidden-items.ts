import { useState } from 'react';
import { withStorage } from '#src/lib/storage/with-storage.ts';
import type { AttentionItem } from './attention-items.ts';

const KEY = 'dashboard.attention.hidden';

/** Returns the text of an item; once it changes, a hidden item is shown again. */
const sayingOf = ({ key, text, count, settings, at }: AttentionItem) =>
  JSON.stringify([key, text, count, settings, at]);

/** Splits the items by whether this browser's person has hidden what they say, and returns what changes that. */
export function useHiddenItems(items: readonly AttentionItem[]) {
  const [hidden, setHidden] = useState(readHidden);
  const isHidden = (item: AttentionItem) => hidden.includes(sayingOf(item));
  const change = (next: readonly string[]) => {
    setHidden(next);
    withStorage(() => localStorage.setItem(KEY, JSON.stringify(next)));
  };

  return {
    shown: items.filter((item) => !isHidden(item)),
    hiddenCount: items.filter(isHidden).length,
    /** Hides an item; what was hidden of items that are settled is forgotten. */
    hide: (item: AttentionItem) => change([...items.filter(isHidden), item].map(sayingOf)),
    showAll: () => change([]),
  };
}

function readHidden(): readonly string[] {
  const kept: unknown = withStorage(() => JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown);

  return Array.isArray(kept) ? kept.filter((saying) => typeof saying === 'string') : [];
}
