import { describe, expect, it, vi } from 'vitest';
import { dropDraftsOf } from '#src/lib/storage/drafts-of-person.ts';
import { DRAFTS_MAX_LENGTH, dropStoredDraft, readStoredDraft, storeDraft } from './stored-drafts.ts';

const draftOf = (text: string) => ({ loaded: null, values: { text } });
const day = (number: number) => new Date(Date.UTC(2026, 10, number));
const isKept = (key: string, now = day(1)) => readStoredDraft(key, now) !== null;

describe('drafts in the browser', () => {
  it('are read with the moment at which they were kept, until they are dropped', () => {
    expect(storeDraft('a1 notices n1', draftOf('typed'), day(1))).toBe(true);

    expect(readStoredDraft('a1 notices n1', day(2))).toEqual({
      ...draftOf('typed'),
      at: '2026-11-01T00:00:00.000Z',
    });
    dropStoredDraft('a1 notices n1');
    expect(isKept('a1 notices n1')).toBe(false);
  });

  it('are at most ten, of which the oldest make room', () => {
    for (let at = 1; at <= 11; at += 1) storeDraft(`a1 notices n${at}`, draftOf('typed'), day(at));

    const kept = Array.from({ length: 11 }, (_, at) => isKept(`a1 notices n${at + 1}`, day(11)));

    expect(kept).toEqual([false, ...Array.from({ length: 10 }, () => true)]);
  });

  it('have together at most two million characters', () => {
    const half = 'x'.repeat(DRAFTS_MAX_LENGTH / 2 - 100);
    for (const at of [1, 2, 3]) storeDraft(`a1 notices n${at}`, draftOf(half), day(at));

    expect([1, 2, 3].map((at) => isKept(`a1 notices n${at}`, day(3)))).toEqual([false, true, true]);
    expect(storeDraft('a1 notices n2', draftOf(half + half + half), day(4))).toBe(false);
    expect(isKept('a1 notices n2', day(4))).toBe(false);
  });

  it('are forgotten after thirty days', () => {
    storeDraft('a1 notices n1', draftOf('typed'), day(1));

    expect(isKept('a1 notices n1', day(30))).toBe(true);
    expect(isKept('a1 notices n1', day(31))).toBe(false);
  });

  it('belong to a person, and can be deleted for that person', () => {
    storeDraft('a1 notices n1', draftOf('typed'), day(1));
    storeDraft('a10 notices n1', draftOf('typed'), day(1));

    dropDraftsOf('a1');

    expect([isKept('a1 notices n1'), isKept('a10 notices n1')]).toEqual([false, true]);
  });

  it('are none where the storage is full, or holds something else', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(storeDraft('a1 notices n1', draftOf('typed'))).toBe(false);
    vi.unstubAllGlobals();

    for (const text of [
      '',
      'null',
      '[]',
      '{"at":"never","loaded":null,"values":{}}',
      '{"at":"2026-11-01"}',
    ]) {
      localStorage.setItem('draft a1 notices n1', text);
      expect([text, isKept('a1 notices n1')]).toEqual([text, false]);
    }
  });
});
