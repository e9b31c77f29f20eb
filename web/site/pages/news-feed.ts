import type { RuntimeConfig } from '../../server/config/runtime-config.ts';
import type { Language } from './detect-language.ts';

const NAMES = { en: 'Announcements', ar: 'الإعلانات' } as const;

/** Path of the feed of announcements in a language; `src/config/paths.ts` has it, too. */
export const feedPath = (language: Language): string => `/${language}/news.atom`;

/** Returns the feed's title, which names the brand as the title of its page does. */
export function feedTitle({ brandName }: Pick<RuntimeConfig, 'brandName'>, language: Language): string {
  return `${NAMES[language]} · ${brandName[language]}`;
}
