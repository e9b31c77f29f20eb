import { useIntl } from 'react-intl';
import { CATEGORIES, type Category } from '#src/config/paths.ts';
import { formatMoney } from '#src/lib/money/money.ts';
import { usePublicQuery } from '#src/lib/public-data/use-public-query.ts';
import { lowestOf, startingPrices } from '../../starting-prices.ts';
import { PlanPricesQuery } from '../card/plan-prices.ts';
import { useBuyingChoices } from './use-buying-choices.ts';

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
  const { data } = usePublicQuery(PlanPricesQuery);
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
