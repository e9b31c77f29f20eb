import { describe, expect, it } from 'vitest';
import {
  listOf,
  textsOf,
  untranslated,
  withArabic,
  withLeft,
  withMovedFeature,
  withTyped,
} from './feature-rows.ts';
import { readFeatures } from './feature-text.ts';

const EMPTY = listOf('', '');
const english = (list: ReturnType<typeof listOf>) => list.rows.map(({ en }) => en);

describe('features in the form of a plan', () => {
  it.each([
    ['a, b, c', ['a', 'b'], ' c'],
    ['a، b،', ['a', 'b'], ''],
    ['a\nb\n', ['a', 'b'], ''],
    ['"1 TB, then slower", b', ['1 TB, then slower'], ' b'],
    ['"1 TB, then', [], '"1 TB, then'],
    ['19" rack, b', ['19" rack'], ' b'],
    [' , ,', [], ''],
    ['🚀 fast, "x, y",', ['🚀 fast', 'x, y'], ''],
  ])('are split from the typed or pasted text %j, up to an unfinished last one', (text, features, left) => {
    const list = withTyped(EMPTY, text);

    expect([english(list), list.rest]).toEqual([features, left]);
  });

  it('include the text that is still in the input field when the plan is saved', () => {
    const list = withTyped(EMPTY, 'a, "b, c');
    expect(readFeatures(textsOf(list).features)).toBeNull();

    const closed = withTyped(list, '"b, c"');
    expect(readFeatures(textsOf(closed).features)).toEqual(['a', 'b, c']);
    expect(english(withLeft(closed))).toEqual(['a', 'b, c']);
  });

  it('keep their Arabic texts when they move', () => {
    const list = withMovedFeature(listOf('a, b, c', 'أ، ب، ج'), 0, 2);

    expect(textsOf(list)).toEqual({ features: 'b, c, a', features_ar: 'ب، ج، أ' });
  });

  it('are kept in English within the Arabic list until they are translated, and count as untranslated', () => {
    const list = listOf('a, b, c', 'أ، b، ج');
    expect(untranslated(list)).toBe(1);
    expect(textsOf(list).features_ar).toBe('أ، b، ج');
    expect(textsOf(listOf('a, b', '')).features_ar).toBe('');
  });

  it('take a pasted Arabic list from the given row on, without its surplus entries', () => {
    const list = withArabic(listOf('a, b, c', ''), 1, 'ب، ج، د');

    expect(list.rows.map(({ ar }) => ar)).toEqual(['', 'ب', 'ج']);
  });
});
