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

describe('the peers of a row', () => {
  it('are all rows, or those of its group', () => {
    expect(names(peersOf(rows, rows[0]!, undefined))).toBe('abcd');
    expect(names(peersOf(rows, rows[0]!, within))).toBe('acd');
    expect(names(peersOf(rows, rows[1]!, within))).toBe('b');
  });
});

describe('rows with one moved', () => {
  it.each([
    ['a', 2, 'bcad'],
    ['d', 0, 'dabc'],
    ['b', 1, 'abcd'],
  ])('%s to %i gives %s', (id, to, expected) => {
    expect(names(withMoved(rows, { id, to }, undefined))).toBe(expected);
  });

  it('leave the rows of another group where they are', () => {
    expect(names(withMoved(rows, { id: 'd', to: 0 }, within))).toBe('dbac');
    expect(names(withMoved(rows, { id: 'a', to: 2 }, within))).toBe('cbda');
  });

  it('are as they were when the row has gone meanwhile', () => {
    expect(withMoved(rows, { id: 'x', to: 0 }, undefined)).toBe(rows);
  });
});
