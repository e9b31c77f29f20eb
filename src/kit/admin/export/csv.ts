/** Tells programs for tables that the file is UTF-8; without it they read Arabic as another encoding. */
export const CSV_BOM = '\uFEFF';
const LINE_END = '\r\n';
/** A text that begins so is read as a formula by such programs. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^[+-]?\d+(\.\d+)?$/;
const NEEDS_QUOTES = /[",\r\n]/;
/** Either of both; most texts need nothing, and an export has a million of them. */
const NEEDS_CARE = /^[=+\-@\t]|[",\r\n]/;

/** One line of a CSV file (RFC 4180); texts that would be read as formulas begin with an apostrophe. */
export function csvLine(values: readonly unknown[]): string {
  let line = '';
  let separator = '';
  for (const value of values) {
    line += separator + csvField(value);
    separator = ',';
  }

  return line + LINE_END;
}

/** Many lines; one text that grows is made in half the time of a list of lines that is joined. */
export function csvLines(rows: readonly (readonly unknown[])[]): string {
  let lines = '';
  for (const values of rows) lines += csvLine(values);

  return lines;
}

function csvField(value: unknown): string {
  const text = typeof value === 'string' ? value : textOf(value);
  if (!NEEDS_CARE.test(text)) return text;
  const harmless = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;

  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A list stands in one field, as the forms take it: comma-separated, an entry with a comma quoted. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(listEntry).join(', ');

  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function listEntry(entry: unknown): string {
  const text = String(entry);

  return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
