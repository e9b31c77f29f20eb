import type { Locale } from '#actions/config/locale.ts';
import type { Recipient } from '#actions/lib/newsletter/placeholders.ts';

/** Recipient whose data previews and test mails show. */
export const SAMPLE_READER: Record<Locale, Recipient> = {
  en: { first_name: 'Salma', last_name: 'Hassan', email: 'salma@example.com' },
  ar: { first_name: 'سلمى', last_name: 'حسن', email: 'salma@example.com' },
};
