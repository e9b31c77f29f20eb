import { describe, expect, it } from 'vitest';
import type { HistoryWords } from '#src/features/history/admin/history-words.ts';
import { historyWords } from './history-words.ts';

describe('the words of the history', () => {
  it('do not compile without words for a table or a column', () => {
    const { newsletters, ...others } = historyWords;
    const { subject, ...labels } = newsletters.labels;

    const faulty: HistoryWords[] = [
      // @ts-expect-error The newsletters are missing.
      others,
      // @ts-expect-error The newsletters' subject is missing.
      { ...others, newsletters: { labels } },
    ];

    expect(faulty).toHaveLength(2);
    expect(subject).toBe('newsletters.form.subject');
  });
});
