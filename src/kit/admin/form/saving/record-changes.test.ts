import { describe, expect, it } from 'vitest';
import { changedColumns, conflictingColumns, isSame, rebase, unchangedSince } from './record-changes.ts';

describe('the changes of a record', () => {
  it('are the columns that differ; null equals undefined, and one moment in two notations is equal', () => {
    const loaded = { content: 'One', link_url: null, starts_at: '2026-11-22T10:00:00+00:00', tags: ['a'] };
    const same = { content: 'One', link_url: undefined, starts_at: '2026-11-22T10:00:00.000Z', tags: ['a'] };

    expect(changedColumns(loaded, same)).toEqual([]);
    expect(changedColumns(loaded, { ...same, content: 'Two', tags: ['a', 'b'] })).toEqual([
      'content',
      'tags',
    ]);
  });

  it('include texts that only look like one moment or number, such as "2026" and "2026-01-01"', () => {
    expect(isSame('2026', '2026-01-01')).toBe(false);
    expect(isSame('1', '1.0')).toBe(false);
  });

  it('are saved on condition that the columns still have their loaded values', () => {
    const loaded = { id: 'n1', content: 'One', link_url: null, severity: 'info' };

    expect(unchangedSince(loaded, ['content', 'link_url'])).toEqual({
      id: { _eq: 'n1' },
      content: { _eq: 'One' },
      link_url: { _is_null: true },
    });
  });

  it('conflict only in columns that two people changed to different values', () => {
    const loaded = { content: 'One', severity: 'info', link_url: null };
    const mine = { content: 'Mine', severity: 'warning', link_url: null };
    const theirs = { content: 'Theirs', severity: 'warning', link_url: '/vps' };

    expect(conflictingColumns(loaded, mine, theirs, ['content', 'severity'])).toEqual(['content']);
  });

  it('are applied to the newer record, with the chosen value where both people changed a column', () => {
    const values = {
      loaded: { content: 'One', severity: 'info', link_url: '' },
      mine: { content: 'Mine', severity: 'warning', link_url: '' },
      theirs: { content: 'Theirs', severity: 'info', link_url: '/vps' },
    };

    expect(rebase(values, [])).toEqual({ content: 'Mine', severity: 'warning', link_url: '/vps' });
    expect(rebase(values, ['content'])).toEqual({ content: 'Theirs', severity: 'warning', link_url: '/vps' });
  });
});
