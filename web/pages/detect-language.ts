export type Language = 'en' | 'ar';

type Clues = {
  path: string;
  query: URLSearchParams;
  cookie: string | undefined;
  acceptLanguage: string | undefined;
};

/** The cookie that i18next's detector reads in the browser. */
const COOKIE = /(?:^|;\s*)i18next=([^;]*)/;

/** More languages than anybody asks for; sorting what fits into a header takes milliseconds. */
const MAX_WISHES = 50;

/**
 * The language of a first view. `/en` and `/ar` outrank the order of SPEC section 9, of which a server
 * sees the query, the cookie and the browser's wish; the page itself knows the rest and may still change it.
 */
export function detectLanguage({ path, query, cookie, acceptLanguage }: Clues): Language {
  return (
    languageOfPath(path) ??
    toLanguage(query.get('lng')) ??
    toLanguage(COOKIE.exec(cookie ?? '')?.[1]) ??
    wished(acceptLanguage) ??
    'en'
  );
}

/** The language that a path names, for whoever asks. */
export function languageOfPath(path: string): Language | undefined {
  return toLanguage(/^\/(en|ar)(?:\/|$)/.exec(path)?.[1]);
}

/** The first of the browser's languages that the site speaks, by their weights. */
function wished(header: string | undefined): Language | undefined {
  return (header ?? '')
    .split(',', MAX_WISHES)
    .map((entry) => {
      const [tag = '', weight] = entry.trim().split(/\s*;\s*q=/);
      return { language: toLanguage(tag), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .find(({ language }) => language !== undefined)?.language;
}

function toLanguage(tag: string | null | undefined): Language | undefined {
  const language = tag?.trim().toLowerCase().split(/[-_]/, 1)[0];
  return language === 'en' || language === 'ar' ? language : undefined;
}
