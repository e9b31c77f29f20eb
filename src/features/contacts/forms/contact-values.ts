import { LOCALES } from '#src/config/locale.ts';
import type { AdminContact } from '../admin/contact-documents.ts';
import { toStoredEmail } from '../stored-email.ts';
import type { ContactFormValues } from './contact-form.schema.ts';

export function newContact(): ContactFormValues {
  return { email: '', first_name: '', last_name: '', locale: 'en' };
}

export function toValues({ email, first_name, last_name, locale }: AdminContact): ContactFormValues {
  return {
    email,
    first_name: first_name ?? '',
    last_name: last_name ?? '',
    locale: LOCALES.find((known) => known === locale) ?? 'en',
  };
}

/** Converts the form's values to columns; an empty name becomes null, an international domain ASCII. */
export function toColumns({ email, first_name, last_name, locale }: ContactFormValues) {
  return {
    email: toStoredEmail(email),
    first_name: first_name || null,
    last_name: last_name || null,
    locale,
  };
}
