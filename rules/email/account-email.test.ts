import { expect, it } from 'vitest';
import { accountEmailFault, toAccountEmail } from './account-email.ts';

it.each([
  ['salma@example.test', undefined],
  [" O'Brien@Example.test ", undefined],
  ['salma@مثال.إختبار', undefined],
  ['سلمى@example.test', 'local-part'],
  ['josé@example.test', 'local-part'],
  ['o’brien@example.test', 'local-part'],
  ['\u{1f600}@example.test', 'local-part'],
  ['josé..b@example.test', 'local-part'],
  ['first..last@example.test', 'invalid'],
  ['.first@example.test', 'invalid'],
  ['first.@example.test', 'invalid'],
  ['salma', 'invalid'],
])('accountEmailFault finds for the email of an account %j: %s', (email, fault) => {
  expect(accountEmailFault(email)).toBe(fault);
});

it('toAccountEmail has the domain in ASCII and no capitals', () => {
  expect(toAccountEmail(' Salma@مثال.إختبار ')).toBe('salma@xn--mgbh0fb.xn--kgbechtv');
});
