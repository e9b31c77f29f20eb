import { describe, expect, it } from 'vitest';
import { inOrder } from './backup-tables.ts';

const table = (name: string, ...refersTo: string[]) => ({ name, columns: ['id'], refersTo });

describe('inOrder, the order of tables in a backup', () => {
  it('puts a table behind the tables that its foreign keys refer to', () => {
    const sorted = inOrder([table('a', 'b'), table('b', 'c', 'elsewhere'), table('c')]);

    expect(sorted.map(({ name }) => name)).toEqual(['c', 'b', 'a']);
  });

  it('puts tables whose foreign keys refer to each other in a circle last', () => {
    const sorted = inOrder([table('a', 'b'), table('b', 'a'), table('c')]);

    expect(sorted.map(({ name }) => name)).toEqual(['c', 'a', 'b']);
  });
});
