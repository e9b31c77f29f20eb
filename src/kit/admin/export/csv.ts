import { withGuard } from '#rules/csv/formula-guard.ts';

/** Byte order mark that tells spreadsheet programs that the file is UTF-8; without it they decode Arabic wrongly. */
export const CSV_BOM = '\uFEFF';
const LINE_END = '\r\n';
const NEEDS_QUOTES = /[",\r\n]/;

/** Returns one line of a CSV file (RFC 4180); puts an apostrophe before what would be read as a formula. */
export function csvLine(values: readonly unknown[]): string {
  let line = '';
  let separator = '';
  for (const value of values) {
    line += separator + csvField(value);
    separator = ',';
  }

  return line + LINE_END;
}

/** Returns many lines. Appending to one string takes half the time of joining an array of lines. */
export function csvLines(rows: readonly (readonly unknown[])[]): string {
  let lines = '';
  for (const values of rows) lines += csvLine(values);

  return lines;
}

function csvField(value: unknown): string {
  const text = typeof value === 'string' ? value : textOf(value);
  const harmless = withGuard(text);

  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Returns a value as text. A list is written as the forms read it: comma-separated, an entry with a comma in quotes. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(listEntry).join(', ');

  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function listEntry(entry: unknown): string {
  const text = String(entry);

  return /[",،]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
