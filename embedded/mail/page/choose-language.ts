import { languageOfTag, wishedLanguage } from '#rules/locale/wished-language.ts';

const LANGUAGES = ['en', 'ar'] as const;

export type Language = (typeof LANGUAGES)[number];

const ASKED = /^(en|ar)$/;
const REMEMBERED = /(?:^|;\s*)inbox_language=(en|ar)(?:;|$)/;

type Wishes = { asked: unknown; cookie: string | undefined; accepted: string | undefined };

/** Returns the language that the address asks for, else the one chosen last, else the browser's. */
export function chooseLanguage({ asked, cookie = '', accepted }: Wishes): Language {
  const chosen = ASKED.exec(String(asked))?.[1] ?? REMEMBERED.exec(cookie)?.[1];

  return languageOfTag(chosen, LANGUAGES) ?? wishedLanguage(accepted, LANGUAGES) ?? 'en';
}

/**
 * Returns a cookie that keeps the choice for a year. The inbox has another port after each start, and cookies ignore
 * ports.
 */
export const rememberLanguage = (language: Language) =>
  `inbox_language=${language}; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly`;
