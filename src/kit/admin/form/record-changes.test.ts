import { describe, expect, it } from 'vitest';
import { changedColumns, conflictingColumns, isSame, rebase, unchangedSince } from './record-changes.ts';

describe('the changes of a record', () => {
  it('are the columns that differ, however a moment or nothing is written', () => {
    const loaded = { content: 'One', link_url: null, starts_at: '2026-11-22T10:00:00+00:00', tags: ['a'] };
    const same = { content: 'One', link_url: undefined, starts_at: '2026-11-22T10:00:00.000Z', tags: ['a'] };

    expect(changedColumns(loaded, same)).toEqual([]);
    expect(changedColumns(loaded, { ...same, content: 'Two', tags: ['a', 'b'] })).toEqual([
      'content',
      'tags',
    ]);
  });

  it('take no two texts for one moment by chance', () => {
    expect(isSame('2026', '2026-01-01')).toBe(false);
    expect(isSame('1', '1.0')).toBe(false);
  });

  it('are saved only on what was loaded', () => {
    const loaded = { id: 'n1', content: 'One', link_url: null, severity: 'info' };

    expect(unchangedSince(loaded, ['content', 'link_url'])).toEqual({
      id: { _eq: 'n1' },
      content: { _eq: 'One' },
      link_url: { _is_null: true },
    });
  });

  it('conflict where both changed one field to different things, and nowhere else', () => {
    const loaded = { content: 'One', severity: 'info', link_url: null };
    const mine = { content: 'Mine', severity: 'warning', link_url: null };
    const theirs = { content: 'Theirs', severity: 'warning', link_url: '/vps' };

    expect(conflictingColumns(loaded, mine, theirs, ['content', 'severity'])).toEqual(['content']);
  });

  it('go on upon the newer record, with the side that was chosen', () => {
    const values = {
      loaded: { content: 'One', severity: 'info', link_url: '' },
      mine: { content: 'Mine', severity: 'warning', link_url: '' },
      theirs: { content: 'Theirs', severity: 'info', link_url: '/vps' },
    };

    expect(rebase(values, [])).toEqual({ content: 'Mine', severity: 'warning', link_url: '/vps' });
    expect(rebase(values, ['content'])).toEqual({ content: 'Theirs', severity: 'warning', link_url: '/vps' });
  });
});
