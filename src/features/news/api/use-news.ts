import { graphql } from '#src/gql/gql.ts';
import { useRecovery } from '#src/lib/apollo/use-recovery.ts';
import { publicOperation } from '#src/lib/public-data/public-operation.ts';
import { useLiveQuery } from '#src/lib/public-data/use-public-query.ts';

const NewsQuery = publicOperation(
  graphql(`
    query News {
      news(order_by: [{ published_at: desc }, { id: asc }], limit: 100) {
        slug
        title
        title_ar
        summary
        summary_ar
        published_at
      }
    }
  `),
);

const ArticleQuery = publicOperation(
  graphql(`
    query Article($slug: String!) {
      news(where: { slug: { _eq: $slug } }) {
        slug
        title
        title_ar
        summary
        summary_ar
        body
        body_ar
        published_at
        changed_at
      }
    }
  `),
);

/** Returns the newest announcements, live; `news` is undefined until they are known. */
export function useNews() {
  const { data, error, loading, refetch } = useLiveQuery(NewsQuery);
  useRecovery({ error, loading, refetch });

  return { news: data?.news, error, loading, refetch };
}

/** Returns one announcement, live; `article` is null if there is none, and undefined while that is unknown. */
export function useArticle(slug: string) {
  const { data, error, loading, refetch } = useLiveQuery(ArticleQuery, { slug });
  useRecovery({ error, loading, refetch });

  return { article: data && (data.news[0] ?? null), error, loading, refetch };
}
