import type { InputMeaning } from '../schema/meaning.ts';

/** True where a value is compared with a column or written to it, so that numbers and flags may be texts. */
export function isColumnField(meaning: InputMeaning | undefined, isWithinColumn: boolean): boolean {
  if (meaning?.kind === 'is-null') return false;

  return isWithinColumn || meaning?.kind === 'column' || meaning?.kind === 'operator';
}
