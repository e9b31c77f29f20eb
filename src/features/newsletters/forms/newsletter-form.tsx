import { Fields } from '#src/kit/admin/form/fields.tsx';
import { FormSection } from '#src/kit/admin/form/form-section.tsx';
import { newsletterFields, type NewsletterFormValues } from '../newsletter-fields.ts';
import { ComposerLayout } from './composer-layout.tsx';
import { HtmlField } from './html-field.tsx';
import { LineField } from './line-field.tsx';
import { MoreFields } from './more-fields.tsx';
import { askAboutDispatch } from '../admin/sending/ask-about-dispatch.ts';
import { NewsletterPreview } from '../admin/preview/newsletter-preview.tsx';
import type { AdminNewsletter } from '../newsletter-documents.generated.ts';

const { labels } = newsletterFields;

/** Renders the fields of a newsletter, English first; both languages side by side if there is room. */
function NewsletterForm() {
  return (
    <FormSection>
      <LineField name="subject" language="en" autoFocus />
      <LineField name="subject" language="ar" />
      <LineField name="preheader" language="en" />
      <LineField name="preheader" language="ar" />
      <HtmlField name="content" language="en" required label={labels.content} />
      <HtmlField name="content_ar" language="ar" label={labels.content_ar} />
      <Fields of={newsletterFields} names={['template_name']} />
      <MoreFields>
        <Fields of={newsletterFields} names={['status']} />
      </MoreFields>
    </FormSection>
  );
}

/** What the form has besides its fields. */
export const newsletterForm = {
  Fields: NewsletterForm,
  Preview: NewsletterPreview,
  Layout: ComposerLayout,
  beforeSave: askAboutDispatch,
  toCopy: (row: AdminNewsletter): NewsletterFormValues => ({
    ...newsletterFields.toValues(row),
    status: 'draft',
  }),
};
