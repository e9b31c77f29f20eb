import { useCallback } from 'react';
import { useLocation } from 'react-router';
import { localeOfPath } from '../../config/locale.ts';

/** Keeps the language of the address: on `/ar/…` a link to `/hosting/vps` leads to `/ar/hosting/vps`. */
export function useLocalizedPath(): (path: string) => string {
  const { pathname } = useLocation();
  const locale = localeOfPath(pathname);

  return useCallback(
    (path: string) =>
      locale ? `/${locale}${path.startsWith('/#') ? path.slice(1) : path === '/' ? '' : path}` : path,
    [locale],
  );
}
