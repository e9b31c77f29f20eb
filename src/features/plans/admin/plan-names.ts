import { formatLocaleOf, type Locale } from '#src/config/locale.ts';
import { formatPrice } from '../offers.ts';
import type { AdminPlan } from './plan-documents.ts';

export function planName({ name, name_ar }: AdminPlan, locale: Locale): string {
  return (locale === 'ar' && name_ar) || name;
}

/** The rows of one plan share its name; each has a price of its own. */
export function planNameWithPrice(plan: AdminPlan, locale: Locale): string {
  return `${planName(plan, locale)} · ${formatPrice(plan, formatLocaleOf(locale))}`;
}
