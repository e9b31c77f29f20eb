import { ActionError } from '#actions/lib/action-error.ts';

/**
 * Upper bound for the characters of one row. No contact is longer, but a quote that is never closed would reach the end
 * of the file.
 */
const ROW_MAX_LENGTH = 1024 * 1024;
/** Upper bound for the cells of one row. */
const ROW_MAX_CELLS = 1_000;
const QUOTE = 34;
const CR = 13;
const LF = 10;
const LINE_BREAKS = /\r\n|\r|\n/g;

/** Receives a row's cells, and the line of the file on which the row begins. */
export type OnRow = (cells: string[], line: number) => void;

export type CsvReader = { write(text: string): void; end(): void };

/**
 * Creates a reader of CSV (RFC 4180) that takes the text in pieces. It accepts quoted cells with line breaks and
 * doubled quotes, CRLF, LF and CR even mixed, and rows with different numbers of cells. Empty lines are counted and
 * left out, and so is Excel's first line that names the delimiter (`sep=;`).
 */
export function createCsvReader(delimiter: string, onRow: OnRow): CsvReader {
  const delimiterCode = delimiter.charCodeAt(0);
  /** Text of a row whose end has not arrived yet, and what came after the last attempt to read it. */
  let rest = '';
  /** Length that `rest` must reach before it is read again; without it, a row in tiny pieces would cost its square. */
  let nextLength = 0;
  let line = 1;

  function read(text: string, isEnd: boolean): void {
    let at = 0;
    while (at < text.length) {
      const row = readRow(text, at, { delimiterCode, isEnd, line });
      if (row === null) break;
      const isEmpty = row.cells.length === 1 && row.cells[0] === '';
      if (!isEmpty && !(line === 1 && isDelimiterLine(row.cells, delimiter))) onRow(row.cells, line);
      line += row.lines;
      at = row.end;
    }
    rest = text.slice(at);
    nextLength = 2 * rest.length;
    if (rest.length > ROW_MAX_LENGTH) throw tooLong(line);
  }

  return {
    write: (text) => {
      rest += text;
      if (rest.length >= nextLength) read(rest, false);
    },
    end: () => read(rest, true),
  };
}

const isDelimiterLine = (cells: readonly string[], delimiter: string) =>
  /^sep=.?$/i.test(cells.join(delimiter));

type Row = { cells: string[]; end: number; lines: number };
type Place = { delimiterCode: number; isEnd: boolean; line: number };

/** Reads one row from `start` on; returns null if its end has not arrived yet. */
function readRow(text: string, start: number, place: Place): Row | null {
  const cells: string[] = [];
  let at = start;
  for (;;) {
    const cell = text.charCodeAt(at) === QUOTE ? readQuoted(text, at, place) : readPlain(text, at, place);
    if (cell === null) return null;
    cells.push(cell.text);
    at = cell.end;
    if (cells.length > ROW_MAX_CELLS) throw tooWide(place.line);
    if (at - start > ROW_MAX_LENGTH) throw tooLong(place.line);
    if (at < text.length && text.charCodeAt(at) === place.delimiterCode) {
      at += 1;
      continue;
    }
    if (at === text.length) return place.isEnd ? { cells, end: at, lines: 1 } : null;
    const end = endOfBreak(text, at, place.isEnd);
    return end === null ? null : { cells, end, lines: linesIn(cells, text, start, end) };
  }
}

type Cell = { text: string; end: number };

function readPlain(text: string, start: number, { delimiterCode }: Place): Cell {
  let at = start;
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === delimiterCode || code === LF || code === CR) break;
  }
  return { text: text.slice(start, at), end: at };
}

/**
 * Reads a quoted cell: the text between the quotes, and any text after them up to the delimiter. Returns null if its
 * end has not arrived yet.
 */
function readQuoted(text: string, start: number, place: Place): Cell | null {
  let at = start + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) {
      if (place.isEnd) throw unclosed(place.line);
      return null;
    }
    if (quote + 1 === text.length && !place.isEnd) return null;
    if (text.charCodeAt(quote + 1) !== QUOTE) {
      const inside = text.slice(start + 1, quote).replaceAll('""', '"');
      const after = readPlain(text, quote + 1, place);
      return { text: inside + after.text, end: after.end };
    }
    at = quote + 2;
  }
}

/** Returns the index after a line break; null for a CR at the end of the text, because an LF may follow. */
function endOfBreak(text: string, at: number, isEnd: boolean): number | null {
  if (text.charCodeAt(at) === LF) return at + 1;
  if (at + 1 === text.length && !isEnd) return null;
  return text.charCodeAt(at + 1) === LF ? at + 2 : at + 1;
}

/** Counts the lines of a row: more than one if a cell contains line breaks. */
function linesIn(cells: readonly string[], text: string, start: number, end: number): number {
  if (!cells.some((cell) => cell.includes('\n') || cell.includes('\r'))) return 1;
  return text.slice(start, end).match(LINE_BREAKS)?.length ?? 1;
}

function tooLong(line: number): ActionError {
  return new ActionError(
    'import-file-invalid',
    `The row that begins on line ${line} has more than a million characters. Is a quote not closed?`,
    { status: 422, details: { line } },
  );
}

function tooWide(line: number): ActionError {
  return new ActionError('import-file-invalid', `Line ${line} has more than ${ROW_MAX_CELLS} cells.`, {
    status: 422,
    details: { line },
  });
}

function unclosed(line: number): ActionError {
  return new ActionError(
    'import-file-invalid',
    `The row that begins on line ${line} has a quote that is never closed.`,
    { status: 422, details: { line } },
  );
}

const DELIMITERS = [',', ';', '\t', '|'];

/** Matches Excel's first line that names the delimiter. */
const DELIMITER_LINE = /^"?sep=([,;\t|])"?[\r\n]/i;

/**
 * Guesses a file's delimiter from the beginning of its text: the one that Excel's first line names, or else the
 * character that occurs most often outside quotes in the first line.
 */
export function guessDelimiter(text: string): string {
  const [, told] = DELIMITER_LINE.exec(text) ?? [];
  if (told !== undefined) return told;
  const firstLine = (/\S[^\r\n]*/.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '');
  const counted = DELIMITERS.map((delimiter) => ({ delimiter, count: firstLine.split(delimiter).length }));

  return counted.reduce((best, next) => (next.count > best.count ? next : best)).delimiter;
}
