import { useApolloClient } from '@apollo/client/react';
import { idOfPrice } from '../gaps/id-of-price.ts';
import type { AdminPlan } from '../plan-documents.generated.ts';
import { placeOf } from './plan-lines.ts';
import { TakenPriceIds } from './price-documents.ts';

/** Ids of one new price that are looked up at once; each may have been taken by a price that was renamed since. */
const TRIES = 4;

type Named = { category: string; name: string; period: string; currency: string };

/**
 * Returns a function that reads which ids of new prices other prices have. The same price gets the same id from two people
 * who make it at once, so that it is made once; such an id is not among those.
 */
export function useTakenIds(): (plan: AdminPlan, keys: readonly string[]) => Promise<ReadonlySet<string>> {
  const client = useApolloClient();

  return async ({ category, name }, keys) => {
    const wanted = new Map(keys.flatMap((key) => idsOf({ category, name, ...placeOf(key) })));
    if (wanted.size === 0) return new Set();
    const { data } = await client.query({
      query: TakenPriceIds,
      variables: { ids: [...wanted.keys()] },
      fetchPolicy: 'no-cache',
    });
    const others = data?.pricing_plans.filter((row) => !isSame(row, wanted.get(row.id)));

    return new Set(others?.map(({ id }) => id));
  };
}

function idsOf(price: Named): [string, Named][] {
  const ids = new Set<string>();
  while (ids.size < TRIES) ids.add(idOfPrice(price, ids));

  return [...ids].map((id) => [id, price]);
}

function isSame(one: Named, other: Named | undefined): boolean {
  return (['category', 'name', 'period', 'currency'] as const).every((name) => one[name] === other?.[name]);
}
