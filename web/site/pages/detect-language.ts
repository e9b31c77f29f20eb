import { languageOfTag, wishedLanguage } from '#rules/locale/wished-language.ts';

export const LANGUAGES = ['en', 'ar'] as const;

export type Language = (typeof LANGUAGES)[number];

type Clues = {
  path: string;
  query: URLSearchParams;
  cookie: string | undefined;
  acceptLanguage: string | undefined;
};

/** The cookie that i18next's detector reads in the browser. */
const COOKIE = /(?:^|;\s*)i18next=([^;]*)/;

/**
 * Returns the language of a first view. A path `/en` or `/ar` wins over the order of SPEC section 9, of which the server
 * knows query, cookie and Accept-Language. The site also knows the browser's storage and may still switch the language.
 */
export function detectLanguage({ acceptLanguage, ...clues }: Clues): Language {
  return chosenLanguage(clues) ?? wishedLanguage(acceptLanguage, LANGUAGES) ?? 'en';
}

/** Returns the language that the visitor has chosen by path, query or cookie. */
export function chosenLanguage({ path, query, cookie }: Omit<Clues, 'acceptLanguage'>): Language | undefined {
  return languageOfPath(path) ?? toLanguage(query.get('lng')) ?? toLanguage(COOKIE.exec(cookie ?? '')?.[1]);
}

/** Returns the language in a path's prefix (`/en`, `/ar`); undefined without one. */
export function languageOfPath(path: string): Language | undefined {
  return toLanguage(/^\/(en|ar)(?:\/|$)/.exec(path)?.[1]);
}

function toLanguage(tag: string | null | undefined): Language | undefined {
  return languageOfTag(tag, LANGUAGES);
}
