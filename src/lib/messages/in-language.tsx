import { createContext, use, useMemo, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { directionOf, FALLBACK_LOCALE, formatLocaleOf, type Locale } from '../../config/locale.ts';
import { LocaleProvider, useLocale, type LocaleState } from './locale-context.tsx';

/** Elements that a text may name: `<bdi>` keeps a value from turning the words around it. */
const richTextElements = { bdi: (chunks: ReactNode) => <bdi>{chunks}</bdi> };

/** Its one warning asks for compiled texts, which the build makes (scripts/vite/precompiled-messages.ts). */
const ignore = () => undefined;

type LanguageTextsProps = { state: LocaleState; messages: Record<string, string>; children: ReactNode };

/** Texts, numbers and dates of one language for what lies within. */
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

/** Gives the texts of a language, the same promise as long as nothing was added to them. */
export type TextsIn = (locale: Locale) => Promise<Record<string, string>>;

const TextsContext = createContext<TextsIn | null>(null);
export const TextsProvider = TextsContext.Provider;

/** A part of the page in a language of its own, as a preview is; suspends until that language's texts are there. */
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
