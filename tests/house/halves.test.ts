import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { HALVES } from '#tests/support/halves.ts';

it('the test files that npm test divides into halves exist, and are listed once each', () => {
  const files = Object.values(HALVES).flat(2);

  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(new Set(files).size).toBe(files.length);
});
