import { useEffect, useState } from 'react';
import { graphql } from '#src/gql/gql.ts';
import type { SitePiecesQuery } from '#src/gql/graphql.ts';
import { useRecovery } from '#src/lib/apollo/use-recovery.ts';
import { loadOnce } from '#src/lib/loading/load-once.ts';
import { createLogger } from '#src/lib/log/logger.ts';
import { publicOperation } from '#src/lib/public-data/public-operation.ts';
import { useLiveQuery } from '#src/lib/public-data/use-public-query.ts';
import type { Part } from '#rules/site-content/originals.ts';
import { readUptime } from '#rules/site-content/uptime.ts';

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
        picture
        value
        value_ar
        source
        source_ar
        source_date
      }
    }
  `),
);

export type SitePiece = SitePiecesQuery['site_pieces'][number];

/** Parts that are shown together, and are therefore read together. */
const PLACES = {
  landing: ['heading', 'feature', 'partner', 'uptime'],
  about: ['heading', 'about-figure', 'about-reason', 'about-value'],
  faq: ['faq', 'uptime'],
} as const satisfies Record<string, readonly Part[]>;

const log = createLogger('pieces');
const loadOriginals = loadOnce(
  async () => (await import('#rules/site-content/originals.ts')).ORIGINALS,
  'extra',
);

/**
 * Returns the shown pieces of a place, undefined until they are known: first by the query that came with the page, then
 * live. If the connection fails, the last ones stay; a page that began without the API shows the product's own words.
 */
export function usePieces(place: keyof typeof PLACES) {
  const asked = useLiveQuery(PiecesQuery, { parts: [...PLACES[place]] });
  useRecovery(asked);
  const { data, error } = asked;
  const pieces: readonly SitePiece[] | undefined = data?.site_pieces;
  const [originals, setOriginals] = useState<readonly SitePiece[]>();

  useEffect(() => {
    if (error) log.warn('The content could not be read.', { error });
    if (error && !pieces) loadOriginals().then(setOriginals, () => undefined);
  }, [error, pieces]);
  const shown = pieces ?? originals;

  return shown && piecesOf(shown);
}

export type Pieces = ReturnType<typeof piecesOf>;

function piecesOf(pieces: readonly SitePiece[]) {
  const of = (part: Part) => pieces.filter((piece) => piece.part === part);

  return {
    /** Returns the pieces of a part in their order. */
    of,
    /** Returns the heading of this name; the database keeps each. */
    heading: (name: string) => of('heading').find(({ original }) => original === name),
    /** The guaranteed uptime as a fraction of 1. */
    uptime: readUptime(of('uptime')[0]?.value),
  };
}
