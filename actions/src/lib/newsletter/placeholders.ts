/** What a newsletter may say of its recipient; there are no others, and no expressions. */
export const PLACEHOLDERS = ['first_name', 'last_name', 'email'] as const;

export type Recipient = Record<(typeof PLACEHOLDERS)[number], string>;
/** Also what the service itself puts into every mail. */
export type Values = Recipient & { unsubscribe_url: string };

type Piece = string | { name: keyof Values; instead: string };

/** A text whose places are found once, to be filled in for each recipient. */
export type Filled = (values: Values, escape: (value: string) => string) => string;

const PLACE = /\{\{\s*([a-z_]+)\s*(?:\|([^{}|<>"&]{0,60}))?\}\}/g;
const NAMES = new Set<string>([...PLACEHOLDERS, 'unsubscribe_url']);

/**
 * `{{first_name}}`, or `{{first_name|friend}}` with words for an empty one. A name that is not in the list is left
 * as it was written.
 */
export function findPlaces(text: string): Filled {
  const pieces: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(PLACE)) {
    const [whole, name = '', instead = ''] = match;
    if (!NAMES.has(name)) continue;
    pieces.push(text.slice(at, match.index), { name: name as keyof Values, instead: instead.trim() });
    at = match.index + whole.length;
  }
  pieces.push(text.slice(at));

  return (values, escape) =>
    pieces
      .map((piece) => (typeof piece === 'string' ? piece : escape(values[piece.name] || piece.instead)))
      .join('');
}

/** For a text part or a subject: nothing that could begin a line. */
export const plainValue = (value: string): string => value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
