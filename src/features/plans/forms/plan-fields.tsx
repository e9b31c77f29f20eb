import { useFormikContext } from 'formik';
import { FormattedMessage, useIntl } from 'react-intl';
import { CATEGORIES } from '#src/config/paths.ts';
import { FormSection, WholeRow } from '#src/kit/admin/form/form-section.tsx';
import { LanguageField } from '#src/kit/admin/form/language-field.tsx';
import { NumberField } from '#src/kit/forms/number-field.tsx';
import { SelectField } from '#src/kit/forms/select-field.tsx';
import { SuggestField } from '#src/kit/forms/suggest-field.tsx';
import { SwitchField } from '#src/kit/forms/switch-field.tsx';
import { TextField } from '#src/kit/forms/text-field.tsx';
import { CURRENCIES, exponentOf } from '#src/lib/money/currencies.ts';
import { CYCLES } from '../offers.ts';
import { readFeatures } from './feature-text.ts';
import type { PlanFormValues } from './plan-form.schema.ts';

/** Labels of the fields, used by the form and by the dialog that compares two people's changes. */
export const planLabels = {
  name: 'plans.form.name',
  name_ar: 'plans.form.nameAr',
  category: 'plans.form.category',
  price: 'plans.form.price',
  currency: 'plans.form.currency',
  period: 'plans.form.period',
  period_ar: 'plans.form.periodAr',
  features: 'plans.form.features',
  features_ar: 'plans.form.featuresAr',
  highlight: 'plans.form.highlight',
  badge: 'plans.form.badge',
  badge_ar: 'plans.form.badgeAr',
  logo: 'plans.form.logo',
  logo_alt: 'plans.form.logoAlt',
  logo_alt_ar: 'plans.form.logoAltAr',
  button_url: 'plans.form.buttonUrl',
  sort_order: 'plans.form.sortOrder',
} as const;

const label = (name: keyof typeof planLabels) => <FormattedMessage id={planLabels[name]} />;

/** Renders the fields of a plan, English first; side by side if there is room. */
export function PlanFields() {
  return (
    <>
      <FormSection title={<FormattedMessage id="plans.form.texts" />}>
        <LanguageField name="name" language="en" required autoFocus label={label('name')} />
        <LanguageField name="name_ar" language="ar" label={label('name_ar')} helperText={englishInstead} />
        <FeatureFields />
        <LanguageField name="badge" language="en" label={label('badge')} helperText={badgeHint} />
        <LanguageField name="badge_ar" language="ar" label={label('badge_ar')} />
      </FormSection>
      <FormSection title={<FormattedMessage id="plans.form.cost" />}>
        <CostFields />
      </FormSection>
      <FormSection title={<FormattedMessage id="plans.form.place" />}>
        <PlaceFields />
      </FormSection>
      <FormSection title={<FormattedMessage id="plans.form.links" />}>
        <LinkFields />
      </FormSection>
    </>
  );
}

const englishInstead = <FormattedMessage id="plans.form.arabicHint" />;
const badgeHint = <FormattedMessage id="plans.form.badgeHint" />;

function FeatureFields() {
  const { values } = useFormikContext<PlanFormValues>();
  const count = readFeatures(values.features)?.length ?? 0;
  const arabicCount = readFeatures(values.features_ar)?.length ?? 0;
  const isUneven = arabicCount > 0 && arabicCount !== count;

  return (
    <>
      <LanguageField
        name="features"
        language="en"
        required
        multiline
        minRows={4}
        label={label('features')}
        helperText={<FormattedMessage id="plans.form.featuresHint" values={{ count }} />}
      />
      <LanguageField
        name="features_ar"
        language="ar"
        multiline
        minRows={4}
        label={label('features_ar')}
        helperText={
          <FormattedMessage
            id={isUneven ? 'plans.form.featuresUneven' : 'plans.form.featuresArHint'}
            values={{ count, arabicCount }}
          />
        }
      />
    </>
  );
}

function CostFields() {
  const intl = useIntl();
  const { values } = useFormikContext<PlanFormValues>();
  const currencies = CURRENCIES.map((code) => ({
    value: code,
    label: `${code} · ${intl.formatDisplayName(code, { type: 'currency' }) ?? ''}`,
  }));

  return (
    <>
      <NumberField name="price" required min={0} step={stepOf(values.currency)} label={label('price')} />
      <SelectField name="currency" required options={currencies} label={label('currency')} />
      <SuggestField
        name="period"
        required
        suggestions={CYCLES}
        label={label('period')}
        helperText={<FormattedMessage id="plans.form.periodHint" />}
      />
      <LanguageField
        name="period_ar"
        language="ar"
        hasFallback={false}
        label={label('period_ar')}
        helperText={<FormattedMessage id="plans.form.periodArHint" />}
      />
    </>
  );
}

/** Returns the smallest unit of a currency: 0.01 for most (SPEC), 0.001 for the Kuwaiti dinar, 1 for the yen. */
function stepOf(currency: string): string {
  const places = exponentOf(currency);

  return places === 0 ? '1' : `0.${'1'.padStart(places, '0')}`;
}

function PlaceFields() {
  return (
    <>
      <SuggestField
        name="category"
        required
        suggestions={CATEGORIES}
        label={label('category')}
        helperText={<FormattedMessage id="plans.form.categoryHint" />}
      />
      <NumberField
        name="sort_order"
        step="1"
        label={label('sort_order')}
        helperText={<FormattedMessage id="plans.form.sortOrderHint" />}
      />
      <WholeRow>
        <SwitchField name="highlight" label={label('highlight')} />
      </WholeRow>
    </>
  );
}

const latin = { htmlInput: { dir: 'ltr' } };

function LinkFields() {
  return (
    <>
      <TextField
        name="button_url"
        slotProps={latin}
        label={label('button_url')}
        helperText={<FormattedMessage id="plans.form.buttonUrlHint" />}
      />
      <TextField
        name="logo"
        slotProps={latin}
        label={label('logo')}
        helperText={<FormattedMessage id="plans.form.logoHint" />}
      />
      <LanguageField name="logo_alt" language="en" label={label('logo_alt')} />
      <LanguageField name="logo_alt_ar" language="ar" label={label('logo_alt_ar')} />
    </>
  );
}
