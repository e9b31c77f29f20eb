import { describe, expect, it } from 'vitest';
import { checkPasswordPolicy } from './password-policy.ts';

const person = { username: 'salma', email: 'salma@example.com' };

describe('checkPasswordPolicy', () => {
  it('accepts every password if the realm has no policy', () => {
    expect(checkPasswordPolicy(undefined, 'x', person)).toBeUndefined();
  });

  it.each([
    ['length(6)', 'abcde', 'invalidPasswordMinLengthMessage'],
    ['maxLength(3)', 'abcd', 'invalidPasswordMaxLengthMessage'],
    ['length(3) and digits(1)', 'abcd', 'invalidPasswordMinDigitsMessage'],
    ['upperCase(1)', 'abcd', 'invalidPasswordMinUpperCaseCharsMessage'],
    ['lowerCase(1)', 'ABCD', 'invalidPasswordMinLowerCaseCharsMessage'],
    ['specialChars(1)', 'abcd1', 'invalidPasswordMinSpecialCharsMessage'],
    ['notUsername', 'SALMA', 'invalidPasswordNotUsernameMessage'],
    ['notEmail(undefined)', 'Salma@example.com', 'invalidPasswordNotEmailMessage'],
  ])('refuses a password that breaks %s', (policy, password, key) => {
    expect(checkPasswordPolicy(policy, password, person)?.key).toBe(key);
  });

  it('accepts a password that keeps every rule of the policy', () => {
    expect(checkPasswordPolicy('length(6) and digits(1) and notEmail', 'abcdef1', person)).toBeUndefined();
  });

  it('refuses a policy that contains a rule it does not know', () => {
    expect(() => checkPasswordPolicy('passwordHistory(3)', 'x', person)).toThrow('"passwordHistory(3)"');
  });
});
