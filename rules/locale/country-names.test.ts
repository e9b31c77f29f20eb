import { expect, it } from 'vitest';
import ar from './countries-ar.json' with { type: 'json' };
import en from './countries-en.json' with { type: 'json' };

it('both languages name the same countries, from one version of CLDR', () => {
  expect(Object.keys(ar.names)).toEqual(Object.keys(en.names));
  expect(ar.cldr).toBe(en.cldr);
});

it.each([
  ['PS', 'Palestine', 'فلسطين'],
  ['TR', 'Türkiye', 'تركيا'],
  ['HK', 'Hong Kong', 'هونغ كونغ'],
])('%s is %s and %s', (code, english, arabic) => {
  expect([en.names, ar.names].map((names) => (names as Record<string, string>)[code])).toEqual([
    english,
    arabic,
  ]);
});
