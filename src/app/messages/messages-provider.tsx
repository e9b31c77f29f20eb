import { useCallback, useLayoutEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { rememberLocale } from '#src/lib/messages/detect-locale.ts';
import { directionOf, FALLBACK_LOCALE, formatLocaleOf, type Locale } from '#src/lib/messages/locale.ts';
import { LocaleProvider } from '#src/lib/messages/locale-context.tsx';
import type { MessageStore } from './message-store.ts';

type MessagesProviderProps = { store: MessageStore; children: ReactNode };

/** Elements that a text may name: `<bdi>` keeps a value from turning the words around it. */
const richTextElements = { bdi: (chunks: ReactNode) => <bdi>{chunks}</bdi> };

/** Its one warning asks for compiled texts, which the build makes (scripts/vite/precompiled-messages.ts). */
const ignore = () => undefined;

/** Texts of the current language for the whole tree; the only place that sets `lang` and `dir`. */
export function MessagesProvider({ store, children }: MessagesProviderProps) {
  const { locale, messages } = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const direction = directionOf(locale);

  useLayoutEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = direction;
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
    <LocaleProvider value={localeState}>
      <IntlProvider
        locale={formatLocaleOf(locale)}
        defaultLocale={formatLocaleOf(FALLBACK_LOCALE)}
        messages={messages}
        defaultRichTextElements={richTextElements}
        onWarn={ignore}
      >
        {children}
      </IntlProvider>
    </LocaleProvider>
  );
}
