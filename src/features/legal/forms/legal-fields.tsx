import { FormattedMessage } from 'react-intl';
import { FormSection } from '#src/kit/admin/form/form-section.tsx';
import { LanguageField } from '#src/kit/admin/form/language-field.tsx';

const BODY_ROWS = { multiline: true, minRows: 12, maxRows: 24 } as const;

/** Labels of the fields, used by the form and by the dialog that compares two people's changes. */
export const legalLabels = {
  title: 'legal.form.title',
  title_ar: 'legal.form.titleAr',
  body: 'legal.form.body',
  body_ar: 'legal.form.bodyAr',
} as const;

/** Renders title and text in both languages, English first. */
export function LegalFields() {
  return (
    <FormSection>
      <LanguageField
        name="title"
        language="en"
        required
        label={<FormattedMessage id={legalLabels.title} />}
      />
      <LanguageField
        name="title_ar"
        language="ar"
        label={<FormattedMessage id={legalLabels.title_ar} />}
        helperText={<FormattedMessage id="legal.form.arabicHint" />}
      />
      <LanguageField
        name="body"
        language="en"
        required
        {...BODY_ROWS}
        label={<FormattedMessage id={legalLabels.body} />}
        helperText={<FormattedMessage id="legal.form.bodyHint" />}
      />
      <LanguageField
        name="body_ar"
        language="ar"
        {...BODY_ROWS}
        label={<FormattedMessage id={legalLabels.body_ar} />}
        helperText={<FormattedMessage id="legal.form.arabicHint" />}
      />
    </FormSection>
  );
}
