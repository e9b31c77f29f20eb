import { FormattedMessage, useIntl } from 'react-intl';
import { FormSection, WholeRow } from '#src/kit/admin/form/form-section.tsx';
import { LanguageField } from '#src/kit/admin/form/language-field.tsx';
import { SelectField } from '#src/kit/forms/select-field.tsx';
import { TextField } from '#src/kit/forms/text-field.tsx';
import { CATEGORIES } from './link-form.schema.ts';

/** Labels of the fields, used by the form and by the dialog that compares two people's changes. */
export const linkLabels = {
  label: 'footerLinks.form.label',
  label_ar: 'footerLinks.form.labelAr',
  url: 'footerLinks.form.url',
  category: 'footerLinks.form.category',
  sort_order: 'footerLinks.form.sortOrder',
} as const;

/** Names of the groups, as in the site's footer. */
export const categoryNames = { Services: 'footerLinks.services', Company: 'footerLinks.company' } as const;

/** Renders the fields of a footer link, English first. */
export function LinkFields() {
  const intl = useIntl();

  return (
    <FormSection>
      <LanguageField
        name="label"
        language="en"
        required
        autoFocus
        label={<FormattedMessage id="footerLinks.form.label" />}
      />
      <LanguageField
        name="label_ar"
        language="ar"
        label={<FormattedMessage id="footerLinks.form.labelAr" />}
        helperText={<FormattedMessage id="footerLinks.form.labelArHint" />}
      />
      <WholeRow>
        <TextField
          name="url"
          type="url"
          required
          slotProps={{ htmlInput: { dir: 'ltr' } }}
          label={<FormattedMessage id="footerLinks.form.url" />}
          helperText={<FormattedMessage id="footerLinks.form.urlHint" />}
        />
      </WholeRow>
      <SelectField
        name="category"
        required
        options={CATEGORIES.map((value) => ({
          value,
          label: intl.formatMessage({ id: categoryNames[value] }),
        }))}
        label={<FormattedMessage id="footerLinks.form.category" />}
      />
      <TextField
        name="sort_order"
        required
        slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'numeric' } }}
        label={<FormattedMessage id="footerLinks.form.sortOrder" />}
        helperText={<FormattedMessage id="footerLinks.form.sortOrderHint" />}
      />
    </FormSection>
  );
}
