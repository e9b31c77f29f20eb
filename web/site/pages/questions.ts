import { FORMAT_LOCALES } from '#rules/locale/format-locales.ts';
import { fillUptime, readUptime, uptimeFormat } from '#rules/site-content/uptime.ts';
import type { Language } from './detect-language.ts';
import type { SiteSettings } from './site-settings.ts';

export type Question = { question: string; answer: string };

/** Returns the questions that the owner answers, in one language, in English where Arabic is missing. */
export function questionsOf(saved: SiteSettings | undefined, language: Language): Question[] {
  const pieces = saved?.pieces ?? [];
  const guaranteed = readUptime(pieces.find(({ part }) => part === 'uptime')?.value);
  const uptime = new Intl.NumberFormat(FORMAT_LOCALES[language], uptimeFormat).format(guaranteed);
  const inLanguage = (english: string | null | undefined, arabic: string | null | undefined) =>
    fillUptime((language === 'ar' && arabic) || (english ?? ''), uptime);

  return pieces
    .filter(({ part }) => part === 'faq')
    .map(({ title, title_ar, text, text_ar }) => ({
      question: inLanguage(title, title_ar),
      answer: inLanguage(text, text_ar),
    }));
}
