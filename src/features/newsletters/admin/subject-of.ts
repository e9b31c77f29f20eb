import type { Locale } from '#src/config/locale.ts';

/** Returns a newsletter's subject in the page's language, else in English. */
export function subjectOf(
  { subject, subject_ar }: { subject: string; subject_ar?: string | null },
  locale: Locale,
): string {
  return (locale === 'ar' && subject_ar) || subject;
}
