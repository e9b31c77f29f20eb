import { useEffect, useState } from 'react';
import { graphql } from '#src/gql/gql.ts';
import type { KindSpecificationsQuery } from '#src/gql/graphql.ts';
import { useRecovery } from '#src/lib/apollo/use-recovery.ts';
import { loadOnce } from '#src/lib/loading/load-once.ts';
import { createLogger } from '#src/lib/log/logger.ts';
import { publicOperation } from '#src/lib/public-data/public-operation.ts';
import { useLiveQuery } from '#src/lib/public-data/use-public-query.ts';

const SpecificationsQuery = publicOperation(
  graphql(`
    query KindSpecifications($slug: String!) {
      site_pieces(
        where: { part: { _eq: "specification" }, kind: { slug: { _eq: $slug } } }
        order_by: [{ sort_order: asc }, { id: asc }]
      ) {
        id
        title
        title_ar
        text
        text_ar
      }
    }
  `),
);

type Specification = KindSpecificationsQuery['site_pieces'][number];

const log = createLogger('specifications');
const loadOriginals = loadOnce(
  async () => (await import('#rules/site-content/originals.ts')).ORIGINALS,
  'extra',
);

/**
 * Returns the groups of specifications of a kind of hosting, undefined until they are known, then live. A page that began
 * without the API shows those that the product came with.
 */
export function useSpecifications(slug: string): readonly Specification[] | undefined {
  const asked = useLiveQuery(SpecificationsQuery, { slug });
  useRecovery(asked);
  const { data, error } = asked;
  const [originals, setOriginals] = useState<readonly Specification[]>();

  useEffect(() => {
    if (error) log.warn('The specifications could not be read.', { error });
    if (error && !data) {
      const isOfKind = (original: string) => original.startsWith(`${slug}-`);
      loadOriginals().then(
        (pieces) =>
          setOriginals(pieces.filter(({ part, original }) => part === 'specification' && isOfKind(original))),
        () => undefined,
      );
    }
  }, [error, data, slug]);

  return data?.site_pieces ?? originals;
}
