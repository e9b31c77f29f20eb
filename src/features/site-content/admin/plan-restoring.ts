import type { RowWrite } from '#src/kit/admin/form/saving/write-rows.ts';
import { ORIGINALS, type OriginalPiece, type Part } from '#rules/site-content/originals.ts';
import type { AdminPiece } from '../piece-documents.generated.ts';

/** Columns of a piece that can be brought back. */
const WORDS = [
  ...(['title', 'title_ar', 'text', 'text_ar', 'picture', 'value', 'value_ar'] as const),
  ...(['source', 'source_ar', 'source_date'] as const),
] as const;
const COLUMNS = [...WORDS, 'sort_order', 'is_shown'] as const;

type Columns = Pick<AdminPiece, (typeof COLUMNS)[number]> & {
  id: string;
  part: string;
  kind_id: string | null;
  original: string | null;
};

/** Change that brings a piece back: it is made, or changed only if it still is as it was read. */
export type Restoring = RowWrite & { after: Columns };

/** Returns what brings back the words that one piece came with; nothing if it has them. */
export function planRestoringOf(row: AdminPiece): Restoring[] {
  const original = ORIGINALS.find((piece) => isSame(row, piece));
  const { id, sort_order, is_shown } = row;

  return original ? changeOf(row, { ...toColumns(original), id, sort_order, is_shown }, WORDS) : [];
}

/**
 * Returns what brings parts back to what they came with: their words, their order, what was deleted or hidden. Pieces
 * that people added are hidden, and stay in the list.
 */
export function planRestoringParts(parts: readonly Part[], rows: readonly AdminPiece[]): Restoring[] {
  const originals = ORIGINALS.filter(({ part }) => parts.includes(part)).flatMap((original) => {
    const row = rows.find((candidate) => isSame(candidate, original));
    const { id } = row ?? original;
    return changeOf(row, { ...toColumns(original), id }, COLUMNS);
  });
  const added = rows
    .filter(({ original }) => !original)
    .flatMap((row) => changeOf(row, { ...columnsOf(row), is_shown: false }, ['is_shown']));

  return [...originals, ...added];
}

/** Returns the change of a piece, which `compared` must not have changed meanwhile; none if nothing differs. */
function changeOf(
  row: AdminPiece | undefined,
  after: Columns,
  compared: readonly (typeof COLUMNS)[number][],
): Restoring[] {
  const before = row ? columnsOf(row) : null;
  if (before && COLUMNS.every((column) => before[column] === after[column])) return [];

  return [{ keys: [after.id], before, after, compared }];
}

const isSame = (row: AdminPiece, { part, original }: OriginalPiece) =>
  row.part === part && row.original === original;

function toColumns(original: OriginalPiece): Columns {
  return { ...original, source: null, source_ar: null, source_date: null, is_shown: true };
}

/** Returns the columns that are compared and written, without what else the list reads; what is missing is null. */
function columnsOf(row: AdminPiece): Columns {
  const {
    id,
    part,
    kind_id = null,
    original = null,
    title,
    title_ar = null,
    text = null,
    text_ar = null,
  } = row;
  const { picture = null, value = null, value_ar = null, sort_order, is_shown } = row;
  const { source = null, source_ar = null, source_date = null } = row;

  return {
    ...{ id, part, kind_id, original, title, title_ar, text, text_ar, picture, value, value_ar },
    ...{ source, source_ar, source_date, sort_order, is_shown },
  };
}
