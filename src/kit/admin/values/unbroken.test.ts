import { expect, it } from 'vitest';
import { unbroken } from './unbroken.ts';

it.each(['Nov 30, 2026, 9:28 PM', '30 نوفمبر 2026، 9:28 م'])('%s breaks before its time alone', (moment) => {
  expect(unbroken(moment).split(' ')).toHaveLength(2);
  expect(unbroken(moment).replaceAll('\u00a0', ' ')).toBe(moment);
});
