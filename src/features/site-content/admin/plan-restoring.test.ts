import { describe, expect, it } from 'vitest';
import { makeAdminPiece } from '#src/testing/make-pieces.ts';
import { ORIGINALS } from '#rules/site-content/originals.ts';
import type { AdminPiece } from '../piece-documents.generated.ts';
import { planRestoringOf, planRestoringParts } from './plan-restoring.ts';

const rowOf = (original: string, changes: object = {}) =>
  makeAdminPiece({
    ...ORIGINALS.find((piece) => piece.original === original),
    ...changes,
  }) as AdminPiece;
const untouched = ORIGINALS.filter(({ part }) => part === 'faq').map(({ original }) => rowOf(original));
const added = makeAdminPiece({ id: 'own', sort_order: 9 }) as AdminPiece;

const read = (rows: readonly AdminPiece[]) =>
  planRestoringParts(['faq'], rows).map(({ before, after }) => [
    before?.id ?? null,
    after.id,
    after.is_shown,
  ]);

describe('planRestoringOf', () => {
  it('brings back the words of a piece, but neither its place nor whether it is shown', () => {
    const row = rowOf('uptime', { title: 'Changed?', text_ar: null, sort_order: 40, is_shown: false });

    const [change, ...others] = planRestoringOf(row);

    expect(others).toEqual([]);
    expect(change?.before).toMatchObject({ title: 'Changed?', text_ar: null, sort_order: 40 });
    expect(change?.after).toMatchObject({
      ...{ id: row.id, title: 'What does your uptime guarantee cover?', sort_order: 40, is_shown: false },
    });
  });

  it('demands that all words still are as they were read, and lets others move or hide the piece', () => {
    const compared = planRestoringOf(rowOf('uptime', { title: 'Changed?' }))[0]?.compared;

    expect(compared).toEqual(expect.arrayContaining(['title', 'title_ar', 'text', 'text_ar', 'source_date']));
    expect(compared).not.toContain('sort_order');
    expect(compared).not.toContain('is_shown');
  });

  it.each([
    ['that has its words, elsewhere in the list', rowOf('uptime', { sort_order: 7 })],
    ['that a person added', added],
  ])('has nothing to write for a piece %s', (_name, row) => {
    expect(planRestoringOf(row)).toEqual([]);
  });
});

describe('planRestoringParts', () => {
  it('has nothing to write for a part as it came', () => {
    expect(planRestoringParts(['faq'], untouched)).toEqual([]);
  });

  it('brings back words, order and what was hidden or deleted, and hides what people added', () => {
    const [deleted, changed, hidden, ...others] = untouched as [AdminPiece, AdminPiece, AdminPiece];

    const changes = read([
      { ...changed, title: 'Changed?', sort_order: 12 },
      { ...hidden, is_shown: false },
      ...others,
      added,
    ]);

    expect(changes).toEqual([
      [null, deleted.id, true],
      [changed.id, changed.id, true],
      [hidden.id, hidden.id, true],
      ['own', 'own', false],
    ]);
  });

  it('changes nothing of an added piece but that it is shown, and demands nothing else', () => {
    const [change] = planRestoringParts(['faq'], [...untouched, added]);

    expect(change).toMatchObject({
      before: { id: 'own', is_shown: true },
      after: { id: 'own', is_shown: false },
      compared: ['is_shown'],
    });
  });

  it('writes an original piece that has another id where it is', () => {
    const rows = untouched.map((row, at) => (at === 0 ? { ...row, id: 'other', title: 'Changed?' } : row));

    expect(read(rows)).toEqual([['other', 'other', true]]);
  });
});
