/** Rows with the same key. */
export type Family<Row> = { lead: Row; rows: readonly Row[] };

type KeyOf<Row> = (row: Row) => string;

/** Puts rows with the same key together, each family where its first row stands. Without keys each row stands alone. */
export function familiesOf<Row>(rows: readonly Row[], keyOf: KeyOf<Row> | undefined): Family<Row>[] {
  if (!keyOf) return rows.map((row) => ({ lead: row, rows: [row] }));
  const families = new Map<string, [Row, ...Row[]]>();
  for (const row of rows) {
    const family = families.get(keyOf(row));
    if (family) family.push(row);
    else families.set(keyOf(row), [row]);
  }

  return [...families.values()].map((family) => ({ lead: family[0], rows: family }));
}

/** Returns the rows of one page, which has whole families, and the number of all families. */
export function pageOfFamilies<Row>(
  rows: readonly Row[],
  keyOf: KeyOf<Row>,
  { page, pageSize }: { page: number; pageSize: number },
): { rows: Row[]; count: number } {
  const families = familiesOf(rows, keyOf);
  const shown = families.slice(page * pageSize, (page + 1) * pageSize);

  return { rows: shown.flatMap((family) => family.rows), count: families.length };
}
