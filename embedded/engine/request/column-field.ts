import type { InputMeaning } from '../schema/meaning.ts';

/** A function's argument is read like a column's value. */
const columnKinds: ReadonlySet<string> = new Set(['column', 'operator', 'argument']);

/** True where a value is compared with a column or written to it, so that numbers and flags may be texts. */
export function isColumnField(meaning: InputMeaning | undefined, isWithinColumn: boolean): boolean {
  if (meaning?.kind === 'is-null') return false;

  return isWithinColumn || columnKinds.has(meaning?.kind ?? '');
}
