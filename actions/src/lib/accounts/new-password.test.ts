import { describe, expect, it } from 'vitest';
import { checkNewPassword } from './new-password.ts';

describe('checkNewPassword', () => {
  it.each([
    ['short', 'Password must be at least 6 characters long.'],
    ['x'.repeat(1_025), 'Password must be at most 1024 characters long.'],
    ['      ', 'Password must have characters other than blanks.'],
    ['\t\n \r\t ', 'Password must have characters other than blanks.'],
  ])('refuses %j and says what is wrong with it', (password, message) => {
    expect(() => checkNewPassword(password, 6)).toThrow(message);
  });

  it.each(['a     ', '\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0'])('accepts %j, as Keycloak does', (password) => {
    expect(() => checkNewPassword(password, 6)).not.toThrow();
  });
});
