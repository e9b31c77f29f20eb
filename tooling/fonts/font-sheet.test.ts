import { expect, it } from 'vitest';
import { familiesCss } from './font-sheet.ts';

it('a document for visitors who save data names no font that would be loaded, in either direction', () => {
  const rules = familiesCss();

  expect(rules).toMatch(/:root\[data-saves-data\] \{\s*--font-family: system-ui, sans-serif;\s*\}$/);
  expect(rules.indexOf('[data-saves-data]')).toBeGreaterThan(rules.indexOf("[dir='rtl']"));
});
