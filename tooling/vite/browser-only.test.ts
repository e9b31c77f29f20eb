import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { describePages } from '../../src/app/describe-pages.ts';
import { BROWSER_ONLY } from './browser-only.ts';

it('names only modules that exist', () => {
  expect(BROWSER_ONLY.filter((file) => !existsSync(file))).toEqual([]);
});

it('names the module of no page that the web server draws', () => {
  const drawn = describePages().flatMap(({ modules }) => modules?.[0] ?? []);

  expect(drawn.length).toBeGreaterThan(5);
  expect(drawn.filter((file) => BROWSER_ONLY.includes(file))).toEqual([]);
});
