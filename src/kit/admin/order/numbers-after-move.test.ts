import { describe, expect, it } from 'vitest';
import { numbersAfterMove } from './numbers-after-move.ts';

describe('numbersAfterMove', () => {
  it('reassigns only the sort numbers of the entries between the old and the new place', () => {
    expect(numbersAfterMove([[1], [11], [12], [101]], 2, 1)).toEqual([[1], [12], [11], [101]]);
    expect(numbersAfterMove([[1], [11], [12], [101]], 0, 2)).toEqual([[12], [1], [11], [101]]);
  });

  it('makes equal sort numbers differ by raising them', () => {
    expect(numbersAfterMove([[0], [0], [0]], 2, 0)).toEqual([[1], [2], [0]]);
    expect(numbersAfterMove([[5], [5], [6], [9]], 1, 0)).toEqual([[6], [5], [7], [9]]);
  });

  it('changes no sort number where an entry moves to its own place', () => {
    expect(numbersAfterMove([[3], [7]], 1, 1)).toEqual([[3], [7]]);
  });

  it('moves all sort numbers of a row set together, with none of a different set between them', () => {
    expect(numbersAfterMove([[1, 11], [2], [3, 12]], 2, 0)).toEqual([[3, 11], [12], [1, 2]]);
  });
});
