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

/** Words that programs write for "nothing" in the place of a name. */
const NO_NAME = /^(?:NULL|\\N|[(<[](?:null|NULL)[)>\]]|#N\/A|<NA>|NaN|NaT|undefined|[-–—.]+)$/;
/** The same, as R (`NA`) and programs that print a missing value write it; with one capital they are names of people. */
const NO_NAME_BY_CASE = /^(?:NA|NAN|NONE|NIL|na|nan|null|none|nil)$/;

/**
 * Tells whether a cell without blanks around it holds no name. `other` is the contact's other name: `NA` is a name in a
 * list that writes all names in capitals (`KIM NA`).
 */
export const isNoName = (cell: string, other: string): boolean =>
  NO_NAME.test(cell) || (NO_NAME_BY_CASE.test(cell) && !isOfSameCase(cell, other));

function isOfSameCase(word: string, other: string): boolean {
  if (NO_NAME.test(other) || NO_NAME_BY_CASE.test(other)) return false;
  const isCapitals = word === word.toUpperCase();

  return (
    other.toUpperCase() !== other.toLowerCase() &&
    other === (isCapitals ? other.toUpperCase() : other.toLowerCase())
  );
}
