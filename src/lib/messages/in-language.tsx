import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { directionOf, FALLBACK_LOCALE, formatLocaleOf, type Locale } from '../../config/locale.ts';
import { LocaleProvider, useLocale, type LocaleState } from './locale-context.tsx';

/** Elements allowed in texts: `<bdi>` keeps a value from changing the direction of the words around it. */
const richTextElements = { bdi: (chunks: ReactNode) => <bdi>{chunks}</bdi> };

/** Ignores react-intl's only warning, which asks for compiled texts; `tooling/vite/precompiled-messages.ts` makes them. */
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
type TextsIn = (locale: Locale) => Promise<Record<string, string>>;

const TextsContext = createContext<TextsIn | null>(null);
export const TextsProvider = TextsContext.Provider;

/**
 * Loads the texts of a language for `InLanguage`; `tryAgain` loads them again if they did not arrive. Call this outside the
 * `Suspense` that waits for them: React forgets what a waiting component holds, and would load again and again.
 */
export function useTextsIn(locale: Locale) {
  const textsIn = use(TextsContext);
  if (!textsIn) throw new Error('useTextsIn needs the texts of all languages around it.');
  const [texts, setTexts] = useState(() => textsIn(locale));

  return { texts, tryAgain: () => setTexts(textsIn(locale)) };
}

type InLanguageProps = { locale: Locale; texts: ReturnType<TextsIn>; children: ReactNode };

/** Draws its children in a language of their own, as in a preview; suspends until that language's texts are loaded. */
export function InLanguage({ locale, texts, children }: InLanguageProps) {
  const { changeLocale } = useLocale();
  const direction = directionOf(locale);
  const state = useMemo(() => ({ locale, direction, changeLocale }), [locale, direction, changeLocale]);

  return (
    <LanguageTexts state={state} messages={use(texts)}>
      <div lang={locale} dir={direction}>
        {children}
      </div>
    </LanguageTexts>
  );
}
