import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { localeOfPath } from '../../config/locale.ts';

/** Returns a function that adds the URL's language to a path: on `/ar/…`, `/hosting/vps` becomes `/ar/hosting/vps`. */
export function useLocalizedPath(): (path: string) => string {
  const { pathname } = useLocation();
  const locale = localeOfPath(pathname);

  return useCallback(
    (path: string) =>
      locale ? `/${locale}${path.startsWith('/#') ? path.slice(1) : path === '/' ? '' : path}` : path,
    [locale],
  );
}
