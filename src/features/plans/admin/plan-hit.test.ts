import { expect, it } from 'vitest';
import { makeAdminPlan } from '#src/testing/make-rows.ts';
import type { AdminPlan } from '../plan-documents.generated.ts';
import { nameOfHit } from './plan-hit.ts';

const plan = (row: object) =>
  makeAdminPlan({ name: 'VPS 8', name_ar: null, price: '27.90', ...row }) as AdminPlan;

it('a plan is found by its name and price, each isolated, with the period in words of the language', () => {
  expect(nameOfHit(plan({}), 'en')).toBe('⁨VPS 8⁩ · ⁨$27.90⁩ a month');
  expect(nameOfHit(plan({}), 'ar')).toMatch(/^⁨VPS 8⁩ · ⁨[^⁩]*27\.90[^⁩]*⁩ شهريًا$/);
  expect(nameOfHit(plan({ period: 'yr' }), 'ar')).toMatch(/⁩ سنويًا$/);
  expect(nameOfHit(plan({ period: 'quarter', period_ar: 'ربع سنة' }), 'ar')).toMatch(/⁩\/⁨ربع سنة⁩$/);
});
