import { formatLocaleOf, type Locale } from '#src/config/locale.ts';
import { formatPrice } from '../offers.ts';
import type { AdminPlan } from './plan-documents.ts';

export function planName({ name, name_ar }: AdminPlan, locale: Locale): string {
  return (locale === 'ar' && name_ar) || name;
}

/** Returns name and price of a row; the rows of one plan share the name. */
export function planNameWithPrice(plan: AdminPlan, locale: Locale): string {
  return `${planName(plan, locale)} · ${formatPrice(plan, formatLocaleOf(locale))}`;
}
