/** Variables of a newsletter, which the service replaces by each recipient's data; there are no expressions. */
export const VARIABLES = ['first_name', 'last_name', 'email'] as const;
export type VariableName = (typeof VARIABLES)[number];

/** Characters of the words for an empty value. */
export const INSTEAD_MAX_LENGTH = 60;

const patternOf = (names: readonly string[]) =>
  String.raw`\{\{\s*(?:${names.join('|')})\s*(?:\|[^{}|<>"&]{0,${INSTEAD_MAX_LENGTH}})?\}\}`;

/** Source of the pattern of a variable: `{{first_name}}`, or `{{first_name|friend}}` with words for an empty value. */
export const VARIABLE_PATTERN = patternOf(VARIABLES);

const KNOWN = new RegExp(`^${patternOf([...VARIABLES, 'unsubscribe_url'])}$`);
/** Mark that linkUrl puts into a variable of a URL, whose value is percent-encoded. */
export const IN_URL = 'url:';
/** Whatever is written as a variable, with a brace too few as well; tags may be within, as an editor puts them. */
const BRACES = /\{\{[^{}]{0,200}\}\}?|(?<!\{)\{[^{}]{0,200}\}\}/g;
/** A variable, or the beginning of one that has no end. */
const BEGUN = new RegExp(String.raw`${BRACES.source}|\{\{\s*[\w:]*`, 'g');

/** Tells whether what is written as a variable is one. */
const isVariable = (braces: string): boolean => KNOWN.test(withoutMark(braces));

const withoutMark = (braces: string) => braces.replace(`{{${IN_URL}`, '{{');

/** Returns what is written as a variable and is none, such as `{{frist_name}}`; mails have nothing there. */
export const findUnknown = (text: string): string[] =>
  (text.match(BEGUN) ?? [])
    .filter((braces) => !isVariable(braces))
    .map((braces) => withoutMark(braces.replace(/<[^>]*>/g, '')));

/** Leaves out what findUnknown finds; tags within stay. */
export function dropUnknown(text: string): string {
  const rest = text.replace(BRACES, (braces) =>
    isVariable(braces) ? braces : (braces.match(/<[^>]*>/g) ?? []).join(''),
  );

  if (rest !== text) return dropUnknown(rest);
  return rest.replace(BEGUN, (braces) => (isVariable(braces) ? braces : ''));
}
