import { hasText } from '#rules/text/has-text.ts';
import { IN_URL, INSTEAD_MAX_LENGTH, VARIABLES, type VariableName } from '#rules/newsletters/variables.ts';

export type Recipient = Record<VariableName, string>;
/** Values of one mail: those of the recipient, and those that the service puts into every mail. */
export type Values = Recipient & { unsubscribe_url: string };

type Piece = string | { name: keyof Values; instead: string; isInUrl: boolean };

/** Text whose placeholders were found once; the function fills in the values of one recipient. */
export type Filled = (values: Values, escape: (value: string) => string) => string;

const PLACE = new RegExp(
  String.raw`\{\{(${IN_URL})?\s*([a-z_]+)\s*(?:\|([^{}|<>"&]{0,${INSTEAD_MAX_LENGTH}}))?\}\}`,
  'g',
);
const NAMES = new Set<string>([...VARIABLES, 'unsubscribe_url']);

/**
 * Finds the placeholders of a text: `{{first_name}}`, or `{{first_name|friend}}` with words for an empty value. A name
 * that is not in NAMES is left as it was written, as in the templates.
 */
export function findPlaces(text: string): Filled {
  const pieces: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(PLACE)) {
    const [whole, mark, name = '', instead = ''] = match;
    if (!NAMES.has(name)) continue;
    pieces.push(text.slice(at, match.index));
    pieces.push({ name: name as keyof Values, instead: instead.trim(), isInUrl: mark !== undefined });
    at = match.index + whole.length;
  }
  pieces.push(text.slice(at));

  return (values, escape) =>
    pieces.map((piece) => (typeof piece === 'string' ? piece : escape(valueOf(piece, values)))).join('');
}

function valueOf({ name, instead, isInUrl }: Exclude<Piece, string>, values: Values): string {
  const value = hasText(values[name]) ? values[name] : instead;

  return isInUrl ? encodeURIComponent(value.replace(/\p{Cs}/gu, '\uFFFD')) : value;
}

/** Marks that stand for a variable; no mail has these characters of Unicode's private use. */
const MARKED = /\u{E000}(\d+)\u{E001}/gu;

/**
 * Changes a text, such as by breaking its lines, and leaves its placeholders as they were written: meanwhile a mark
 * without letters or blanks takes the place of each.
 */
export function keepPlaces(text: string, change: (text: string) => string): string {
  const places: string[] = [];
  const marked = text.replaceAll(PLACE, (place) => `\u{E000}${places.push(place) - 1}\u{E001}`);

  return change(marked).replaceAll(MARKED, (mark, at) => places[Number(at)] ?? mark);
}

/** Returns a value for a text part or a subject, without characters that could begin a line. */
export const plainValue = (value: string): string => value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
