import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Priced } from '#src/lib/buying/alternatives.ts';
import { ByChoice } from '#src/lib/buying/by-choice.tsx';
import { useChoices } from '#src/lib/buying/use-choices.ts';
import { useKinds } from '#src/lib/kinds/use-kinds.ts';
import { formatMoney } from '#src/lib/money/money.ts';
import { useLiveQuery, usePublicQuery } from '#src/lib/public-data/use-public-query.ts';
import { cyclesOf } from '../../group-offers.ts';
import { lowestOf, startingPrices } from '../../starting-prices.ts';
import { PlanPricesQuery } from '../card/plan-prices.ts';

export type ShownPrices = {
  /** Lowest monthly price of each category; a category whose price is unknown is missing. */
  byCategory: Partial<Record<string, ReactNode>>;
  /** Lowest price of all kinds of hosting, without services beside it such as mail; null if unknown or if the currencies differ. */
  ofHosting: ReactNode;
};

type Texts = { byCategory: Readonly<Record<string, string>>; ofHosting: string | null };

/** Returns the lowest prices in the visitor's currency, in the reader's digits. */
export function useStartingPrices(): ShownPrices {
  const { currency } = useChoices();
  const textsIn = useTextsIn();
  const shown = textsIn(currency);
  const price = (textOf: (texts: Texts) => string | null | undefined) => (
    <ByChoice isByCycle={false} text={(choices) => textOf(textsIn(choices.currency)) ?? null} />
  );

  return {
    byCategory: Object.fromEntries(
      Object.keys(shown.byCategory).map((category) => [
        category,
        price(({ byCategory }) => byCategory[category]),
      ]),
    ),
    ofHosting: shown.ofHosting && price(({ ofHosting }) => ofHosting),
  };
}

/** Returns a function that knows the prices in each currency, which a page shows in many places. */
function useTextsIn(): (currency: string | null) => Texts {
  const { locale } = useIntl();
  const { data } = useLiveQuery(PlanPricesQuery);
  const kinds = useKinds();

  return useMemo(() => {
    const make = (currency: string | null): Texts => {
      const prices = startingPrices(data?.pricing_plans ?? [], currency);
      const ofHosting = (kinds ?? []).flatMap(({ slug, menu }) =>
        menu === 'hosting' ? (prices[slug] ?? []) : [],
      );
      const isComparable = new Set(ofHosting.map((money) => money.currency)).size === 1;
      const lowest = isComparable ? lowestOf(ofHosting) : null;

      return {
        byCategory: Object.fromEntries(
          Object.entries(prices).map(([category, money]) => [category, formatMoney(money, locale)]),
        ),
        ofHosting: lowest && formatMoney(lowest, locale),
      };
    };

    return remember(make);
  }, [data, kinds, locale]);
}

/** Returns a function that makes the texts of each currency once. */
function remember(make: (currency: string | null) => Texts): (currency: string | null) => Texts {
  const known = new Map<string | null, Texts>();

  return (currency) => {
    const texts = known.get(currency) ?? make(currency);
    known.set(currency, texts);

    return texts;
  };
}

/** Returns every currency in which a plan is priced, in the order of the list, and every billing cycle. */
export function usePriced(): Priced {
  const { data } = usePublicQuery(PlanPricesQuery);
  const plans = data?.pricing_plans ?? [];

  return { currencies: [...new Set(plans.map(({ currency }) => currency))], cycles: cyclesOf(plans) };
}
