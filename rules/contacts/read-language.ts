import { isNothing } from '../text/empty-value.ts';
import { toUnaccented } from '../text/to-plain.ts';

/** Words for the two languages of the site: their codes, and their names in ten languages. */
const LANGUAGES: ReadonlyMap<string, 'en' | 'ar'> = new Map(
  (
    [
      [
        'en',
        'en eng english الإنجليزية إنجليزي انجليزية اللغةالإنجليزية englisch anglais ingles inglese engels inggris ' +
          'bahasainggris ingilizce',
      ],
      ['ar', 'ar ara arabic العربية عربي عربية اللغةالعربية arabisch arabe arabo arab bahasaarab arapca'],
    ] as const
  ).flatMap(([locale, words]) => words.split(' ').map((word) => [toUnaccented(word), locale] as const)),
);

/** A country or a script after the language, as in `ar-EG`, `en_US.UTF-8` and `Arabic (Egypt)`. */
const REGION = /[-_(].*$/s;

/** Returns the language, null for an empty cell, or undefined if it is neither English nor Arabic. */
export function readLanguage(cell: string): 'en' | 'ar' | null | undefined {
  const text = cell.trim();
  return isNothing(text) ? null : LANGUAGES.get(toUnaccented(text.replace(REGION, '')));
}
