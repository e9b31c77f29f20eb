import { describe, expect, it } from 'vitest';
import { NOTHING_WRITTEN, SOMETHING_WRITTEN } from '#rules/newsletters/written-cases.ts';
import { isWritten } from './is-written.ts';

describe('isWritten', () => {
  it.each(NOTHING_WRITTEN)('is false for a content of which mails show nothing: %j', (html) => {
    expect(isWritten(html)).toBe(false);
  });

  it.each(SOMETHING_WRITTEN)('is true for a content of which mails show something: %j', (html) => {
    expect(isWritten(html)).toBe(true);
  });
});
