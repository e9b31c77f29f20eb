import { useIntl } from 'react-intl';
import { CATEGORIES, type Category } from '#src/config/paths.ts';
import { graphql } from '#src/gql/gql.ts';
import { formatMoney } from '#src/lib/money/money.ts';
import { publicOperation } from '#src/lib/public-data/public-operation.ts';
import { usePublicQuery } from '#src/lib/public-data/use-public-query.ts';
import { lowestOf, startingPrices } from '../starting-prices.ts';
import { useBuyingChoices } from './use-buying-choices.ts';

const StartingPricesQuery = publicOperation(
  graphql(`
    query StartingPrices {
      pricing_plans(where: { period: { _eq: "mo" } }, order_by: [{ sort_order: asc }, { id: asc }]) {
        id
        name
        category
        period
        currency
        price
        sort_order
      }
    }
  `),
);

export type ShownPrices = {
  /** Lowest monthly price of each category; a category whose price is unknown is missing. */
  byCategory: Partial<Record<Category, string>>;
  /** Lowest price of all kinds of hosting (mail is none); null if unknown or if the currencies differ. */
  ofHosting: string | null;
};

/** Returns the lowest prices, in the reader's digits. */
export function useStartingPrices(): ShownPrices {
  const { locale } = useIntl();
  const { currency } = useBuyingChoices();
  const { data } = usePublicQuery(StartingPricesQuery);
  const prices = startingPrices(data?.pricing_plans ?? [], currency);
  const ofHosting = CATEGORIES.filter((category) => category !== 'mail').flatMap(
    (category) => prices[category] ?? [],
  );
  const isComparable = new Set(ofHosting.map((price) => price.currency)).size === 1;
  const lowest = isComparable ? lowestOf(ofHosting) : null;

  return {
    byCategory: Object.fromEntries(
      Object.entries(prices).map(([category, price]) => [category, formatMoney(price, locale)]),
    ),
    ofHosting: lowest && formatMoney(lowest, locale),
  };
}
