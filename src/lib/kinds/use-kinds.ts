import { useEffect, useState } from 'react';
import { graphql } from '#src/gql/gql.ts';
import type { HostingKindsQuery } from '#src/gql/graphql.ts';
import { useRecovery } from '#src/lib/apollo/use-recovery.ts';
import { loadOnce } from '#src/lib/loading/load-once.ts';
import { createLogger } from '#src/lib/log/logger.ts';
import { publicOperation } from '#src/lib/public-data/public-operation.ts';
import { useLiveQuery } from '#src/lib/public-data/use-public-query.ts';

const KindsQuery = publicOperation(
  graphql(`
    query HostingKinds {
      hosting_kinds(order_by: [{ sort_order: asc }, { id: asc }]) {
        slug
        name
        name_ar
        summary
        summary_ar
        text
        text_ar
        picture
        menu
        former_slugs
      }
    }
  `),
);

/** A kind of hosting that visitors see. */
export type Kind = HostingKindsQuery['hosting_kinds'][number];

const log = createLogger('kinds');
const loadOriginals = loadOnce(
  async () => (await import('#rules/hosting-kinds/originals.ts')).ORIGINAL_KINDS,
  'extra',
);

/**
 * Returns the kinds of hosting in their order, undefined until they are known: first by the query that came with the page,
 * then live. A page that began without the API shows those that the product came with.
 */
export function useKinds(): readonly Kind[] | undefined {
  const asked = useLiveQuery(KindsQuery);
  useRecovery(asked);
  const { data, error } = asked;
  const kinds: readonly Kind[] | undefined = data?.hosting_kinds;
  const [originals, setOriginals] = useState<readonly Kind[]>();

  useEffect(() => {
    if (error) log.warn('The kinds of hosting could not be read.', { error });
    if (error && !kinds)
      loadOriginals().then(
        (found) => setOriginals(found.map((kind) => ({ ...kind, former_slugs: [] }))),
        () => undefined,
      );
  }, [error, kinds]);

  return kinds ?? originals;
}

/** Returns the kinds of hosting that lists of links show: those that a menu has. */
export function useListedKinds(): readonly Kind[] | undefined {
  return useKinds()?.filter(({ menu }) => menu !== 'none');
}

/** Returns the kind with a slug, or the one that had it before; undefined if there is none. */
export function findKind(kinds: readonly Kind[], slug: string): Kind | undefined {
  return kinds.find((kind) => kind.slug === slug) ?? kinds.find((kind) => kind.former_slugs.includes(slug));
}
