import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { leanPackages } from './lean-packages.ts';

it('the build gives texts the formatters that the site names, and no others', () => {
  const { transform } = leanPackages() as unknown as {
    transform: { handler: (code: string) => { code: string } };
  };
  const formattersOf = (code: string) =>
    [...code.matchAll(/(format\w+): format\w+\.bind\(/g)].map(([, name]) => name);
  const code = readFileSync('node_modules/@formatjs/intl/index.js', 'utf8');

  const lean = transform.handler(code).code;
  const kept = formattersOf(lean);

  expect(formattersOf(code)).toEqual(expect.arrayContaining(['formatRelativeTime', 'formatDuration']));
  expect(kept).toEqual(expect.arrayContaining(['formatMessage', 'formatNumber', 'formatDateToParts']));
  expect(kept).not.toEqual(expect.arrayContaining(['formatRelativeTime', 'formatDuration']));
  expect(code).toMatch(/getDurationFormat: memoize|Please consider/);
  expect(lean).not.toMatch(/getDurationFormat: memoize|Please consider/);
  expect(lean).toContain('getListFormat: memoize');
});
