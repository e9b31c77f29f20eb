import { useFormikContext } from 'formik';
import { FormattedMessage, useIntl } from 'react-intl';
import { Fields } from '#src/kit/admin/form/fields.tsx';
import { FormSection, WholeRow } from '#src/kit/admin/form/form-section.tsx';
import { LanguageField } from '#src/kit/admin/form/language-field.tsx';
import { SelectField } from '#src/kit/forms/select-field.tsx';
import { CURRENCIES } from '#src/lib/money/currencies.ts';
import { planFields, type PlanFormValues } from '../plan-fields.ts';
import { readFeatures } from './feature-text.ts';
import { PlanPreview } from '../admin/plan-preview.tsx';

const { labels } = planFields;

/** Renders the fields of a plan, English first; side by side if there is room. */
function PlanForm() {
  return (
    <>
      <FormSection title={<FormattedMessage id="plans.form.texts" />}>
        <Fields of={planFields} names={['name']} focus="name" />
        <FeatureFields />
        <Fields of={planFields} names={['badge']} />
      </FormSection>
      <FormSection title={<FormattedMessage id="plans.form.cost" />}>
        <Fields of={planFields} names={['price']} />
        <CurrencyField />
        <Fields of={planFields} names={['period']} />
      </FormSection>
      <FormSection title={<FormattedMessage id="plans.form.terms" />}>
        <Fields
          of={planFields}
          names={['renewal_price', 'setup_fee', 'money_back_days', 'support_minutes']}
        />
      </FormSection>
      <FormSection title={<FormattedMessage id="plans.form.place" />}>
        <Fields of={planFields} names={['category', 'sort_order']} />
        <WholeRow>
          <Fields of={planFields} names={['highlight']} />
        </WholeRow>
      </FormSection>
      <FormSection title={<FormattedMessage id="plans.form.links" />}>
        <Fields of={planFields} names={['button_url', 'logo', 'logo_alt']} />
      </FormSection>
    </>
  );
}

/** What the form has besides its fields. */
export const planForm = { Fields: PlanForm, Preview: PlanPreview };

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
        label={<FormattedMessage id={labels.features} />}
        helperText={<FormattedMessage id="plans.form.featuresHint" values={{ count }} />}
      />
      <LanguageField
        name="features_ar"
        language="ar"
        multiline
        minRows={4}
        label={<FormattedMessage id={labels.features_ar} />}
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

function CurrencyField() {
  const intl = useIntl();
  const options = CURRENCIES.map((code) => ({
    value: code,
    label: `${code} · ${intl.formatDisplayName(code, { type: 'currency' }) ?? ''}`,
  }));

  return (
    <SelectField
      name="currency"
      required
      options={options}
      label={<FormattedMessage id={labels.currency} />}
    />
  );
}
