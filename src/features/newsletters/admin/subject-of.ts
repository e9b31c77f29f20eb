import type { Locale } from '#src/config/locale.ts';
import { isolateVariables } from '#src/kit/admin/values/isolate-variables.ts';

/** Returns a newsletter's subject in the page's language, else in English, its variables isolated. */
export function subjectOf(
  { subject, subject_ar }: { subject: string; subject_ar?: string | null },
  locale: Locale,
): string {
  return isolateVariables((locale === 'ar' && subject_ar) || subject);
}
