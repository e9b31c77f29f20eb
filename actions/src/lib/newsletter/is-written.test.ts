import { describe, expect, it } from 'vitest';
import { NOTHING_WRITTEN, SOMETHING_WRITTEN } from '#rules/newsletters/written-cases.ts';
import { isWritten } from './is-written.ts';

describe('isWritten', () => {
  it.each(NOTHING_WRITTEN)('finds nothing that mails show in %j', (html) => {
    expect(isWritten(html)).toBe(false);
  });

  it.each(SOMETHING_WRITTEN)('finds what mails show in %j', (html) => {
    expect(isWritten(html)).toBe(true);
  });
});
