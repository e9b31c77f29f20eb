import { useLocale } from './locale-context.tsx';
import { directionOf, FALLBACK_LOCALE, type Direction, type Locale } from '../../config/locale.ts';

type ShownText = {
  text: string;
  /** Names the text's language and direction where they are not the page's. */
  attributes: { lang?: Locale; dir?: Direction };
};

/** A text of the database in the reader's language; the English one, marked as such, where that is missing. */
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
