/** Variables of a newsletter, which the server replaces by each recipient's data. */
export const VARIABLES = ['first_name', 'last_name', 'email'] as const;
export type VariableName = (typeof VARIABLES)[number];

/** Characters of the words for an empty value. */
export const INSTEAD_MAX_LENGTH = 60;

/** Source of the pattern of a variable, the same as on the server (placeholders.ts). */
export const VARIABLE_PATTERN = String.raw`\{\{\s*(?:${VARIABLES.join('|')})\s*(?:\|[^{}|<>"&]{0,${INSTEAD_MAX_LENGTH}})?\}\}`;

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

const KNOWN = new RegExp(`^(?:${VARIABLE_PATTERN}|\\{\\{\\s*unsubscribe_url\\s*\\}\\})$`);
/** Whatever is written as a variable, with a brace too few as well; the server leaves out those that are none. */
const BRACES = /\{\{[^{}]{0,200}\}\}?|(?<!\{)\{[^{}]{0,200}\}\}/g;

/** Returns the first that is written as a variable and is none, such as `{{frist_name}}`; mails have nothing there. */
export const findUnknown = (text: string): string | undefined =>
  text
    .match(BRACES)
    ?.find((braces) => !KNOWN.test(braces))
    ?.replace(/<[^>]*>/g, '');

/** Leaves out what is written as a variable and is none, as the server does. */
export const dropUnknownVariables = (text: string): string =>
  text.replace(BRACES, (braces) => (KNOWN.test(braces) ? braces : ''));
