import { FormattedMessage } from 'react-intl';
import { FormSection, WholeRow } from '#src/kit/admin/form/form-section.tsx';
import { LanguageField } from '#src/kit/admin/form/language-field.tsx';
import { TextField } from '#src/kit/forms/text-field.tsx';

/** Labels of the fields, in the form and in the comparison of two people's changes. */
export const partnerLabels = {
  label: 'footerLinks.form.label',
  label_ar: 'footerLinks.form.labelAr',
  url: 'footerLinks.form.url',
} as const;

export function PartnerFields() {
  return (
    <FormSection>
      <LanguageField name="label" language="en" label={<FormattedMessage id={partnerLabels.label} />} />
      <LanguageField name="label_ar" language="ar" label={<FormattedMessage id={partnerLabels.label_ar} />} />
      <WholeRow>
        <TextField name="url" type="url" label={<FormattedMessage id={partnerLabels.url} />} />
      </WholeRow>
    </FormSection>
  );
}
