import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DOMAIN_CASES } from '../../rules/domains/domain-cases.ts';

it('docs/use/domain-names.md lists the names that the tests put to the domain search', () => {
  const rows = readFileSync('docs/use/domain-names.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')))
    .map((cells) => [cells[1]?.replace('{ZWNJ}', '\u200c').replace('{ZWJ}', '\u200d'), cells.at(-2)]);

  expect(rows).toEqual(DOMAIN_CASES.map(([name, domain]) => [name, domain ?? 'no']));
});
