import { useEffect } from 'react';
import { useRuntimeConfig } from '#src/config/runtime-config-context.tsx';
import { graphql } from '#src/gql/gql.ts';
import type { PageHead } from '#src/lib/document/show-page-head.ts';
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

/**
 * Returns the site's title and description in the reader's language; undefined until they are loaded. A site without
 * a title is called by its brand, as on the server (`page-view.ts`).
 */
export function useSeoTexts(): Pick<PageHead, 'title' | 'description'> {
  const { locale } = useLocale();
  const { brandName } = useRuntimeConfig();
  const { data, error } = usePublicQuery(SeoTextsQuery);

  useEffect(() => {
    if (error) log.warn('The SEO settings could not be read; the head stays as it is.', { error });
  }, [error]);

  const text = (key: string) => {
    const row = data?.seo_settings.find((candidate) => candidate.key === key);
    return (locale === 'ar' && row?.value_ar) || row?.value || null;
  };

  return {
    title: data && (text('site_title') ?? brandName[locale]),
    description: data && text('meta_description'),
  };
}
