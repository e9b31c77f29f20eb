import { describe, expect, it } from 'vitest';
import { greetingName, MADE_ADMINISTRATOR } from './made-administrator.ts';

describe('greetingName', () => {
  it('returns no name for the administrator that the product created itself', () => {
    expect(greetingName(MADE_ADMINISTRATOR)).toBe('');
  });

  it('returns the first name that a person has chosen', () => {
    expect(greetingName({ firstName: 'Site', lastName: 'Haddad' })).toBe('Site');
    expect(greetingName({ firstName: 'سلمى', lastName: 'Administrator' })).toBe('سلمى');
  });
});
