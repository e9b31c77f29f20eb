import { CsvError } from './csv-error.ts';

/**
 * Upper bound for the characters of one row. No contact is longer, but a quote that is never closed would reach the end
 * of the file.
 */
const ROW_MAX_LENGTH = 1024 * 1024;
/** Upper bound for the cells of one row. */
export const ROW_MAX_CELLS = 1_000;
const QUOTE = 34;
const CR = 13;
const LF = 10;
const BLANK = 32;
const NO_BREAK_SPACE = 160;
const LINE_BREAKS = /\r\n|\r|\n/g;
const LINE_BREAK = /[\r\n]/g;

/** Receives the rows, each with the line of the file on which it begins. */
export type RowReceiver = {
  onRow: (cells: string[], line: number) => void;
  /** A row with text after a closing quote, so that it is not clear where its cells end. */
  onMalformed: (line: number) => void;
};

export type CsvReader = { write(text: string): void; end(): void };

/**
 * Creates a reader of CSV (RFC 4180) that takes the text in pieces. It accepts quoted cells with line breaks and
 * doubled quotes, blanks around the quotes, CRLF, LF and CR even mixed, and rows with different numbers of cells. Rows
 * whose cells are all blank are counted and left out, and so is Excel's first line that names the delimiter (`sep=;`).
 *
 * A malformed row ends with its first line: what follows is read as if nothing had been. A quote that never ends, and a
 * row without an end, throw a CsvError.
 */
export function createCsvReader(delimiter: string, { onRow, onMalformed }: RowReceiver): CsvReader {
  /** One object for all rows, as it is read at each of them. */
  const place: Place = {
    delimiterCode: delimiter.charCodeAt(0),
    isEnd: false,
    line: 1,
  };
  /** Text of a row whose end has not arrived yet, and what came after the last attempt to read it. */
  let rest = '';
  /** Length that `rest` must reach before it is read again; without it, a row in tiny pieces would cost its square. */
  let nextLength = 0;

  function read(text: string, isEnd: boolean): void {
    let at = 0;
    place.isEnd = isEnd;
    while (at < text.length) {
      const row = readRow(text, at, place);
      if (row === null) break;
      const { cells } = row;
      if (cells === null) onMalformed(place.line);
      else if (!isEmpty(cells) && !(place.line === 1 && isDelimiterLine(cells, delimiter))) {
        onRow(cells, place.line);
      }
      place.line += row.lines;
      at = row.end;
    }
    rest = text.slice(at);
    nextLength = 2 * rest.length;
    if (rest.length > ROW_MAX_LENGTH) throw new CsvError('row-too-long', place.line);
  }

  return {
    write: (text) => {
      rest += text;
      if (rest.length >= nextLength) read(rest, false);
    },
    end: () => read(rest, true),
  };
}

const isEmpty = (cells: readonly string[]) => isBlank(cells[0] ?? '') && cells.every(isBlank);
const isBlank = (cell: string) => cell === '' || cell.trim() === '';

const isDelimiterLine = (cells: readonly string[], delimiter: string) =>
  /^sep=.?$/i.test(cells.join(delimiter));

/** `cells` is null for a malformed row. */
type Row = { cells: string[] | null; end: number; lines: number };
type Place = { delimiterCode: number; isEnd: boolean; line: number };

/** Reads one row from `start` on; returns null if its end has not arrived yet. */
function readRow(text: string, start: number, place: Place): Row | null {
  const cells: string[] = [];
  let at = start;
  for (;;) {
    const quote = quoteAt(text, at, place.delimiterCode);
    const cell = quote < 0 ? readPlain(text, at, place) : readQuoted(text, quote, place);
    if (cell === null) return null;
    if (cell === MALFORMED) return endOfMalformed(text, start, place);
    cells.push(cell.text);
    at = cell.end;
    if (cells.length > ROW_MAX_CELLS) throw new CsvError('row-too-wide', place.line);
    if (at - start > ROW_MAX_LENGTH) throw new CsvError('row-too-long', place.line);
    if (at < text.length && text.charCodeAt(at) === place.delimiterCode) {
      at += 1;
      continue;
    }
    if (at === text.length) return place.isEnd ? { cells, end: at, lines: 1 } : null;
    const end = endOfBreak(text, at, place.isEnd);
    return end === null ? null : { cells, end, lines: linesIn(cells, text, start, end) };
  }
}

/** Returns the index of the quote with which the cell begins, after blanks if there are any; -1 for a plain cell. */
function quoteAt(text: string, start: number, delimiterCode: number): number {
  const code = text.charCodeAt(start);
  if (code === QUOTE) return start;
  if (code !== BLANK && code !== NO_BREAK_SPACE) return -1;
  const at = endOfBlanks(text, start, delimiterCode);

  return text.charCodeAt(at) === QUOTE ? at : -1;
}

const MALFORMED = 'malformed';
type Cell = { text: string; end: number };

/** Reads a plain cell, in which a quote is a letter like any other. */
function readPlain(text: string, start: number, { delimiterCode }: Place): Cell {
  let at = start;
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === delimiterCode || code === LF || code === CR) break;
  }
  return { text: text.slice(start, at), end: at };
}

/** Reads a quoted cell: the text between the quotes. Returns null if its end has not arrived yet. */
function readQuoted(text: string, start: number, place: Place): Cell | typeof MALFORMED | null {
  let at = start + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) {
      if (place.isEnd) throw new CsvError('unclosed-quote', place.line);
      return null;
    }
    if (quote + 1 === text.length && !place.isEnd) return null;
    if (text.charCodeAt(quote + 1) !== QUOTE) {
      const end = endOfBlanks(text, quote + 1, place.delimiterCode);
      if (end === text.length && !place.isEnd) return null;
      if (!endsCell(text, end, place.delimiterCode)) return MALFORMED;
      return { text: text.slice(start + 1, quote).replaceAll('""', '"'), end };
    }
    at = quote + 2;
  }
}

function endOfBlanks(text: string, start: number, delimiterCode: number): number {
  let at = start;
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === delimiterCode || (code !== BLANK && code !== NO_BREAK_SPACE)) return at;
  }
  return at;
}

function endsCell(text: string, at: number, delimiterCode: number): boolean {
  const code = text.charCodeAt(at);
  return at === text.length || code === delimiterCode || code === LF || code === CR;
}

/** A malformed row is one line. */
function endOfMalformed(text: string, start: number, place: Place): Row | null {
  LINE_BREAK.lastIndex = start;
  const found = LINE_BREAK.exec(text);
  if (!found) return place.isEnd ? { cells: null, end: text.length, lines: 1 } : null;
  const end = endOfBreak(text, found.index, place.isEnd);

  return end === null ? null : { cells: null, end, lines: 1 };
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
