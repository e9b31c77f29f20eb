import { describe, expect, it } from 'vitest';
import { looksLikeSuppressionList } from './looks-like-suppression-list.ts';

const NOBODY = { rows: 4, leaving: 0 };

describe('looksLikeSuppressionList', () => {
  it.each<[string, Parameters<typeof looksLikeSuppressionList>]>([
    ['a column of Mailchimp', [['Email Address', 'UNSUB_TIME'], 'list.csv', NOBODY]],
    ['another column of Mailchimp', [['Email Address', 'CLEAN_TIME'], 'list.csv', NOBODY]],
    ['its name', [['email'], 'cleaned_members_export_1.csv', NOBODY]],
    ['its name in Arabic', [['email'], 'ملغى الاشتراك.csv', NOBODY]],
    ['half of its rows', [['email', 'status'], 'list.csv', { rows: 4, leaving: 2 }]],
  ])('knows a list by %s', (_by, given) => {
    expect(looksLikeSuppressionList(...given)).toBe(true);
  });

  it.each<[string, Parameters<typeof looksLikeSuppressionList>]>([
    ['few rows that left', [['email', 'status'], 'subscribers.csv', { rows: 4, leaving: 1 }]],
    ['no rows', [['email', 'status'], 'list.csv', { rows: 0, leaving: 0 }]],
  ])('takes a list with %s for an ordinary one', (_with, given) => {
    expect(looksLikeSuppressionList(...given)).toBe(false);
  });
});
