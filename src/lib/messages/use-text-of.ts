import { useLocale } from './locale-context.tsx';
import { directionOf, FALLBACK_LOCALE, type Direction, type Locale } from '../../config/locale.ts';

type ShownText = {
  text: string;
  /** Language and direction of the text, where they differ from the page's. */
  attributes: { lang?: Locale; dir?: Direction };
};

/** Returns a text of the database in the reader's language; if it is missing, the English one with its `lang` and `dir`. */
export function useTextOf(texts: Record<Locale, string | null | undefined>): ShownText {
  const { locale } = useLocale();
  const own = texts[locale];
  if (own?.trim()) return { text: own, attributes: {} };
  const isForeign = locale !== FALLBACK_LOCALE;

  return {
    text: texts[FALLBACK_LOCALE] ?? '',
    attributes: isForeign ? { lang: FALLBACK_LOCALE, dir: directionOf(FALLBACK_LOCALE) } : {},
  };
}
