/** What keeps a file from being read as CSV. */
export type CsvFault = 'unclosed-quote' | 'row-too-long' | 'row-too-wide';

const TEXTS: Record<CsvFault, string> = {
  'unclosed-quote': 'Quoted field unterminated',
  'row-too-long': 'Row too long. Is a quote not closed?',
  'row-too-wide': 'Too many cells',
};

/** Thrown for a file that can't be read as CSV; `line` is the line of the file on which the row begins. */
export class CsvError extends Error {
  readonly fault: CsvFault;
  readonly line: number;

  constructor(fault: CsvFault, line: number) {
    super(`${TEXTS[fault]} (line ${line})`);
    this.name = 'CsvError';
    this.fault = fault;
    this.line = line;
  }
}
