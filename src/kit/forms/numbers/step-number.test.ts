import { expect, it } from 'vitest';
import { stepNumber } from './step-number.ts';

it.each([
  ['', '0.01', 1, '0.01'],
  ['9.99', '0.01', 1, '10.00'],
  ['0.1', '0.01', 2, '0.12'],
  ['7.350', '0.001', -1, '7.349'],
  ['٩٫٥', '0.01', 1, '9.51'],
  ['41', '1', 1, '42'],
  ['-3', '1', 1, '-2'],
  ['-0.5', '0.1', 1, '-0.4'],
  ['nine', '1', 1, 'nine'],
])('stepNumber turns "%s", by the step %s, taken %i times, into "%s"', (text, step, steps, next) => {
  expect(stepNumber(text, step, steps)).toBe(next);
});

it('stepNumber does not go below the given minimum', () => {
  expect(stepNumber('0.00', '0.01', -1, 0)).toBe('0.00');
});
