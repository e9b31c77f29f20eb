import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { localeOfUrl, localeOfPath, type Locale } from '#src/config/locale.ts';
import { useLocale } from '#src/lib/messages/locale-context.tsx';

/** Changes the site's language to the one that the URL names (`/ar`, `?lng=ar`), which counts as the visitor's choice. */
export function useLanguageOfUrl(): void {
  const { changeLocale } = useLocale();
  const chosen = localeOfUrl(useLocation());

  useEffect(() => {
    if (chosen) void changeLocale(chosen);
  }, [chosen, changeLocale]);
}

/** Returns a function that changes the language along with the URL: `/ar` in its path, or else `?lng=ar`. */
export function useLanguageChange() {
  const { locale, changeLocale } = useLocale();
  const location = useLocation();
  const navigate = useNavigate();

  const changeLanguage = (next: Locale) => {
    void changeLocale(next);
    void navigate(placeIn(next, location), { replace: true });
  };

  return { locale, changeLanguage };
}

type Place = { pathname: string; search: string; hash: string };

/** Returns the URL of the current page in another language. */
function placeIn(next: Locale, { pathname, search, hash }: Place): Place {
  const parameters = new URLSearchParams(search);
  const ofPath = localeOfPath(pathname);
  if (!ofPath || parameters.has('lng')) parameters.set('lng', next);
  const path = ofPath ? `/${next}${pathname.slice(ofPath.length + 1)}` : pathname;

  return { pathname: path, search: parameters.size > 0 ? `?${parameters}` : '', hash };
}
