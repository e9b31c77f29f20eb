import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { localeOfUrl, localeOfPath, type Locale } from '#src/config/locale.ts';
import { tellLostLanguage } from '#src/lib/loading/load-again.ts';
import { useLocale } from '#src/lib/messages/locale-context.tsx';

/**
 * Changes the site's language to the one that the URL names (`/ar`, `?lng=ar`), which counts as the visitor's choice. If
 * its texts can't be loaded, the page says so and keeps its language, and the URL names that one again.
 */
export function useLanguageOfUrl(): void {
  const { locale, changeLocale } = useLocale();
  const location = useLocation();
  const navigate = useNavigate();
  const chosen = localeOfUrl(location);
  const stay = useEffectEvent(() => {
    tellLostLanguage();
    void navigate(placeIn(locale, location), { replace: true });
  });

  useEffect(() => {
    if (chosen) changeLocale(chosen).catch(() => stay());
  }, [chosen, changeLocale]);
}

/** Returns a function that changes the URL to another language (`/ar` in its path, or else `?lng=ar`), and so the page. */
export function useLanguageChange() {
  const { locale } = useLocale();
  const location = useLocation();
  const navigate = useNavigate();

  const changeLanguage = (next: Locale) => void navigate(placeIn(next, location), { replace: true });

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
