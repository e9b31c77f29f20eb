import { describe, expect, it } from 'vitest';
import { readState, stateOfColumn } from './read-state.ts';

describe('readState', () => {
  it.each<[string, ReturnType<typeof readState>]>([
    ['', null],
    [' Enabled ', null],
    ['active', null],
    ['1', null],
    ['blocklisted', 'unsubscribed'],
    ['Unsubscribed', 'unsubscribed'],
    ['opted-out', 'unsubscribed'],
    ['complained', 'unsubscribed'],
    ['2', 'unsubscribed'],
    ['4', 'unsubscribed'],
    ['غير مشترك', 'unsubscribed'],
    ['unreachable', 'bounced'],
    ['cleaned', 'bounced'],
    ['Hard bounce', 'bounced'],
    ['3', 'bounced'],
    ['gone fishing', undefined],
    ['constructor', undefined],
  ])('reads %j', (cell, state) => {
    expect(readState(cell, null)).toBe(state);
  });

  it('takes a time for a state where the column holds times of those who left', () => {
    expect(readState('2025-03-01 10:00:00', stateOfColumn('UNSUB_TIME'))).toBe('unsubscribed');
    expect(readState('2025-03-01 10:00:00', stateOfColumn('CLEAN_TIME'))).toBe('bounced');
    expect(readState('', stateOfColumn('UNSUB_TIME'))).toBe(null);
    expect(stateOfColumn('status')).toBe(null);
  });
});
