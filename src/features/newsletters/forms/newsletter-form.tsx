import { Fields } from '#src/kit/admin/form/fields.tsx';
import { FormSection } from '#src/kit/admin/form/form-section.tsx';
import { newsletterFields, type NewsletterFormValues } from '../newsletter-fields.ts';
import { HtmlField } from './html-field.tsx';
import { NewsletterPreview } from '../admin/newsletter-preview.tsx';
import type { AdminNewsletter } from '../newsletter-documents.generated.ts';

const { labels } = newsletterFields;

/** Renders the fields of a newsletter, English first; both languages side by side if there is room. */
function NewsletterForm() {
  return (
    <FormSection>
      <Fields of={newsletterFields} names={['subject']} focus="subject" />
      <HtmlField name="content" language="en" required label={labels.content} />
      <HtmlField name="content_ar" language="ar" label={labels.content_ar} />
      <Fields of={newsletterFields} names={['template_name', 'status']} />
    </FormSection>
  );
}

/** What the form has besides its fields. */
export const newsletterForm = {
  Fields: NewsletterForm,
  Preview: NewsletterPreview,
  toCopy: (row: AdminNewsletter): NewsletterFormValues => ({
    ...newsletterFields.toValues(row),
    status: 'draft',
  }),
};
