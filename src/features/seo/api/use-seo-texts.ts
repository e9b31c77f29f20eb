import { useEffect } from 'react';
import { graphql } from '#src/gql/gql.ts';
import { createLogger } from '#src/lib/log/logger.ts';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import { publicOperation } from '#src/lib/public-data/public-operation.ts';
import { usePublicQuery } from '#src/lib/public-data/use-public-query.ts';

const SeoTextsQuery = publicOperation(
  graphql(`
    query SeoTexts {
      seo_settings(where: { key: { _in: ["site_title", "meta_description"] } }) {
        key
        value
        value_ar
      }
    }
  `),
);

const log = createLogger('seo');

/** Returns the site's title and description in the reader's language; undefined until they are loaded. */
export function useSeoTexts(): { title: string | undefined; description: string | undefined } {
  const { locale } = useLocale();
  const { data, error } = usePublicQuery(SeoTextsQuery);

  useEffect(() => {
    if (error) log.warn('The SEO settings could not be read; the head stays as it is.', { error });
  }, [error]);

  const text = (key: string) => {
    const row = data?.seo_settings.find((candidate) => candidate.key === key);
    return (locale === 'ar' && row?.value_ar) || row?.value || undefined;
  };

  return { title: text('site_title'), description: text('meta_description') };
}
