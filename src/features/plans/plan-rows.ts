/** Order of the rows of plans, which no two rows share. */
export const PLAN_ORDER = [{ sort_order: 'asc' }, { name: 'asc' }, { id: 'asc' }] as const;

/** Texts for the constraints (hasura/migrations) and error codes (docs/integrate/error-codes.md) of a plan that is saved. */
export const planErrors = {
  pricing_plans_name_present: 'plans.form.nameRequired',
  pricing_plans_name_length: 'plans.errors.tooLong',
  pricing_plans_price_range: 'plans.form.priceNegative',
  pricing_plans_price_exponent: 'plans.errors.priceDecimals',
  pricing_plans_renewal_price_range: 'plans.form.priceNegative',
  pricing_plans_renewal_price_exponent: 'plans.errors.priceDecimals',
  pricing_plans_setup_fee_range: 'plans.form.priceNegative',
  pricing_plans_setup_fee_exponent: 'plans.errors.priceDecimals',
  pricing_plans_money_back_days_range: 'plans.form.moneyBackRange',
  pricing_plans_support_minutes_range: 'plans.form.supportRange',
  pricing_plans_currency_known: 'plans.form.currencyRequired',
  pricing_plans_period_present: 'plans.form.periodRequired',
  pricing_plans_period_length: 'plans.errors.tooLong',
  pricing_plans_features_form: 'plans.form.featuresRequired',
  pricing_plans_features_ar_form: 'plans.errors.featuresAr',
  pricing_plans_badge_length: 'plans.errors.tooLong',
  pricing_plans_logo_form: 'plans.form.urlInvalid',
  pricing_plans_logo_alt_length: 'plans.errors.tooLong',
  pricing_plans_button_url_form: 'plans.form.urlInvalid',
  pricing_plans_category_present: 'plans.form.categoryRequired',
  pricing_plans_category_length: 'plans.errors.tooLong',
  pricing_plans_category_known: 'plans.errors.categoryGone',
  pricing_plans_shown_from_range: 'plans.errors.timeOutOfRange',
  'plans-changed-meanwhile': 'plans.errors.changedMeanwhile',
} as const;
