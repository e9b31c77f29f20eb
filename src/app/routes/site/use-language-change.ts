import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { localeOfAddress, localeOfPath, type Locale } from '#src/config/locale.ts';
import { useLocale } from '#src/lib/messages/locale-context.tsx';

/** An address that names a language (`/ar`, `?lng=ar`) is a choice: the site speaks it from then on. */
export function useLanguageOfAddress(): void {
  const { changeLocale } = useLocale();
  const chosen = localeOfAddress(useLocation());

  useEffect(() => {
    if (chosen) void changeLocale(chosen);
  }, [chosen, changeLocale]);
}

/** Choosing a language changes the address with it: the path's `/ar`, or `?lng=ar` where the path names none. */
export function useLanguageChange() {
  const { locale, changeLocale } = useLocale();
  const location = useLocation();
  const navigate = useNavigate();

  const changeLanguage = (next: Locale) => {
    void changeLocale(next);
    void navigate(addressIn(next, location), { replace: true });
  };

  return { locale, changeLanguage };
}

type Address = { pathname: string; search: string; hash: string };

/** The same page's address in another language. */
function addressIn(next: Locale, { pathname, search, hash }: Address): Address {
  const parameters = new URLSearchParams(search);
  const ofPath = localeOfPath(pathname);
  if (!ofPath || parameters.has('lng')) parameters.set('lng', next);
  const path = ofPath ? `/${next}${pathname.slice(ofPath.length + 1)}` : pathname;

  return { pathname: path, search: parameters.size > 0 ? `?${parameters}` : '', hash };
}
