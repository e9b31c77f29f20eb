import { createIntl } from 'react-intl';
import { formatLocaleOf, type Locale } from '#src/config/locale.ts';
import ar from '../messages/hit-ar.json';
import en from '../messages/hit-en.json';
import { formatPrice } from '../offers.ts';
import type { AdminPlan } from '../plan-documents.generated.ts';

/** Text of a plan among the hits of the command palette, which any page of the back office opens. */
export const hitTexts: Record<Locale, Record<keyof typeof en, string>> = { en, ar };

/** Returns the name of a plan with its price; each is isolated, as they may be written in different directions. */
export function nameOfHit(plan: AdminPlan, locale: Locale): string {
  const intl = createIntl({ locale: formatLocaleOf(locale), messages: hitTexts[locale] as never });
  const isArabic = locale === 'ar';
  const name = (isArabic && plan.name_ar) || plan.name;
  const period = (isArabic && plan.period_ar) || plan.period;

  return intl.formatMessage({ id: 'plans.hit' }, { name, price: formatPrice(plan, intl.locale), period });
}
