import { createContext, use } from 'react';
import type { PublicData } from './public-data.ts';

const PublicDataContext = createContext<PublicData | null>(null);

/** Provides the data of the public pages to the tree. */
export const PublicDataProvider = PublicDataContext.Provider;

/** Returns the data of the public pages. */
export function usePublicData(): PublicData {
  const data = use(PublicDataContext);
  if (!data) throw new Error('usePublicData needs a PublicDataProvider above it.');

  return data;
}
