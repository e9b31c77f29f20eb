/**
 * What databases and table programs write for "nothing": `NULL` (MySQL's client), `\N` (select … into outfile, COPY),
 * `NA` (R), `#N/A` and `#REF!` (spreadsheets), `nan`, `NaT` and `None` (pandas), `nil`, `undefined`, dashes.
 */
const NOTHING =
  /^(?:|null|[(<[]null[)>\]]|\\n|n\/?a|[#<]n\/?a[>!]?|#ref!|#value!|#name\?|none|nil|nan|nat|undefined|[-–—.]+)$/i;
/** Times that stand for none: of MySQL, Go and .NET, of Unix and of spreadsheets. */
const NO_TIME =
  /^(?:0000-00-00|00[/.]00[/.]0000|0001-01-01|1970-01-01[t ]00:00|1\/1\/1970|1900-01-00|1\/0\/1900|1899-12-30|30\/12\/1899|12\/30\/1899)/i;

/** Tells whether a cell without blanks around it holds no value. */
export const isNothing = (cell: string): boolean => NOTHING.test(cell) || NO_TIME.test(cell);

/** What programs write for "nothing" in the place of a name; `Null`, `Na` and `None` are names of people. */
const NO_NAME = /^(?:NULL|\\N|[(<[](?:null|NULL)[)>\]]|#N\/A|<NA>|NaN|NaT|undefined|[-–—.]+)$/;

/** Tells whether a cell without blanks around it holds no name. */
export const isNoName = (cell: string): boolean => NO_NAME.test(cell);
