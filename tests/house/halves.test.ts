import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { HALVES } from '#tests/support/halves.ts';

it('The halves that npm test takes in turn name files that there are, each once.', () => {
  const files = Object.values(HALVES).flat(2);

  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(new Set(files).size).toBe(files.length);
});
