import type { Random } from '../random/random.ts';

/** A word, a number, a string, white space, or one other character. */
const TOKEN = /[A-Za-z_]\w*|\d+(?:\.\d+)?|"[^"\n]{0,40}"|\s+|[^]/y;
const ODD_CHARACTERS = [
  ...'\0\t\r\n "\'\\/${}[]()|&!:,;@.#-_\u00a0\u2028\ufeff\ud800\udc00é漢',
  '"""',
  '\\u',
  '😀',
];
const REPEATS = [2, 3, 10, 100, 1_000, 5_000];
/** Characters that a repetition adds at most; repetitions of repetitions would fill the memory. */
const LONGEST_REPEAT = 100_000;
const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']', '(': ')' };

/** Changes a text in one place: by its tokens, words of a dictionary, parts of other texts or single characters. */
export function mutateText(text: string, words: readonly string[], others: string, random: Random): string {
  const at = random.below(text.length + 1);
  const [from, to] = tokensAt(text, at, random);
  const [before, found, after] = [text.slice(0, from), text.slice(from, to), text.slice(to)];
  switch (random.below(12)) {
    case 0:
      return before + after;
    case 1:
      return before + found + found + after;
    case 2:
    case 3:
      return `${before}${random.pick(words)}${after}`;
    case 4:
      return `${before}${found} ${random.pick(words)} ${after}`;
    case 5: {
      const [start, end] = tokensAt(text, random.below(text.length + 1), random);
      return before + text.slice(start, end) + after;
    }
    case 6: {
      const [start, end] = tokensAt(others, random.below(others.length + 1), random);
      return before + others.slice(start, end) + after;
    }
    case 7:
      return text.slice(0, at) + random.pick(ODD_CHARACTERS) + text.slice(at + random.below(2));
    case 8:
      return random.oneIn(4) ? text.slice(0, at) : before + found.repeat(timesOf(found, random)) + after;
    case 9:
      return before + String(random.pick(NUMBERS)) + after;
    default:
      return nested(text, at, random);
  }
}

/** Returns how often a piece of text is repeated. */
function timesOf(piece: string, random: Random): number {
  return Math.min(random.pick(REPEATS), Math.ceil(LONGEST_REPEAT / Math.max(1, piece.length)));
}

const NUMBERS = [0, -1, 1, 1.5, '-0', '1e400', 2_147_483_648, -2_147_483_649, '9007199254740993', 1e21, '00'];

/** Returns the range of one to four tokens that begin at a place. */
function tokensAt(text: string, at: number, random: Random): readonly [number, number] {
  let end = at;
  for (let count = random.below(4); count >= 0; count -= 1) {
    TOKEN.lastIndex = end;
    end += TOKEN.exec(text)?.[0].length ?? 0;
  }

  return [at, end];
}

/** Repeats the brackets of a place within one another, with what lies between them and the next inner ones. */
function nested(text: string, at: number, random: Random): string {
  const from = openingAt(text, at);
  const to = from < 0 ? -1 : closingOf(text, from);
  if (to < 0) return text;
  const inner = openingAt(text, from + 1);
  const innerTo = inner < 0 || inner > to ? -1 : closingOf(text, inner);
  const isWhole = innerTo < 0 || innerTo > to;
  const [opening, closing] = isWhole
    ? [text.slice(from, from + 1), text.slice(to, to + 1)]
    : [text.slice(from, inner), text.slice(innerTo + 1, to + 1)];
  const times = timesOf(opening + closing, random);

  return `${text.slice(0, from)}${opening.repeat(times)}${text.slice(from, to + 1)}${closing.repeat(times)}${text.slice(to + 1)}`;
}

function openingAt(text: string, at: number): number {
  for (let place = at; place < text.length; place += 1) if (text.charAt(place) in CLOSING) return place;

  return -1;
}

function closingOf(text: string, from: number): number {
  const opening = text.charAt(from);
  let depth = 0;
  for (let place = from; place < text.length; place += 1) {
    if (text[place] === opening) depth += 1;
    else if (text[place] === CLOSING[opening] && --depth === 0) return place;
  }

  return -1;
}
