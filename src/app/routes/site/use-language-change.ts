import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { localeOfPath, type Locale } from '#src/lib/messages/locale.ts';
import { useLocale } from '#src/lib/messages/locale-context.tsx';

/**
 * The language and the address follow each other: choosing one swaps the path's `/ar`, or sets `?lng=ar`
 * where the path names none; going to a path that names a language shows that language.
 */
export function useLanguageChange() {
  const { locale, changeLocale, showLocale } = useLocale();
  const location = useLocation();
  const navigate = useNavigate();
  const ofPath = localeOfPath(location.pathname);

  useEffect(() => {
    if (ofPath) void showLocale(ofPath);
  }, [ofPath, showLocale]);

  const changeLanguage = (next: Locale) => {
    void changeLocale(next);
    void navigate(addressIn(next, location, ofPath), { replace: true });
  };

  return { locale, changeLanguage };
}

type Address = { pathname: string; search: string; hash: string };

/** The same page's address in another language. */
export function addressIn(
  next: Locale,
  { pathname, search, hash }: Address,
  ofPath: Locale | undefined,
): Address {
  if (ofPath) return { pathname: `/${next}${pathname.slice(ofPath.length + 1)}`, search, hash };
  const parameters = new URLSearchParams(search);
  parameters.set('lng', next);

  return { pathname, search: `?${parameters}`, hash };
}
