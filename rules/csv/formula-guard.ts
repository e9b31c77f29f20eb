/** Characters with which spreadsheet programs begin a formula: ASCII, full width and small. */
const SIGN = '[=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20\\uFE66\\uFE62\\uFE63\\uFE6B]';
/** Blanks that a program may drop before it looks for a formula, and invisible marks. */
const BLANKS = '[ \\u00A0\\u200B-\\u200F\\u2060\\uFEFF]*';
/** A number, up to the end of its cell, is none. */
const FORMULA = `${BLANKS}${SIGN}(?!(?<=[+\\-])\\d+(?:\\.\\d+)?(?:$|[;\\t|\\r\\n]))`;

const AT_START = new RegExp(`^('*)(?=${FORMULA}|[\\t\\r])`);
/** A program that parts the cells elsewhere, or at a line break, begins a cell here. */
const INSIDE = new RegExp(`([;\\t|\\r\\n])('*)(?=${FORMULA})`, 'g');
/** One quick test, as most of an export's million texts need no care. */
const SUSPECT = new RegExp(`^['\\t\\r]|^${BLANKS}${SIGN}|[;\\t|\\r\\n]`);

/**
 * Puts an apostrophe before whatever spreadsheet programs would read as a formula, wherever they may begin a cell:
 * `=1+1`, `＝1`, and `=1+1` in `a;=1+1`. Apostrophes that stand there already get one more, so that `withoutGuard` gives
 * the text back as it was.
 */
export function withGuard(text: string): string {
  if (!SUSPECT.test(text)) return text;

  return text.replace(INSIDE, "$1$2'").replace(AT_START, "$1'");
}

const GUARD_AT_START = new RegExp(`^('*)'(?=${FORMULA}|[\\t\\r])`);
const GUARD_INSIDE = new RegExp(`([;\\t|\\r\\n])('*)'(?=${FORMULA})`, 'g');

/** Takes the apostrophes of a guard away. */
export function withoutGuard(text: string): string {
  if (!text.includes("'")) return text;

  return text.replace(GUARD_AT_START, '$1').replace(GUARD_INSIDE, '$1$2');
}
