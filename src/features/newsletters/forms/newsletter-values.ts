import type { AdminNewsletter } from '../admin/newsletter-documents.ts';
import { STATUSES, TEMPLATE_NAMES, type NewsletterFormValues } from './newsletter-form.schema.ts';

/** Returns the values of a new newsletter (SPEC section 5). */
export function newNewsletter(): NewsletterFormValues {
  return {
    subject: '',
    subject_ar: '',
    content: '',
    content_ar: '',
    template_name: 'Basic',
    status: 'draft',
  };
}

export function toValues(newsletter: AdminNewsletter): NewsletterFormValues {
  const { subject, subject_ar, content, content_ar, template_name, status } = newsletter;

  return {
    subject,
    subject_ar: subject_ar ?? '',
    content,
    content_ar: content_ar ?? '',
    template_name: TEMPLATE_NAMES.find((known) => known === template_name) ?? 'Basic',
    status: STATUSES.find((known) => known === status) ?? 'draft',
  };
}

/** Returns the values of a copy; it is a draft, even if the original was sent. */
export function toCopy(newsletter: AdminNewsletter): NewsletterFormValues {
  return { ...toValues(newsletter), status: 'draft' };
}

/** Converts the form's values to columns; empty Arabic texts become null. */
export function toColumns({ subject_ar, content_ar, ...rest }: NewsletterFormValues) {
  return { ...rest, subject_ar: subject_ar || null, content_ar: content_ar || null };
}
