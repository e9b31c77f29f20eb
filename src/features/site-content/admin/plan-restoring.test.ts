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

describe('planRestoringOf', () => {
  it('brings back the words of a piece, but neither its place nor whether it is shown', () => {
    const row = rowOf('uptime', { title: 'Changed?', text_ar: null, sort_order: 40, is_shown: false });

    const { objects, undo } = planRestoringOf(row);

    expect(objects).toEqual([
      expect.objectContaining({
        ...{ id: row.id, title: 'What does your uptime guarantee cover?', sort_order: 40, is_shown: false },
      }),
    ]);
    expect(undo).toEqual({
      objects: [expect.objectContaining({ title: 'Changed?', text_ar: null })],
      removed: [],
    });
  });

  it.each([
    ['that has its words, elsewhere in the list', rowOf('uptime', { sort_order: 7 })],
    ['that a person added', added],
  ])('has nothing to write for a piece %s', (_name, row) => {
    expect(planRestoringOf(row).objects).toEqual([]);
  });
});

describe('planRestoringParts', () => {
  it('has nothing to write for a part as it came', () => {
    expect(planRestoringParts(['faq'], untouched).objects).toEqual([]);
  });

  it('brings back words, order and what was hidden or deleted, and hides what people added', () => {
    const [deleted, changed, hidden, ...others] = untouched as [AdminPiece, AdminPiece, AdminPiece];
    const rows = [
      { ...changed, title: 'Changed?', sort_order: 12 },
      { ...hidden, is_shown: false },
      ...others,
      added,
    ];

    const { objects, undo } = planRestoringParts(['faq'], rows);

    expect(
      objects.map(({ id, title, sort_order, is_shown }) => ({ id, title, sort_order, is_shown })),
    ).toEqual([
      { id: deleted.id, title: deleted.title, sort_order: 1, is_shown: true },
      { id: changed.id, title: changed.title, sort_order: 2, is_shown: true },
      { id: hidden.id, title: hidden.title, sort_order: 3, is_shown: true },
      { id: 'own', title: added.title, sort_order: 9, is_shown: false },
    ]);
    expect(undo.removed).toEqual([deleted.id]);
    expect(undo.objects.map(({ id, title }) => [id, title])).toEqual([
      [changed.id, 'Changed?'],
      [hidden.id, hidden.title],
      ['own', added.title],
    ]);
  });

  it('writes an original piece that has another id where it is', () => {
    const rows = untouched.map((row, at) => (at === 0 ? { ...row, id: 'other', title: 'Changed?' } : row));

    expect(planRestoringParts(['faq'], rows).objects.map(({ id }) => id)).toEqual(['other']);
  });
});
