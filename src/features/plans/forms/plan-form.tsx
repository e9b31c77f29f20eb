import { useFormikContext } from 'formik';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIsArabicSought } from '#src/kit/admin/arabic/use-sought-arabic.ts';
import { Fields } from '#src/kit/admin/form/fields.tsx';
import { FoldedSection } from '#src/kit/admin/form/folded-section.tsx';
import { FormSection, WholeRow } from '#src/kit/admin/form/form-section.tsx';
import { SelectField } from '#src/kit/forms/select-field.tsx';
import { useLiveQuery } from '#src/kit/admin/live/use-live-query.ts';
import { AddedTexts } from '#src/lib/messages/added-texts.tsx';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import { ownZone } from '#src/lib/messages/time-zone.ts';
import { CURRENCIES } from '#rules/money/currencies.ts';
import { planFields, type PlanFormValues } from '../plan-fields.ts';
import { PlanKinds, PlanKindsChanged } from '../admin/plan-documents.ts';
import { PlanPreview } from '../admin/plan-preview.tsx';
import { isCycle } from '../offers.ts';
import { ArabicFeatures } from './arabic-features.tsx';
import { FeatureListProvider, useFeatureList } from './feature-list-context.tsx';
import { untranslated } from './feature-rows.ts';
import { FeaturesField } from './features-field.tsx';
import { formTexts } from './form-texts.ts';
import { PeriodField } from './period-field.tsx';

const { labels } = planFields;

/** Texts with an Arabic counterpart, besides the features. */
const TEXTS = ['name', 'period', 'badge', 'logo_alt'] as const;
const OPTIONAL = [
  ...(['badge', 'renewal_price', 'setup_fee', 'money_back_days', 'support_minutes'] as const),
  ...(['button_url', 'logo', 'logo_alt'] as const),
];

/** Renders the fields of a plan; Arabic texts and optional fields are folded. */
function PlanForm() {
  return (
    <FeatureListProvider>
      <FormSection title={<FormattedMessage id="plans.form.texts" />}>
        <Fields of={planFields} names={['name']} language="en" focus="name" />
        <CategoryField />
        <FeaturesField />
      </FormSection>
      <FormSection title={<FormattedMessage id="plans.form.cost" />}>
        <Fields of={planFields} names={['price']} />
        <CurrencyField />
        <PeriodField />
      </FormSection>
      <FormSection title={<FormattedMessage id="plans.form.place" />}>
        <Fields of={planFields} names={['sort_order']} />
        <WholeRow>
          <Fields of={planFields} names={['highlight']} />
        </WholeRow>
      </FormSection>
      <FormSection title={<FormattedMessage id="plans.form.showing" values={{ zone: ownZone() }} />}>
        <Fields of={planFields} names={['shown_from', 'is_shown']} />
      </FormSection>
      <ArabicSection />
      <OptionalSection />
    </FeatureListProvider>
  );
}

/** What the form has besides its fields. */
export const planForm = {
  Fields: () => (
    <AddedTexts texts={formTexts}>
      <PlanForm />
    </AddedTexts>
  ),
  Preview: (props: { values: PlanFormValues }) => (
    <AddedTexts texts={formTexts}>
      <PlanPreview {...props} />
    </AddedTexts>
  ),
};

function ArabicSection() {
  const { values } = useFormikContext<PlanFormValues>();
  const { list } = useFeatureList();
  const isSought = useIsArabicSought();
  const texts = TEXTS.filter((name) => name !== 'period' || !isCycle(values.period));
  const missing = texts.filter((name) => values[name] !== '' && values[`${name}_ar`] === '');
  const count = missing.length + untranslated(list);
  // A new plan has nothing yet that could be missing in Arabic.
  const isBlank = values.features === '' && texts.every((name) => name === 'period' || values[name] === '');

  return (
    <FoldedSection
      title={<FormattedMessage id="plans.form.arabic" />}
      gaps={!isBlank && <FormattedMessage id="plans.form.missing" values={{ count }} />}
      names={['features_ar', ...texts.map((name) => `${name}_ar`)]}
      isOpenAtFirst={isSought}
    >
      <Fields of={planFields} names={texts} language="ar" />
      <ArabicFeatures />
    </FoldedSection>
  );
}

function OptionalSection() {
  const { values } = useFormikContext<PlanFormValues>();
  const count = OPTIONAL.filter((name) => values[name] === '').length;

  return (
    <FoldedSection
      title={<FormattedMessage id="plans.form.optional" />}
      gaps={<FormattedMessage id="plans.form.empty" values={{ count }} />}
      names={OPTIONAL}
    >
      <Fields of={planFields} names={OPTIONAL} language="en" />
    </FoldedSection>
  );
}

/** Chooses among the kinds of hosting, hidden ones too. */
function CategoryField() {
  const { locale } = useLocale();
  const { data } = useLiveQuery(PlanKinds, {}, PlanKindsChanged);
  const { values } = useFormikContext<PlanFormValues>();
  const kinds = (data?.hosting_kinds ?? []).map(({ slug, name, name_ar }) => ({
    value: slug,
    label: (locale === 'ar' && name_ar) || name,
  }));
  // Until the kinds are known, the plan's own is the only one.
  const isKnown = values.category === '' || kinds.some(({ value }) => value === values.category);

  return (
    <SelectField
      name="category"
      required
      options={isKnown ? kinds : [{ value: values.category, label: values.category }, ...kinds]}
      label={<FormattedMessage id={labels.category} />}
      helperText={<FormattedMessage id="plans.form.categoryHint" />}
    />
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
