import { describe, expect, it } from 'vitest';
import { createPersistedQueries, sha256 } from './persisted-queries.ts';

const bounds = { maxBytes: 100_000, maxEntries: 10, maxTextLength: 1_000 };

describe('createPersistedQueries', () => {
  it('finds the text of a query by its hash once it was registered', () => {
    const queries = createPersistedQueries();
    queries.keep(sha256('{ a }'), '{ a }', 'one');

    expect(queries.find(sha256('{ a }'))).toBe('{ a }');
    expect(queries.find(sha256('{ b }'))).toBeUndefined();
  });

  it("lets the many queries of one network displace only that network's queries", () => {
    const queries = createPersistedQueries(bounds);
    for (const hash of ['a', 'b', 'c']) queries.keep(hash, hash, 'friend');
    for (let index = 0; index < 1_000; index += 1) queries.keep(`x${index}`, 'x', 'stranger');

    expect(['a', 'b', 'c'].map(queries.find)).toEqual(['a', 'b', 'c']);
    expect(queries.find('x999')).toBe('x');
    expect(queries.find('x992')).toBeUndefined();
  });

  it('drops the query that was not used for the longest time once the byte limit is exceeded', () => {
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

  it('does not store a query that is longer than the limit', () => {
    const queries = createPersistedQueries(bounds);
    queries.keep('a', 'x'.repeat(1_001), 'one');

    expect(queries.find('a')).toBeUndefined();
  });
});
