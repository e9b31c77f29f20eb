import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { describePages } from '../../src/app/describe-pages.ts';
import { BROWSER_ONLY } from './browser-only.ts';

it('BROWSER_ONLY lists only modules that exist', () => {
  expect(BROWSER_ONLY.filter((file) => !existsSync(file))).toEqual([]);
});

it('BROWSER_ONLY lists no module of a page that the web server renders', () => {
  const drawn = describePages().flatMap(({ modules }) => modules?.[0] ?? []);

  expect(drawn.length).toBeGreaterThan(5);
  expect(drawn.filter((file) => BROWSER_ONLY.includes(file))).toEqual([]);
});
