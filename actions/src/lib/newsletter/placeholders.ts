/** Placeholders for the recipient's data in a newsletter; there are no others, and no expressions. */
const PLACEHOLDERS = ['first_name', 'last_name', 'email'] as const;

export type Recipient = Record<(typeof PLACEHOLDERS)[number], string>;
/** Values of one mail: those of the recipient, and those that the service puts into every mail. */
export type Values = Recipient & { unsubscribe_url: string };

type Piece = string | { name: keyof Values; instead: string; isInUrl: boolean };

/** Text whose placeholders were found once; the function fills in the values of one recipient. */
export type Filled = (values: Values, escape: (value: string) => string) => string;

/** The mark `url:` is linkUrl's. */
const PLACE = /\{\{(url:)?\s*([a-z_]+)\s*(?:\|([^{}|<>"&]{0,60}))?\}\}/g;
const NAMES = new Set<string>([...PLACEHOLDERS, 'unsubscribe_url']);

/**
 * Finds the placeholders of a text: `{{first_name}}`, or `{{first_name|friend}}` with words for an empty value. A name
 * that is not in NAMES is left as it was written, as in the templates (see dropUnknownPlaces).
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
  const value = values[name] || instead;

  return isInUrl ? encodeURIComponent(value.replace(/\p{Cs}/gu, '\uFFFD')) : value;
}

/** Whatever is written as a placeholder, with a brace too few as well; tags may be within, as an editor puts them. */
const BRACES = /\{\{[^{}]{0,200}\}\}?|(?<!\{)\{[^{}]{0,200}\}\}/g;
const WHOLE_PLACE = new RegExp(`^${PLACE.source}$`);

/**
 * Leaves out what is written as a placeholder and is none, such as `{{frist_name}}`, so that nobody gets it; tags
 * within stay.
 */
export function dropUnknownPlaces(text: string): string {
  const rest = text.replace(BRACES, (braces) =>
    isPlace(braces) ? braces : (braces.match(/<[^>]*>/g) ?? []).join(''),
  );

  return rest === text ? rest : dropUnknownPlaces(rest);
}

/** Returns what dropUnknownPlaces leaves out, as it was written. */
export const findUnknownPlaces = (text: string): string[] =>
  (text.match(BRACES) ?? [])
    .filter((braces) => !isPlace(braces))
    .map((braces) => braces.replace(/<[^>]*>/g, '').replace('{{url:', '{{'));

const isPlace = (braces: string) => NAMES.has(WHOLE_PLACE.exec(braces)?.[2] ?? '');

/** Marks that stand for a variable; no mail has these characters of Unicode's private use. */
const MARKED = /\u{E000}(\d+)\u{E001}/gu;

/**
 * Changes a text, such as by breaking its lines, and leaves its placeholders as they were written: meanwhile a mark
 * without letters or blanks stands for each.
 */
export function keepPlaces(text: string, change: (text: string) => string): string {
  const places: string[] = [];
  const marked = text.replaceAll(PLACE, (place) => `\u{E000}${places.push(place) - 1}\u{E001}`);

  return change(marked).replaceAll(MARKED, (mark, at) => places[Number(at)] ?? mark);
}

/** Returns a value for a text part or a subject, without characters that could begin a line. */
export const plainValue = (value: string): string => value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
