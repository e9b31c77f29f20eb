import { useEffect } from 'react';
import { graphql } from '#src/gql/gql.ts';
import { useRecovery } from '#src/lib/apollo/use-recovery.ts';
import { createLogger } from '#src/lib/log/logger.ts';
import { publicOperation } from '#src/lib/public-data/public-operation.ts';
import { useLiveQuery } from '#src/lib/public-data/use-public-query.ts';
import type { Part } from '#rules/site-content/originals.ts';

const PiecesQuery = publicOperation(
  graphql(`
    query SitePieces($parts: [String!]!) {
      site_pieces(where: { part: { _in: $parts } }, order_by: [{ sort_order: asc }, { id: asc }]) {
        id
        part
        original
        title
        title_ar
        text
        text_ar
      }
    }
  `),
);

/** Parts that are shown together, and are therefore read together. */
const PLACES = { faq: ['faq'] } as const satisfies Record<string, readonly Part[]>;

/**
 * Returns the shown pieces of a place in their order, undefined until they are known: first by the query that came with
 * the page, then live. If the connection fails, the last ones stay.
 */
export function usePieces(place: keyof typeof PLACES) {
  const asked = useLiveQuery(PiecesQuery, { parts: [...PLACES[place]] });
  useRecovery(asked);
  const { data, error } = asked;

  useEffect(() => {
    // Made here, as browsers that only load the page would otherwise keep this module for the sake of its logger.
    if (error) createLogger('pieces').warn("The site's content could not be read.", { error });
  }, [error]);

  return data?.site_pieces;
}
