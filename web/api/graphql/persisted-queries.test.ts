import { describe, expect, it } from 'vitest';
import { createPersistedQueries, sha256 } from './persisted-queries.ts';

const bounds = { maxBytes: 100_000, maxEntries: 10, maxTextLength: 1_000 };

describe('createPersistedQueries', () => {
  it('finds what was kept', () => {
    const queries = createPersistedQueries();
    queries.keep(sha256('{ a }'), '{ a }', 'one');

    expect(queries.find(sha256('{ a }'))).toBe('{ a }');
    expect(queries.find(sha256('{ b }'))).toBeUndefined();
  });

  it("lets one stranger's endless queries push out no query of others", () => {
    const queries = createPersistedQueries(bounds);
    for (const hash of ['a', 'b', 'c']) queries.keep(hash, hash, 'friend');
    for (let index = 0; index < 1_000; index += 1) queries.keep(`x${index}`, 'x', 'stranger');

    expect(['a', 'b', 'c'].map(queries.find)).toEqual(['a', 'b', 'c']);
    expect(queries.find('x999')).toBe('x');
    expect(queries.find('x992')).toBeUndefined();
  });

  it('counts bytes as well as entries, and drops what was not used for longest', () => {
    const queries = createPersistedQueries({ ...bounds, maxBytes: 3 * (2 * 900 + 256) });
    const text = 'x'.repeat(900);
    for (const hash of ['a', 'b', 'c']) queries.keep(hash, text, 'one');
    queries.find('a');
    queries.keep('d', text, 'one');

    expect(['a', 'b', 'c', 'd'].map((hash) => queries.find(hash) !== undefined)).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });

  it('keeps no text that is too long', () => {
    const queries = createPersistedQueries(bounds);
    queries.keep('a', 'x'.repeat(1_001), 'one');

    expect(queries.find('a')).toBeUndefined();
  });
});
