import { useEffect, useState } from 'react';
import type { CountryNames } from '#rules/locale/country-names.ts';
import { loadAgain } from '#src/lib/loading/load-again.ts';
import { useLocale } from './locale-context.tsx';

const LOADERS = {
  en: () => import('../../../rules/locale/countries-en.json'),
  ar: () => import('../../../rules/locale/countries-ar.json'),
} as const;

/** Returns the names of countries in the page's language once they have loaded. */
export function useCountryNames(): CountryNames | undefined {
  const { locale } = useLocale();
  const [loaded, setLoaded] = useState<{ locale: string; names: CountryNames }>();
  useEffect(() => {
    let isCurrent = true;
    loadAgain(LOADERS[locale], 'extra').then(
      ({ default: { names } }) => isCurrent && setLoaded({ locale, names }),
      () => undefined,
    );

    return () => {
      isCurrent = false;
    };
  }, [locale]);

  return loaded?.locale === locale ? loaded.names : undefined;
}
