import { afterAll, afterEach, beforeAll } from 'vitest';
import { useAdminApi } from './browser/admin-api.ts';

/**
 * Returns functions that write and read the plans of one test file, as another administrator would; the plans are
 * deleted after each test. The category belongs to the file; it is a kind of hosting that no menu shows.
 */
export function useTestPlans(category: string) {
  const admin = useAdminApi();

  beforeAll(() =>
    admin(
      `mutation { insert_hosting_kinds_one(object: { slug: "${category}", name: "${category}", menu: "none" }) { id } }`,
    ),
  );
  afterAll(() =>
    admin(`mutation { delete_hosting_kinds(where: { slug: { _eq: "${category}" } }) { affected_rows } }`),
  );

  const remove = () =>
    admin(`mutation { delete_pricing_plans(where: { category: { _eq: "${category}" } }) { affected_rows } }`);
  const insert = (...names: string[]) =>
    admin(
      'mutation ($objects: [pricing_plans_insert_input!]!) { insert_pricing_plans(objects: $objects) { affected_rows } }',
      {
        objects: names.map((name, index) => ({
          name,
          category,
          price: '9.00',
          // Public pages name the lowest monthly prices and would be rendered again for a monthly one.
          period: 'yr',
          features: ['1 vCPU'],
          sort_order: 10 + index,
        })),
      },
    );
  /** Inserts a plan with a yearly and a quarterly price in each of these currencies. */
  const insertPrices = (name: string, currencies: readonly string[]) =>
    admin(
      'mutation ($objects: [pricing_plans_insert_input!]!) { insert_pricing_plans(objects: $objects) { affected_rows } }',
      {
        objects: currencies.flatMap((currency, place) =>
          ['yr', 'quarter'].map((period) => ({
            ...{ name, category, price: '90', currency, period },
            features: ['1 vCPU'],
            sort_order: 10 + place,
          })),
        ),
      },
    );
  const change = (name: string, set: object) =>
    admin(
      `mutation ($name: String!, $set: pricing_plans_set_input!) {
        update_pricing_plans(where: { category: { _eq: "${category}" }, name: { _eq: $name } }, _set: $set) { affected_rows }
      }`,
      { name, set },
    );
  const stored = async () => {
    const { plans } = await admin(
      `{ plans: pricing_plans(where: { category: { _eq: "${category}" } }, order_by: [{ sort_order: asc }]) {
        name name_ar price currency period features sort_order
      } }`,
    );

    return plans as Record<string, unknown>[];
  };

  afterEach(remove);

  return { insert, insertPrices, change, stored };
}
