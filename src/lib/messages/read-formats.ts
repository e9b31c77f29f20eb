import { nextTask } from '#src/lib/loading/next-task.ts';
import type { FormatLocale } from './locale.ts';

/** What a public page formats by. */
const FORMATS: readonly { supportedLocalesOf: (locale: FormatLocale) => string[] }[] = [
  Intl.NumberFormat,
  Intl.DateTimeFormat,
  Intl.PluralRules,
];

/**
 * Has the browser read what it knows of languages before the page is drawn, one kind of format a task. The first use of a
 * kind reads it for all of them, and the page's first draw met that twice in one go: it was its longest task.
 */
export async function readFormats(locale: FormatLocale): Promise<void> {
  for (const Format of FORMATS) {
    await nextTask();
    Format.supportedLocalesOf(locale);
  }
}
