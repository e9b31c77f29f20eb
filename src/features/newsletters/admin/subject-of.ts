import type { Locale } from '#src/config/locale.ts';

/** What a newsletter is called, in the language of the page where it has that. */
export function subjectOf(
  { subject, subject_ar }: { subject: string; subject_ar?: string | null },
  locale: Locale,
): string {
  return (locale === 'ar' && subject_ar) || subject;
}
