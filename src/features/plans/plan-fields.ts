import type { ValuesOf } from '#src/kit/fields/field.ts';
import { fieldsOf } from '#src/kit/fields/fields-of.ts';
import { choice, flag, link, list, moment, text, type Refine } from '#src/kit/fields/kinds.ts';
import { integer, money, optionalInteger } from '#src/kit/fields/number-kinds.ts';
import { isExternalLink, isSiteLink } from '#src/kit/forms/site-link.ts';
import { CURRENCIES } from '#rules/money/currencies.ts';
import type { ValidationMessage } from '#src/kit/forms/validation-message.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import { readFeatures, toFeatureText } from './forms/feature-text.ts';
import { CYCLES } from './offers.ts';
import { LENGTHS } from '#rules/lengths.ts';

const FEATURES_MAX = 50;
const FEATURE_MAX_LENGTH = 200;
const tooLong = 'plans.form.tooLong';

/** Rules of every amount of money of a plan. */
const amount = {
  currency: 'currency',
  invalid: 'plans.form.priceNegative',
  tooHigh: 'plans.form.priceTooHigh',
  decimals: 'plans.form.priceDecimals',
} as const;

/** Fields of a plan, with SPEC's defaults (section 9). */
export const planFields = fieldsOf(
  'pricing_plans',
  {
    category: text({
      label: 'plans.form.category',
      hint: 'plans.form.categoryHint',
      control: 'own',
      required: 'plans.form.categoryRequired',
      max: LENGTHS.pricing_plans.category,
      tooLong,
    }),
    name: text({
      label: 'plans.form.name',
      arabic: 'plans.form.nameAr',
      arabicHint: 'plans.form.arabicHint',
      required: 'plans.form.nameRequired',
      max: LENGTHS.pricing_plans.name,
      tooLong,
    }),
    price: money({
      label: 'plans.form.price',
      ...amount,
    }),
    currency: choice(CURRENCIES, {
      label: 'plans.form.currency',
      control: 'own',
      empty: 'USD',
      required: 'plans.form.currencyRequired',
    }),
    period: text({
      label: 'plans.form.period',
      hint: 'plans.form.periodHint',
      arabic: 'plans.form.periodAr',
      arabicHint: 'plans.form.periodArHint',
      hasFallback: false,
      knownInArabic: CYCLES,
      control: 'own',
      empty: 'mo',
      required: 'plans.form.periodRequired',
      max: LENGTHS.pricing_plans.period,
      tooLong,
    }),
    renewal_price: money({
      label: 'plans.form.renewal',
      hint: 'plans.form.termHint',
      ...amount,
      mayBeEmpty: true,
    }),
    setup_fee: money({
      label: 'plans.form.setup',
      hint: 'plans.form.setupHint',
      ...amount,
      mayBeEmpty: true,
    }),
    money_back_days: optionalInteger({
      label: 'plans.form.moneyBack',
      hint: 'plans.form.termHint',
      invalid: 'plans.form.moneyBackRange',
      rules: within(999, 'plans.form.moneyBackRange'),
    }),
    support_minutes: optionalInteger({
      label: 'plans.form.support',
      hint: 'plans.form.termHint',
      invalid: 'plans.form.supportRange',
      rules: within(10_080, 'plans.form.supportRange'),
    }),
    features: list({
      label: 'plans.form.features',
      arabic: 'plans.form.featuresAr',
      control: 'own',
      required: 'plans.form.featuresRequired',
      read: readFeatures,
      write: toFeatureText,
      faultOf: featuresFault,
    }),
    highlight: flag({ label: 'plans.form.highlight', empty: false }),
    badge: text({
      label: 'plans.form.badge',
      hint: 'plans.form.badgeHint',
      arabic: 'plans.form.badgeAr',
      max: LENGTHS.pricing_plans.badge,
      tooLong,
    }),
    logo: link({
      label: 'plans.form.logo',
      hint: 'plans.form.logoHint',
      isLink: isSiteLink,
      invalid: 'plans.form.urlInvalid',
    }),
    logo_alt: text({
      label: 'plans.form.logoAlt',
      arabic: 'plans.form.logoAltAr',
      max: LENGTHS.pricing_plans.logo_alt,
      tooLong,
    }),
    button_url: link({
      label: 'plans.form.buttonUrl',
      hint: 'plans.form.buttonUrlHint',
      isLink: isExternalLink,
      invalid: 'plans.form.urlInvalid',
    }),
    is_shown: flag({ label: 'plans.form.isShown', empty: true }),
    shown_from: moment({ label: 'plans.form.shownFrom', hint: 'plans.form.shownFromHint' }),
    shown_from_zone: text({ label: 'plans.form.shownFromZone', control: 'own' }),
    sort_order: integer({
      label: 'plans.form.sortOrder',
      hint: 'plans.form.sortOrderHint',
      invalid: 'plans.form.sortOrderInteger',
      empty: 0,
    }),
  },
  {
    documents: { one: 'Plan', many: 'Plans', isOrdered: true, sets: ['category', 'name'] },
    alsoRead: ['updated_at'],
  },
);

export type PlanFormValues = ValuesOf<typeof planFields.fields>;

function featuresFault(value: string): ValidationMessage | null {
  const features = readFeatures(value);
  if (features === null) return { id: 'plans.form.featuresQuotes' };
  if (features.length > FEATURES_MAX)
    return { id: 'plans.form.featuresTooMany', values: { max: FEATURES_MAX } };
  const long = features.find((feature) => feature.length > FEATURE_MAX_LENGTH);

  return long === undefined
    ? null
    : { id: 'plans.form.featureTooLong', values: { max: FEATURE_MAX_LENGTH, feature: long } };
}

/** Returns the rule that a number that is not left out is from 1 to `max`. */
function within(max: number, message: MessageId): Refine {
  return (schema) =>
    schema.test(
      'range',
      () => ({ id: message }),
      (value) => !value || (Number(value) >= 1 && Number(value) <= max),
    );
}
