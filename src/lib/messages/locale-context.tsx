import { createContext, useContext } from 'react';
import { FALLBACK_LOCALE, type Direction, type Locale } from '../../config/locale.ts';

export type LocaleState = {
  locale: Locale;
  direction: Direction;
  /** Switches texts, direction, `lang` and `dir`, and stores the choice; of several pending changes the last wins. */
  changeLocale: (locale: Locale) => Promise<void>;
};

const LocaleContext = createContext<LocaleState>({
  locale: FALLBACK_LOCALE,
  direction: 'ltr',
  changeLocale: () => Promise.resolve(),
});

/** Provides the current language and the function that changes it to the tree. */
export const LocaleProvider = LocaleContext.Provider;

/** Returns the current language, its direction and the function that changes it. */
export function useLocale(): LocaleState {
  return useContext(LocaleContext);
}
