import { useCallback, useLayoutEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { rememberLocale } from '#src/lib/messages/detect-locale.ts';
import { directionOf, FALLBACK_LOCALE, type Locale } from '#src/lib/messages/locale.ts';
import { LocaleProvider } from '#src/lib/messages/locale-context.tsx';
import type { MessageStore } from './message-store.ts';

type MessagesProviderProps = { store: MessageStore; children: ReactNode };

/** Texts of the current language for the whole tree; the only place that sets `lang` and `dir`. */
export function MessagesProvider({ store, children }: MessagesProviderProps) {
  const { locale, messages } = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const direction = directionOf(locale);

  useLayoutEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = direction;
  }, [locale, direction]);

  const changeLocale = useCallback(
    async (next: Locale) => {
      await store.changeLocale(next);
      rememberLocale(next);
    },
    [store],
  );
  const localeState = useMemo(
    () => ({ locale, direction, changeLocale, showLocale: store.changeLocale }),
    [locale, direction, changeLocale, store],
  );

  return (
    <LocaleProvider value={localeState}>
      <IntlProvider locale={locale} defaultLocale={FALLBACK_LOCALE} messages={messages}>
        {children}
      </IntlProvider>
    </LocaleProvider>
  );
}
