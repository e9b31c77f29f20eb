import { ORIGINALS, type OriginalPiece, type Part } from '#rules/site-content/originals.ts';
import type { AdminPiece } from '../piece-documents.generated.ts';

/** Columns of a piece that can be brought back. */
const COLUMNS = [
  ...(['title', 'title_ar', 'text', 'text_ar', 'picture', 'value', 'value_ar'] as const),
  ...(['source', 'source_ar', 'source_date', 'sort_order', 'is_shown'] as const),
] as const;

type Columns = Pick<AdminPiece, (typeof COLUMNS)[number]>;
type PutPiece = Columns & { id: string; part: string; original: string | null };

/** A change of pieces, and the one that takes it back. */
export type Restoring = {
  /** Pieces to write. */
  objects: PutPiece[];
  /** The same pieces as they are now, and the ids of those that are not there. */
  undo: { objects: PutPiece[]; removed: string[] };
};

/** Returns what brings back the words that one piece came with; nothing to write if it has them. */
export function planRestoringOf(row: AdminPiece): Restoring {
  const original = ORIGINALS.find((piece) => isSame(row, piece));
  const { id, sort_order, is_shown } = row;
  const words = original && { ...toPut(original), id, sort_order, is_shown };

  return planOf(words ? [words] : [], [row]);
}

/**
 * Returns what brings parts back to what they came with: their words, their order, what was deleted or hidden. Pieces
 * that people added are hidden, and stay in the list.
 */
export function planRestoringParts(parts: readonly Part[], rows: readonly AdminPiece[]): Restoring {
  const originals = ORIGINALS.filter(({ part }) => parts.includes(part)).map((original) => ({
    ...toPut(original),
    id: rows.find((row) => isSame(row, original))?.id ?? original.id,
  }));
  const added = rows
    .filter(({ original }) => !original)
    .map((row) => ({ ...columnsOf(row), is_shown: false }));

  return planOf([...originals, ...added], rows);
}

function planOf(wanted: readonly PutPiece[], rows: readonly AdminPiece[]): Restoring {
  const known = new Map(rows.map((row) => [row.id, columnsOf(row)]));
  const objects = wanted.filter((piece) => {
    const row = known.get(piece.id);
    return !row || COLUMNS.some((column) => row[column] !== piece[column]);
  });

  return {
    objects,
    undo: {
      objects: objects.flatMap(({ id }) => known.get(id) ?? []),
      removed: objects.flatMap(({ id }) => (known.has(id) ? [] : [id])),
    },
  };
}

const isSame = (row: AdminPiece, { part, original }: OriginalPiece) =>
  row.part === part && row.original === original;

function toPut(original: OriginalPiece): PutPiece {
  return { ...original, source: null, source_ar: null, source_date: null, is_shown: true };
}

/** Returns the columns that are written, without what else the list reads; what is missing is null. */
function columnsOf(row: AdminPiece): PutPiece {
  const { id, part, original = null, title, title_ar = null, text = null, text_ar = null } = row;
  const { picture = null, value = null, value_ar = null, sort_order, is_shown } = row;
  const { source = null, source_ar = null, source_date = null } = row;

  return {
    ...{ id, part, original, title, title_ar, text, text_ar, picture, value, value_ar },
    ...{ source, source_ar, source_date, sort_order, is_shown },
  };
}
