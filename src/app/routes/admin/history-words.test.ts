import { describe, expect, it } from 'vitest';
import type { HistoryWords } from '#src/features/history/admin/history-words.ts';
import { historyWords } from './history-words.ts';

describe('the words that the history shows for tables and columns', () => {
  it('do not compile if a table or a column has none', () => {
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
