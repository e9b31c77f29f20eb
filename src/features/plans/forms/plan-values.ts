import type { AdminPlan } from '../admin/plan-documents.ts';
import { readFeatures, toFeatureText } from './feature-text.ts';
import type { PlanFormValues } from './plan-form.schema.ts';

/** Returns the values of a new plan, with SPEC's defaults (section 9). */
export function newPlan(): PlanFormValues {
  return {
    name: '',
    name_ar: '',
    category: '',
    price: '',
    currency: 'USD',
    period: 'mo',
    period_ar: '',
    features: '',
    features_ar: '',
    highlight: false,
    badge: '',
    badge_ar: '',
    logo: '',
    logo_alt: '',
    logo_alt_ar: '',
    button_url: '',
    sort_order: '0',
  };
}

export function toValues(plan: AdminPlan): PlanFormValues {
  return {
    name: plan.name,
    name_ar: plan.name_ar ?? '',
    category: plan.category,
    price: plan.price,
    currency: plan.currency,
    period: plan.period,
    period_ar: plan.period_ar ?? '',
    features: toFeatureText(plan.features),
    features_ar: toFeatureText(plan.features_ar, 'ar'),
    highlight: plan.highlight,
    badge: plan.badge ?? '',
    badge_ar: plan.badge_ar ?? '',
    logo: plan.logo ?? '',
    logo_alt: plan.logo_alt ?? '',
    logo_alt_ar: plan.logo_alt_ar ?? '',
    button_url: plan.button_url ?? '',
    sort_order: String(plan.sort_order),
  };
}

/**
 * Converts the form's values to columns; an empty optional field becomes null: the English text is never stored in
 * place of the Arabic one.
 */
export function toColumns(values: PlanFormValues) {
  const arabicFeatures = readFeatures(values.features_ar) ?? [];

  return {
    ...values,
    name_ar: values.name_ar || null,
    period_ar: values.period_ar || null,
    features: readFeatures(values.features) ?? [],
    features_ar: arabicFeatures.length > 0 ? arabicFeatures : null,
    badge: values.badge || null,
    badge_ar: values.badge_ar || null,
    logo: values.logo || null,
    logo_alt: values.logo_alt || null,
    logo_alt_ar: values.logo_alt_ar || null,
    button_url: values.button_url || null,
    sort_order: Number(values.sort_order),
  };
}
