import { describe, expect, it } from 'vitest';
import { familyNumbersAfterMove } from './numbers-after-move.ts';

describe('familyNumbersAfterMove', () => {
  it('gives the same numbers to other entries, and touches none beyond the way of the move', () => {
    expect(familyNumbersAfterMove([[1], [11], [12], [101]], 2, 1)).toEqual([[1], [12], [11], [101]]);
    expect(familyNumbersAfterMove([[1], [11], [12], [101]], 0, 2)).toEqual([[12], [1], [11], [101]]);
  });

  it('tells equal numbers apart, upwards', () => {
    expect(familyNumbersAfterMove([[0], [0], [0]], 2, 0)).toEqual([[1], [2], [0]]);
    expect(familyNumbersAfterMove([[5], [5], [6], [9]], 1, 0)).toEqual([[6], [5], [7], [9]]);
  });

  it('changes nothing where nothing moves', () => {
    expect(familyNumbersAfterMove([[3], [7]], 1, 1)).toEqual([[3], [7]]);
  });

  it('moves all entries of a family, and lets none of another stand between them', () => {
    expect(familyNumbersAfterMove([[1, 11], [2], [3, 12]], 2, 0)).toEqual([[3, 11], [12], [1, 2]]);
  });
});
