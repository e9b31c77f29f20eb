import { expect, it } from 'vitest';
import { familiesCss, stillSheet } from './font-sheet.ts';

it("the fonts' style sheet uses the system's font for visitors who save data, in right-to-left pages too", () => {
  const rules = familiesCss();

  expect(rules).toMatch(/:root\[data-saves-data\] \{\s*--font-family: system-ui, sans-serif;\s*\}$/);
  expect(rules.indexOf('[data-saves-data]')).toBeGreaterThan(rules.indexOf("[dir='rtl']"));
});

it('the fonts of long texts never come late, but where the system has no Arabic letters at all', () => {
  const sheet = stillSheet();

  expect(sheet.match(/font-display: \w+/g)).toEqual(
    Array.from({ length: 3 }, () => 'font-display: optional'),
  );
  expect(sheet).toMatch(
    /\[dir='rtl'\] \{\s*--font-still: 'IBM Plex Sans Arabic Still', .*, 'IBM Plex Sans Arabic', system-ui/,
  );
});
