import { nextTask } from '#src/lib/loading/next-task.ts';
import type { FormatLocale } from '../../config/locale.ts';

/**
 * Has the browser read the list of languages that it can format numbers and dates in, before the page is drawn. Whoever
 * formats first pays for it, and the page's first draw did both in one go: it was its longest task.
 */
export async function readFormats(locale: FormatLocale): Promise<void> {
  await nextTask();
  Intl.NumberFormat.supportedLocalesOf(locale);
  await nextTask();
  Intl.DateTimeFormat.supportedLocalesOf(locale);
}
