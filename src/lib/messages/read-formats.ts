import { nextTask } from '#src/lib/loading/next-task.ts';
import type { FormatLocale } from '../../config/locale.ts';

/**
 * Makes the browser load its list of locales for numbers and dates before the page is drawn, in two tasks. The first use
 * of each format loads its list; during the page's first render that was the page's longest task.
 */
export async function readFormats(locale: FormatLocale): Promise<void> {
  await nextTask();
  Intl.NumberFormat.supportedLocalesOf(locale);
  await nextTask();
  Intl.DateTimeFormat.supportedLocalesOf(locale);
}
