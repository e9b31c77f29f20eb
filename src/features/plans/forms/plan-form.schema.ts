import { boolean, object, string, type InferType } from 'yup';
import { isExternalLink, isSiteLink } from '#src/kit/forms/site-link.ts';
import type { ValidationMessage } from '#src/kit/forms/validation-message.ts';
import { CURRENCIES, exponentOf } from '#src/lib/money/currencies.ts';
import { readFeatures } from './feature-text.ts';

/** Characters and entries; the same limits as the check constraints on pricing_plans. */
export const LIMITS = {
  name: 100,
  period: 30,
  badge: 60,
  logoAlt: 200,
  category: 60,
  feature: 200,
  features: 50,
} as const;
/** Prices must be below this amount, in units of the currency (not in its hundredths). */
const PRICE_LIMIT = 1_000_000_000;
const INTEGER_LIMIT = 2 ** 31;

const INTEGER = /^[+-]?\d+$/;
const DECIMAL = /^\d+(?:\.(\d+))?$/;

const say = (id: ValidationMessage['id'], values?: Record<string, number | string>): ValidationMessage => ({
  id,
  ...(values && { values }),
});
const tooLong = ({ max }: { max: number }) => say('plans.form.tooLong', { max });
const text = (max: number) => string().trim().default('').max(max, tooLong);
const url = (isGood: (link: string) => boolean) =>
  string()
    .trim()
    .default('')
    .test(
      'address',
      () => say('plans.form.urlInvalid'),
      (value) => !value || isGood(value),
    );

export const planFormSchema = object({
  name: text(LIMITS.name).required(say('plans.form.nameRequired')),
  name_ar: text(LIMITS.name),
  category: text(LIMITS.category).required(say('plans.form.categoryRequired')),
  price: string()
    .trim()
    .default('')
    .test('price', (value, { parent, createError }) => {
      const fault = priceFault(value, String(parent.currency));
      return fault === null || createError({ message: () => fault });
    }),
  currency: string()
    .default('')
    .test(
      'known',
      () => say('plans.form.currencyRequired'),
      (value) => CURRENCIES.some((code) => code === value),
    ),
  period: text(LIMITS.period).required(say('plans.form.periodRequired')),
  period_ar: text(LIMITS.period),
  features: featureList().test(
    'present',
    () => say('plans.form.featuresRequired'),
    (value) => readFeatures(value)?.length !== 0,
  ),
  features_ar: featureList(),
  highlight: boolean().default(false),
  badge: text(LIMITS.badge),
  badge_ar: text(LIMITS.badge),
  logo: url(isSiteLink),
  logo_alt: text(LIMITS.logoAlt),
  logo_alt_ar: text(LIMITS.logoAlt),
  button_url: url(isExternalLink),
  sort_order: string()
    .trim()
    .default('')
    .test(
      'integer',
      () => say('plans.form.sortOrderInteger'),
      (value) => INTEGER.test(value) && Math.abs(Number(value)) < INTEGER_LIMIT,
    ),
});

export type PlanFormValues = InferType<typeof planFormSchema>;

function featureList() {
  return string()
    .default('')
    .test('features', (value, { createError }) => {
      const fault = featuresFault(value);
      return fault === null || createError({ message: () => fault });
    });
}

/** Tells whether a price is valid in its currency. */
export function isPrice(price: string, currency: string): boolean {
  return priceFault(price.trim(), currency) === null;
}

/** Returns what is wrong with a price, or null; the number of decimals depends on the currency (ISO 4217). */
function priceFault(price: string, currency: string): ValidationMessage | null {
  const [whole, fraction = ''] = DECIMAL.exec(price) ?? [];
  if (whole === undefined) return say('plans.form.priceNegative');
  if (Number(price) >= PRICE_LIMIT) return say('plans.form.priceTooHigh');
  const places = exponentOf(currency);

  return fraction.length > places ? say('plans.form.priceDecimals', { currency, places }) : null;
}

function featuresFault(value: string): ValidationMessage | null {
  const features = readFeatures(value);
  if (features === null) return say('plans.form.featuresQuotes');
  if (features.length > LIMITS.features) return say('plans.form.featuresTooMany', { max: LIMITS.features });
  const long = features.find((feature) => feature.length > LIMITS.feature);

  return long === undefined ? null : say('plans.form.featureTooLong', { max: LIMITS.feature, feature: long });
}
