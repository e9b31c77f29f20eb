import { readFileSync } from 'node:fs';

type Names = { first_name: string | null; last_name: string | null };
export type CsvWriter = {
  /** Name and version as docs/use/imports.md gives them. */
  name: string;
  /** File of `writers/` without its ending. */
  file: string;
  text: string;
  /** What an import makes of the file otherwise than of `PEOPLE`: names by the email, or the reason of a rejected row. */
  differs: Record<string, Names | string>;
  /** Names of the columns that are not imported. */
  unused: readonly string[];
};

const UNUSED = ['code', 'phone'];

/** Contacts that an import makes of tests/clients/writers/people.json where a program writes them as they are. */
export const PEOPLE: Record<string, Names> = {
  'nobody@x.test': { first_name: null, last_name: null },
  'empty@x.test': { first_name: null, last_name: 'Odeh' },
  'na@x.test': { first_name: 'Na', last_name: null },
  'none@x.test': { first_name: 'None', last_name: 'Null' },
  '+plus@x.test': { first_name: '+Plus', last_name: '-Minus' },
  '0815@x.test': { first_name: '=1+1', last_name: '@Home' },
  'hash@x.test': { first_name: '#Hash', last_name: 'Hash#' },
  'quote@x.test': { first_name: 'Sam "Sunny"', last_name: 'Ali, Jr' },
  'back@x.test': { first_name: 'Back\\', last_name: 'Sla\\"sh, Jr' },
  'arabic@x.test': { first_name: 'سلمى', last_name: 'الحدّاد' },
  'lines@x.test': { first_name: 'Noor', last_name: 'Saleh' },
  'link@x.test': { first_name: 'Lina', last_name: 'Link' },
};

/** What spreadsheet programs make of the name `=1+1`. */
const CALCULATED = { '0815@x.test': { first_name: '2', last_name: '@Home' } };

/** Programs that write CSV, with the file that each has written of the same people by its defaults. */
export const CSV_WRITERS: readonly CsvWriter[] = [
  writer('Python 3.11 csv', 'python-csv'),
  writer('pandas 2.3.3', 'pandas', {
    differs: { 'none@x.test': { first_name: null, last_name: 'Null' } },
    unused: ['Column 1', ...UNUSED],
  }),
  writer('polars 2.1.0', 'polars'),
  writer('DuckDB 2.0.1', 'duckdb'),
  writer('R 4.2 write.csv', 'r', { unused: ['Column 1', ...UNUSED] }),
  writer('Go 1.26 encoding/csv', 'go'),
  writer('Rust csv 1.4.0', 'rust-csv'),
  writer('opencsv 5.12.0', 'opencsv'),
  writer('commons-csv 1.14.1', 'commons-csv'),
  writer('univocity-parsers 2.9.1', 'univocity'),
  writer('Ruby 3.1 csv', 'ruby'),
  writer('PHP 8.2 fputcsv', 'php', { differs: { 'back@x.test': 'row-malformed' } }),
  writer('exceljs 4.4.0', 'exceljs'),
  writer('Miller 6.6.0', 'miller'),
  writer('csvkit 2.1.0', 'csvkit', {
    differs: {
      'na@x.test': { first_name: null, last_name: null },
      'none@x.test': { first_name: null, last_name: null },
    },
  }),
  writer('LibreOffice Calc 7.4.7', 'libreoffice', { differs: CALCULATED }),
  writer('Gnumeric 1.12.55', 'gnumeric', { differs: CALCULATED }),
];

function writer(
  name: string,
  file: string,
  { differs = {}, unused = UNUSED }: Partial<Pick<CsvWriter, 'differs' | 'unused'>> = {},
): CsvWriter {
  const text = readFileSync(new URL(`./writers/${file}.csv`, import.meta.url), 'utf8');
  return { name, file, text, differs, unused };
}
