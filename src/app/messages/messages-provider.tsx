import { useCallback, useLayoutEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { rememberLocale } from '#src/lib/messages/detect-locale.ts';
import { LanguageTexts, TextsProvider } from '#src/lib/messages/in-language.tsx';
import { directionOf, type Locale } from '#src/config/locale.ts';
import type { MessageStore } from './message-store.ts';

type MessagesProviderProps = { store: MessageStore; children: ReactNode };

/** Provides the texts of the current language to the tree. No other place sets the page's `lang` and `dir`. */
export function MessagesProvider({ store, children }: MessagesProviderProps) {
  const { locale, messages } = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const direction = directionOf(locale);

  useLayoutEffect(() => {
    const { documentElement: page } = document;
    // The server wrote both attributes already. Writing an equal value would make the browser recompute all styles.
    if (page.lang !== locale) page.lang = locale;
    if (page.dir !== direction) page.dir = direction;
  }, [locale, direction]);

  const changeLocale = useCallback(
    (next: Locale) => {
      rememberLocale(next);
      return store.changeLocale(next);
    },
    [store],
  );
  const localeState = useMemo(() => ({ locale, direction, changeLocale }), [locale, direction, changeLocale]);

  return (
    <TextsProvider value={store.textsIn}>
      <LanguageTexts state={localeState} messages={messages}>
        {children}
      </LanguageTexts>
    </TextsProvider>
  );
}
