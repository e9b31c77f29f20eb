import { describe, expect, it } from 'vitest';
import { looksLikeSuppressionList } from './looks-like-suppression-list.ts';

const NOBODY = { rows: 4, leaving: 0 };

describe('looksLikeSuppressionList', () => {
  it.each<[string, Parameters<typeof looksLikeSuppressionList>]>([
    ['the column UNSUB_TIME of Mailchimp', [['Email Address', 'UNSUB_TIME'], 'list.csv', NOBODY]],
    ['the column CLEAN_TIME of Mailchimp', [['Email Address', 'CLEAN_TIME'], 'list.csv', NOBODY]],
    ['its file name', [['email'], 'cleaned_members_export_1.csv', NOBODY]],
    ['its file name in Arabic', [['email'], 'ملغى الاشتراك.csv', NOBODY]],
    ['half of its rows being unsubscribed', [['email', 'status'], 'list.csv', { rows: 4, leaving: 2 }]],
  ])('recognizes a list of unsubscribed people by %s', (_by, given) => {
    expect(looksLikeSuppressionList(...given)).toBe(true);
  });

  it.each<[string, Parameters<typeof looksLikeSuppressionList>]>([
    ['one of four rows unsubscribed', [['email', 'status'], 'subscribers.csv', { rows: 4, leaving: 1 }]],
    ['no rows', [['email', 'status'], 'list.csv', { rows: 0, leaving: 0 }]],
  ])('takes a file with %s for an ordinary contact list', (_with, given) => {
    expect(looksLikeSuppressionList(...given)).toBe(false);
  });
});
