import { describe, expect, it } from 'vitest';
import { numbersAfterMove } from './numbers-after-move.ts';

describe('numbersAfterMove', () => {
  it('gives the same numbers to other entries, and touches none beyond the way of the move', () => {
    expect(numbersAfterMove([[1], [11], [12], [101]], 2, 1)).toEqual([[1], [12], [11], [101]]);
    expect(numbersAfterMove([[1], [11], [12], [101]], 0, 2)).toEqual([[12], [1], [11], [101]]);
  });

  it('tells equal numbers apart, upwards', () => {
    expect(numbersAfterMove([[0], [0], [0]], 2, 0)).toEqual([[1], [2], [0]]);
    expect(numbersAfterMove([[5], [5], [6], [9]], 1, 0)).toEqual([[6], [5], [7], [9]]);
  });

  it('changes nothing where nothing moves', () => {
    expect(numbersAfterMove([[3], [7]], 1, 1)).toEqual([[3], [7]]);
  });

  it('moves all entries of a row set, and puts none of another set between them', () => {
    expect(numbersAfterMove([[1, 11], [2], [3, 12]], 2, 0)).toEqual([[3, 11], [12], [1, 2]]);
  });
});
