import { createContext, use, useMemo, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { directionOf, FALLBACK_LOCALE, formatLocaleOf, type Locale } from '../../config/locale.ts';
import { LocaleProvider, useLocale, type LocaleState } from './locale-context.tsx';

/** Elements allowed in texts: `<bdi>` keeps a value from changing the direction of the words around it. */
const richTextElements = { bdi: (chunks: ReactNode) => <bdi>{chunks}</bdi> };

/** Ignores react-intl's only warning, which asks for compiled texts; `scripts/vite/precompiled-messages.ts` makes them. */
const ignore = () => undefined;

type LanguageTextsProps = { state: LocaleState; messages: Record<string, string>; children: ReactNode };

/** Provides texts, numbers and dates in one language to its children. */
export function LanguageTexts({ state, messages, children }: LanguageTextsProps) {
  return (
    <LocaleProvider value={state}>
      <IntlProvider
        locale={formatLocaleOf(state.locale)}
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

/** Loads the texts of a language; returns an identical promise until further texts are added. */
export type TextsIn = (locale: Locale) => Promise<Record<string, string>>;

const TextsContext = createContext<TextsIn | null>(null);
export const TextsProvider = TextsContext.Provider;

/** Draws its children in a language of their own, as in a preview; suspends until that language's texts are loaded. */
export function InLanguage({ locale, children }: { locale: Locale; children: ReactNode }) {
  const textsIn = use(TextsContext);
  const { changeLocale } = useLocale();
  const direction = directionOf(locale);
  const state = useMemo(() => ({ locale, direction, changeLocale }), [locale, direction, changeLocale]);
  if (!textsIn) throw new Error('InLanguage needs the texts of all languages around it.');

  return (
    <LanguageTexts state={state} messages={use(textsIn(locale))}>
      <div lang={locale} dir={direction}>
        {children}
      </div>
    </LanguageTexts>
  );
}
