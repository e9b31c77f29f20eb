export type Language = 'en' | 'ar';

const ASKED = /^(en|ar)$/;
const REMEMBERED = /(?:^|;\s*)inbox_language=(en|ar)(?:;|$)/;
/** Browsers name what they like best first. */
const PREFERRED = /(?:^|,)\s*(en|ar)\b/i;

type Wishes = { asked: unknown; cookie: string | undefined; accepted: string | undefined };

/** The language that the address asks for, else the one chosen last, else the browser's. */
export function chooseLanguage({ asked, cookie = '', accepted = '' }: Wishes): Language {
  const wish =
    ASKED.exec(String(asked))?.[1] ?? REMEMBERED.exec(cookie)?.[1] ?? PREFERRED.exec(accepted)?.[1];

  return wish?.toLowerCase() === 'ar' ? 'ar' : 'en';
}

/** Remembers a choice for a year: in a cookie, because the inbox is on another port after each start. */
export const rememberLanguage = (language: Language) =>
  `inbox_language=${language}; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly`;
