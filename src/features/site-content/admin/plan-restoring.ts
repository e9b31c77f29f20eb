import { ORIGINALS, type OriginalPiece, type Part } from '#rules/site-content/originals.ts';
import type { AdminPiece } from '../piece-documents.generated.ts';

/** Columns of a piece that can be brought back. */
const COLUMNS = ['title', 'title_ar', 'text', 'text_ar', 'sort_order', 'is_shown'] as const;

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
  const original = ORIGINALS.find((piece) => piece.part === row.part && piece.original === row.original);
  const { id, sort_order, is_shown } = row;
  const words = original && { ...toPut(original), id, sort_order, is_shown };

  return planOf(words ? [words] : [], [row]);
}

/**
 * Returns what brings a part back to what it came with: its words, their order, what was deleted or hidden. Pieces that
 * people added are hidden, and stay in the list.
 */
export function planRestoringPart(part: Part, rows: readonly AdminPiece[]): Restoring {
  const originals = ORIGINALS.filter((piece) => piece.part === part).map((original) => ({
    ...toPut(original),
    id: rows.find((row) => row.original === original.original)?.id ?? original.id,
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

function toPut({ id, part, original, title, title_ar, text, text_ar, sort_order }: OriginalPiece): PutPiece {
  return { id, part, original, title, title_ar, text, text_ar, sort_order, is_shown: true };
}

/** Returns the columns that are written, without what else the list reads. */
function columnsOf(row: AdminPiece): PutPiece {
  const { id, part, title, text, sort_order, is_shown } = row;

  return {
    ...{ id, part, original: row.original ?? null, title, title_ar: row.title_ar ?? null },
    ...{ text: text ?? null, text_ar: row.text_ar ?? null, sort_order, is_shown },
  };
}
