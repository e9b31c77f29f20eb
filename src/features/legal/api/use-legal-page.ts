import type { LegalSlug } from '#src/config/paths.ts';
import { graphql } from '#src/gql/gql.ts';
import { useRecovery } from '#src/lib/apollo/use-recovery.ts';
import { publicOperation } from '#src/lib/public-data/public-operation.ts';
import { usePublicQuery } from '#src/lib/public-data/use-public-query.ts';

const LegalPageQuery = publicOperation(
  graphql(`
    query LegalPage($slug: String!) {
      legal_pages_by_pk(slug: $slug) {
        slug
        title
        title_ar
        body
        body_ar
        updated_at
      }
    }
  `),
);

/** Returns one legal text; `page` is null if there is none, and undefined while that is unknown. */
export function useLegalPage(slug: LegalSlug) {
  const { data, error, loading, refetch } = usePublicQuery(LegalPageQuery, { slug });
  useRecovery({ error, loading, refetch });

  return { page: data?.legal_pages_by_pk, error, loading, refetch };
}
