import { expect, it } from 'vitest';
import { checkPasswordPolicy } from './password-policy.ts';

it.each([
  [undefined, 'x', undefined],
  ['length(6)', 'abcdef', undefined],
  ['length(6)', 'abcde', 'invalidPasswordMinLengthMessage'],
])('with the policy %s answers the password %s with %s', (policy, password, key) => {
  expect(checkPasswordPolicy(policy, password)?.key).toBe(key);
});

it('refuses a policy that it does not know', () => {
  expect(() => checkPasswordPolicy('length(6) and digits(1)', 'abcdef1')).toThrow('digits(1)');
});
