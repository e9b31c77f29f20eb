import type { PlanRow } from './plan-groups.ts';

/** Returns a row of `pricing_plans` for tests. */
export const makePlan = (plan: Partial<PlanRow> = {}): PlanRow => ({
  name: 'Cloud 1',
  name_ar: 'سحابة 1',
  category: 'cloud',
  period: 'mo',
  currency: 'USD',
  price: '9.00',
  features: ['2 vCPU', 'NVMe'],
  features_ar: ['معالجان', 'NVMe'],
  sort_order: 1,
  ...plan,
});
