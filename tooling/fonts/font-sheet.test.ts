import { expect, it } from 'vitest';
import { familiesCss } from './font-sheet.ts';

it("the fonts' style sheet uses the system's font for visitors who save data, in right-to-left pages too", () => {
  const rules = familiesCss();

  expect(rules).toMatch(/:root\[data-saves-data\] \{\s*--font-family: system-ui, sans-serif;\s*\}$/);
  expect(rules.indexOf('[data-saves-data]')).toBeGreaterThan(rules.indexOf("[dir='rtl']"));
});
