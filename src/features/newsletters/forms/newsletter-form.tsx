import { Fields } from '#src/kit/admin/form/fields.tsx';
import { FormSection } from '#src/kit/admin/form/form-section.tsx';
import { newsletterFields } from '../newsletter-fields.ts';
import { HtmlField } from './html-field.tsx';

const { labels } = newsletterFields;

/** Renders the fields of a newsletter, English first; both languages side by side if there is room. */
export function NewsletterForm() {
  return (
    <FormSection>
      <Fields of={newsletterFields} names={['subject']} focus="subject" />
      <HtmlField name="content" language="en" required label={labels.content} />
      <HtmlField name="content_ar" language="ar" label={labels.content_ar} />
      <Fields of={newsletterFields} names={['template_name', 'status']} />
    </FormSection>
  );
}
