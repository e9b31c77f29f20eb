import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { IN_TURN } from '#tests/support/in-turn.ts';

it('the test files that npm test takes in turn exist, and are listed once each', () => {
  const files = Object.values(IN_TURN).flat(2);

  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(new Set(files).size).toBe(files.length);
});
