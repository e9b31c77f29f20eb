import {
  INSTEAD_MAX_LENGTH,
  VARIABLE_PATTERN,
  VARIABLES,
  type VariableName,
} from '#rules/newsletters/variables.ts';

/** Tells whether a text has a variable. */
export const hasVariable = (text: string): boolean => new RegExp(VARIABLE_PATTERN).test(text);

const PARTS = /^\{\{\s*([a-z_]+)\s*(?:\|([^}]*))?\}\}$/;

/** Reads a variable as it is written: its name, and the words for an empty value. */
export function readVariable(text: string): { name: VariableName; instead: string } | undefined {
  const [, written, instead = ''] = PARTS.exec(text) ?? [];
  const name = VARIABLES.find((one) => one === written);

  return name && { name, instead: instead.trim() };
}

/** Writes a variable; characters that would end it are left out of the words for an empty value. */
export function writeVariable(name: VariableName, instead = ''): string {
  const words = instead
    .replace(/[{}|<>"&]/g, '')
    .trim()
    .slice(0, INSTEAD_MAX_LENGTH);

  return words === '' ? `{{${name}}}` : `{{${name}|${words}}}`;
}
