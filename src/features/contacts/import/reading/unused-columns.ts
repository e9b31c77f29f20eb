import { consentColumnsOf } from '#rules/contacts/contact-reader.ts';
import { consentKindOf, isDeciding } from '#rules/contacts/consent-columns.ts';
import type { Columns } from '#rules/contacts/find-columns.ts';

/** Creates the finder of columns that have values and of which an import takes and asks nothing. */
export function createUnusedFinder() {
  const filled = new Set<number>();

  return {
    look(cells: readonly string[]): void {
      for (const [index, cell] of cells.entries())
        if (!filled.has(index) && cell.trim() !== '') filled.add(index);
    },
    /** Returns the indices of the columns, from 0 on; `asked` are those whose values a person is asked about. */
    find(columns: Columns, header: readonly string[], asked: readonly number[]): number[] {
      const { deciding, others } = consentColumnsOf(columns, header);
      const used = new Set([...deciding, ...others, ...asked]);

      return [...filled]
        .filter((index) => !used.has(index) && !isAskedAbout(header[index] ?? ''))
        .toSorted((one, other) => one - other);
    },
  };
}

/** Tells whether a name lets every value be looked at that may mean that somebody has left. */
function isAskedAbout(name: string): boolean {
  const kind = consentKindOf(name);
  return kind !== undefined && !isDeciding(kind);
}
