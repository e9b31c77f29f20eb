import type { RowWrite } from '#src/kit/admin/form/saving/write-rows.ts';
import { ORIGINAL_KINDS } from '#rules/hosting-kinds/originals.ts';
import type { AdminHostingKind } from './kind-documents.generated.ts';

const WORDS = [
  ...(['name', 'name_ar', 'summary', 'summary_ar', 'text', 'text_ar', 'picture', 'menu'] as const),
] as const;
const COLUMNS = [...WORDS, 'slug', 'sort_order', 'is_shown'] as const;

type Columns = Pick<AdminHostingKind, (typeof COLUMNS)[number]> & { id: string };
/** Change that brings a kind back, only if it still is as it was read. */
export type RestoringKind = RowWrite & { before: Columns; after: Columns };

/** Returns what brings back the words that one kind came with; nothing if it has them, or was added. */
export function planRestoringKind(row: AdminHostingKind): RestoringKind[] {
  const original = originalOf(row);
  const { slug, sort_order, is_shown } = row;

  return original ? changeOf(row, { ...original, slug, sort_order, is_shown }, WORDS) : [];
}

/**
 * Returns what brings all kinds back to what they came with: their words, addresses and order. Kinds that people added
 * are hidden, and stay in the list with their plans.
 */
export function planRestoringKinds(rows: readonly AdminHostingKind[]): RestoringKind[] {
  return rows.flatMap((row) => {
    const original = originalOf(row);

    return original
      ? changeOf(row, { ...original, is_shown: true }, COLUMNS)
      : changeOf(row, { ...columnsOf(row), is_shown: false }, ['is_shown']);
  });
}

const originalOf = (row: AdminHostingKind) =>
  ORIGINAL_KINDS.find(({ original }) => original === row.original);

/** Returns the change of a kind, which `compared` must not have changed meanwhile; none if nothing differs. */
function changeOf(
  row: AdminHostingKind,
  wanted: Omit<Columns, 'id'>,
  compared: readonly (typeof COLUMNS)[number][],
): RestoringKind[] {
  const before = columnsOf(row);
  const after = { ...columnsOf({ ...row, ...wanted }), id: row.id };
  if (COLUMNS.every((column) => before[column] === after[column])) return [];

  return [{ keys: [row.id], before, after, compared }];
}

/** Returns the columns that are compared and written; what is missing is null. */
function columnsOf(row: AdminHostingKind): Columns {
  const { id, name, name_ar = null, summary = null, summary_ar = null, text = null, text_ar = null } = row;
  const { picture = null, menu, slug, sort_order, is_shown } = row;

  return {
    ...{ id, name, name_ar, summary, summary_ar, text, text_ar, picture, menu, slug, sort_order, is_shown },
  };
}
