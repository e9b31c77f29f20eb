export const REDACTED = '[Redacted]';

/** What a mail address, a key or a token has in it, wherever it is. Nothing here repeats, so nothing backtracks. */
const MARKS = /@|%40|hfk(?:_|%5f)|\.eyJ|whsec_|subscribe\/|token|bearer |basic /gi;

/** Characters of which a token has at least that many; our own have 43 or 86. */
const TOKEN_MIN_LENGTH = 40;
/** Characters of which credentials of others have at least that many; shorter ones are words. */
const CREDENTIALS_MIN_LENGTH = 16;
/** Quotes, backslashes, colons and blanks between a name and its value in a text. */
const SEPARATORS_MAX_LENGTH = 6;

/** Sets of ASCII characters, each by a bit of `SETS`. */
const LOCAL_PART = 1;
const DOMAIN = 2;
const TOKEN = 4;
const CREDENTIALS = 8;
const USERINFO = 16;
const SEPARATOR = 32;
const WORD = /[0-9A-Za-z]/;
const SETS = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  const isWordOr = (others: string) => WORD.test(character) || others.includes(character);

  return (
    (isWordOr(".!#$%&'*+=?^_`{|}~-") ? LOCAL_PART : 0) |
    (isWordOr('.-') ? DOMAIN : 0) |
    (isWordOr('_-%') ? TOKEN : 0) |
    (isWordOr('._~+/=-') ? CREDENTIALS : 0) |
    (code > 32 && !'"/<>@\\'.includes(character) ? USERINFO : 0) |
    ('\\":= '.includes(character) ? SEPARATOR : 0)
  );
});
const LETTER_OR_DIGIT = /[\p{L}\p{M}\p{N}]/u;
const LETTER = /\p{L}/u;

type Span = { readonly start: number; readonly end: number };

/**
 * Returns a text without mail addresses, API keys, tokens and passwords of URLs, whichever part put them there. The
 * text may be a line of JSON, which stays one. Each character is looked at a few times at most, so that the time grows
 * no faster than the text, whatever its content.
 */
export function redactText(text: string): string {
  MARKS.lastIndex = 0;
  let redacted = '';
  let done = 0;
  let lastAt = 0;
  for (let mark = MARKS.exec(text); mark !== null; mark = MARKS.exec(text)) {
    const end = mark.index + mark[0].length;
    const secret = findSecret(text, { mark: mark[0], start: mark.index, end, done, lastAt });
    if (mark[0] === '@' || mark[0] === '%40') lastAt = end;
    if (secret === undefined) continue;
    redacted += text.slice(done, secret.start) + REDACTED;
    done = secret.end;
    MARKS.lastIndex = Math.max(done, end);
  }

  return done === 0 ? text : redacted + text.slice(done);
}

type Found = Span & {
  readonly mark: string;
  /** Position up to which the text is redacted already. */
  readonly done: number;
  /** End of the last `@`; what is before it was looked at for that one. */
  readonly lastAt: number;
};

function findSecret(text: string, found: Found): Span | undefined {
  const { mark, start, end, done, lastAt } = found;
  switch (mark.toLowerCase()) {
    case '@':
      return findPassword(text, start, done) ?? findEmail(text, found, done);
    case '%40':
      return findEmail(text, found, Math.max(done, lastAt));
    case '.eyj':
      return { start: startOfRun(text, start, TOKEN, done), end: endOfRun(text, end, CREDENTIALS) };
    case 'subscribe/':
      return findRun(text, end, TOKEN, TOKEN_MIN_LENGTH);
    case 'token':
      return findRun(text, endOfSeparators(text, end), TOKEN, TOKEN_MIN_LENGTH);
    case 'whsec_':
    case 'bearer ':
    case 'basic ':
      return findRun(text, end, CREDENTIALS, CREDENTIALS_MIN_LENGTH);
    default:
      return findKey(text, start, end);
  }
}

/** Finds a key with its secret; what identifies a key, the half before it, may stand in a log. */
function findKey(text: string, start: number, end: number): Span | undefined {
  const [identity] = /^[0-9a-f]{12}(?:_|%5f)/i.exec(text.slice(end, end + 15)) ?? [];
  return identity === undefined ? undefined : { start, end: endOfRun(text, end + identity.length, TOKEN) };
}

/** Finds the password in `scheme://user:password@host`. */
function findPassword(text: string, at: number, done: number): Span | undefined {
  const start = startOfRun(text, at, USERINFO, 0);
  if (!text.startsWith('://', start - 3)) return undefined;
  const colon = text.indexOf(':', start);
  return colon + 1 < at ? { start: Math.max(colon + 1, done), end: at } : undefined;
}

function findEmail(text: string, { start: at, end }: Found, from: number): Span | undefined {
  const start = startOfRun(text, at, LOCAL_PART, from);
  if (start === at) return undefined;
  let domainEnd = endOfRun(text, end, DOMAIN);
  while (domainEnd > end && '.-'.includes(text.charAt(domainEnd - 1))) domainEnd--;
  return hasTopLevel(text, end, domainEnd) ? { start, end: domainEnd } : undefined;
}

/** Tells a domain from the version of a package: a part of it after the first begins with two letters. */
function hasTopLevel(text: string, start: number, end: number): boolean {
  for (let at = start + 1; at < end - 2; at++)
    if (text.charAt(at) === '.' && LETTER.test(text.charAt(at + 1)) && LETTER.test(text.charAt(at + 2)))
      return true;
  return false;
}

function findRun(text: string, start: number, set: number, minLength: number): Span | undefined {
  const end = endOfRun(text, start, set);
  return end - start < minLength ? undefined : { start, end };
}

function endOfRun(text: string, start: number, set: number): number {
  let end = start;
  while (end < text.length && isIn(text.charCodeAt(end), set)) end++;
  return end;
}

/** Goes back over the characters of a set, not further than to `from`. */
function startOfRun(text: string, end: number, set: number, from: number): number {
  let start = end;
  while (start > from && isIn(text.charCodeAt(start - 1), set)) start--;
  return Math.min(end, start + lengthOfEscape(text, start));
}

/** Returns how many of the characters from `start` belong to an escape such as \n, whose backslash is before them. */
function lengthOfEscape(text: string, start: number): number {
  let backslashes = 0;
  while (text.charAt(start - 1 - backslashes) === '\\') backslashes++;
  if (backslashes % 2 === 0) return 0;
  return text.charAt(start) === 'u' ? 5 : 1;
}

function endOfSeparators(text: string, start: number): number {
  const most = start + SEPARATORS_MAX_LENGTH;
  let end = start;
  while (end < most && end < text.length && isIn(text.charCodeAt(end), SEPARATOR)) end++;
  return end + lengthOfEscape(text, end);
}

/** Letters and digits of all scripts may stand in an address, and none but ASCII in what programs make. */
function isIn(code: number, set: number): boolean {
  if (code < SETS.length) return ((SETS[code] ?? 0) & set) !== 0;
  if (set === USERINFO) return true;
  return (set === LOCAL_PART || set === DOMAIN) && LETTER_OR_DIGIT.test(String.fromCharCode(code));
}
