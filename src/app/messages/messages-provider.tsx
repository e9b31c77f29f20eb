import { useCallback, useLayoutEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { rememberLocale } from '#src/lib/messages/detect-locale.ts';
import { LanguageTexts, TextsProvider } from '#src/lib/messages/in-language.tsx';
import { directionOf, type Locale } from '#src/config/locale.ts';
import type { MessageStore } from './message-store.ts';

type MessagesProviderProps = { store: MessageStore; children: ReactNode };

/** Texts of the current language for the whole tree; the only place that sets the page's `lang` and `dir`. */
export function MessagesProvider({ store, children }: MessagesProviderProps) {
  const { locale, messages } = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const direction = directionOf(locale);

  useLayoutEffect(() => {
    const { documentElement: page } = document;
    // The server wrote both. To write the same again has the browser work out the styles of the whole page once more.
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
