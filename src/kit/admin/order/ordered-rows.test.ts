import { describe, expect, it } from 'vitest';
import { peersOf, withMoved } from './ordered-rows.ts';

const rows = [
  { id: 'a', group: 'one' },
  { id: 'b', group: 'two' },
  { id: 'c', group: 'one' },
  { id: 'd', group: 'one' },
];
const names = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('');
const within = ({ group }: { group: string }) => group;

describe('the rows among which a row can be moved', () => {
  it('are all rows, or only those of its group where rows have groups', () => {
    expect(names(peersOf(rows, rows[0]!, undefined))).toBe('abcd');
    expect(names(peersOf(rows, rows[0]!, within))).toBe('acd');
    expect(names(peersOf(rows, rows[1]!, within))).toBe('b');
  });
});

describe('the rows a, b, c and d after one of them was moved', () => {
  it.each([
    ['a', 2, 'bcad'],
    ['d', 0, 'dabc'],
    ['b', 1, 'abcd'],
  ])('begin in the order abcd; with %s moved to index %i, they have the order %s', (id, to, expected) => {
    expect(names(withMoved(rows, { id, to }, undefined))).toBe(expected);
  });

  it('keep the rows of a different group in their places', () => {
    expect(names(withMoved(rows, { id: 'd', to: 0 }, within))).toBe('dbac');
    expect(names(withMoved(rows, { id: 'a', to: 2 }, within))).toBe('cbda');
  });

  it('are unchanged where the row to move does not exist', () => {
    expect(withMoved(rows, { id: 'x', to: 0 }, undefined)).toBe(rows);
  });
});
