import { FormattedMessage, useIntl } from 'react-intl';
import { FormSection } from '#src/kit/admin/form/form-section.tsx';
import { LanguageField } from '#src/kit/admin/form/language-field.tsx';
import { SelectField } from '#src/kit/forms/select-field.tsx';
import { HtmlField } from './html-field.tsx';
import { STATUSES, TEMPLATE_NAMES } from './newsletter-form.schema.ts';

/** Labels of the fields, used by the form and by the dialog that compares two people's changes. */
export const newsletterLabels = {
  subject: 'newsletters.form.subject',
  subject_ar: 'newsletters.form.subjectAr',
  content: 'newsletters.form.content',
  content_ar: 'newsletters.form.contentAr',
  template_name: 'newsletters.form.template',
  status: 'newsletters.form.status',
} as const;

export const newsletterWords = {
  template_name: {
    Basic: 'newsletters.template.Basic',
    Promotional: 'newsletters.template.Promotional',
    Minimalist: 'newsletters.template.Minimalist',
    Modern: 'newsletters.template.Modern',
  },
  status: { draft: 'newsletters.status.draft', sent: 'newsletters.status.sent' },
} as const;

/** Renders the fields of a newsletter, English first; both languages side by side if there is room. */
export function NewsletterFields() {
  return (
    <FormSection>
      <LanguageField
        name="subject"
        language="en"
        required
        autoFocus
        label={<FormattedMessage id={newsletterLabels.subject} />}
      />
      <LanguageField
        name="subject_ar"
        language="ar"
        hasFallback={false}
        label={<FormattedMessage id={newsletterLabels.subject_ar} />}
        helperText={<FormattedMessage id="newsletters.form.arabicHint" />}
      />
      <Content />
      <Choices />
    </FormSection>
  );
}

function Content() {
  return (
    <>
      <HtmlField name="content" language="en" required label={newsletterLabels.content} />
      <HtmlField name="content_ar" language="ar" label={newsletterLabels.content_ar} />
    </>
  );
}

function Choices() {
  const intl = useIntl();
  const templates = TEMPLATE_NAMES.map((value) => ({
    value,
    label: intl.formatMessage({ id: newsletterWords.template_name[value] }),
  }));
  const statuses = STATUSES.map((value) => ({
    value,
    label: intl.formatMessage({ id: newsletterWords.status[value] }),
  }));

  return (
    <>
      <SelectField
        name="template_name"
        options={templates}
        label={<FormattedMessage id={newsletterLabels.template_name} />}
      />
      <SelectField
        name="status"
        options={statuses}
        label={<FormattedMessage id={newsletterLabels.status} />}
        helperText={<FormattedMessage id="newsletters.form.statusHint" />}
      />
    </>
  );
}
