import { describe, expect, it } from 'vitest';
import { timeLimitOf } from './limits.ts';

describe('timeLimitOf', () => {
  const rules = { strangerRole: 'anonymous', strangerTimeoutMs: 2_000, statementTimeoutMs: 30_000 };

  it.each([
    ['a session with the admin secret', 'anonymous', true, rules, Infinity],
    ['a role that has signed in', 'user', false, rules, 30_000],
    ['a stranger', 'anonymous', false, rules, 2_000],
    ['a stranger with less than others', 'anonymous', false, { ...rules, statementTimeoutMs: 1_000 }, 1_000],
  ])('returns the milliseconds in the database of %s', (_, role, isTrusted, given, limitMs) => {
    expect(timeLimitOf({ isTrusted, role }, given)).toBe(limitMs);
  });
});
