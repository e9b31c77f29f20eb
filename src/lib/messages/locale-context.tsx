import { createContext, useContext } from 'react';
import { FALLBACK_LOCALE, type Direction, type Locale } from '../../config/locale.ts';

export type LocaleState = {
  locale: Locale;
  direction: Direction;
  /** Switches texts, direction, `lang` and `dir`, and keeps the choice; of several the last one holds. */
  changeLocale: (locale: Locale) => Promise<void>;
};

const LocaleContext = createContext<LocaleState>({
  locale: FALLBACK_LOCALE,
  direction: 'ltr',
  changeLocale: () => Promise.resolve(),
});

/** Hands the current language and the way to change it to the tree. */
export const LocaleProvider = LocaleContext.Provider;

/** The current language, its direction and the way to change it. */
export function useLocale(): LocaleState {
  return useContext(LocaleContext);
}
