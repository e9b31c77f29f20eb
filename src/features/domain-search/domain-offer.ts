import { graphql } from '#src/gql/gql.ts';
import { publicOperation } from '#src/lib/public-data/public-operation.ts';
import { usePublicQuery } from '#src/lib/public-data/use-public-query.ts';
import { FIRST_EXTENSIONS } from '../../../rules/domains/domain-name.ts';
import type { OfferedExtension } from './shown-prices.ts';

const DomainOffer = publicOperation(
  graphql(`
    query DomainOffer {
      domain_extensions(order_by: [{ sort_order: asc }, { id: asc }]) {
        extension
        domain_prices(order_by: [{ currency: asc }]) {
          currency
          register_price
          transfer_price
          renew_price
        }
      }
    }
  `),
);

/**
 * Reads what the domain search offers. Until it is known, that is what a fresh product has; rows without prices then keep
 * the place of those that load.
 */
export function useDomainOffer() {
  const query = usePublicQuery(DomainOffer);
  const domain_prices = query.loading ? [{ currency: '' }] : [];
  const offer: readonly OfferedExtension[] =
    query.data?.domain_extensions ?? FIRST_EXTENSIONS.map((extension) => ({ extension, domain_prices }));

  return { ...query, offer, extensions: offer.map(({ extension }) => extension) };
}
