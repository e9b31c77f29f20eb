/** Rows with the same key. */
export type RowSet<Row> = { first: Row; rows: readonly Row[] };

type KeyOf<Row> = (row: Row) => string;

/** Groups rows with the same key, each set at the place of its first row. Without keys each row is a set of its own. */
export function rowSetsOf<Row>(rows: readonly Row[], keyOf: KeyOf<Row> | undefined): RowSet<Row>[] {
  if (!keyOf) return rows.map((row) => ({ first: row, rows: [row] }));
  const rowSets = new Map<string, [Row, ...Row[]]>();
  for (const row of rows) {
    const rowSet = rowSets.get(keyOf(row));
    if (rowSet) rowSet.push(row);
    else rowSets.set(keyOf(row), [row]);
  }

  return [...rowSets.values()].map((rowSet) => ({ first: rowSet[0], rows: rowSet }));
}

/** Returns the rows of one page, which has whole row sets, and the number of all row sets. */
export function pageOfRowSets<Row>(
  rows: readonly Row[],
  keyOf: KeyOf<Row>,
  { page, pageSize }: { page: number; pageSize: number },
): { rows: Row[]; count: number } {
  const rowSets = rowSetsOf(rows, keyOf);
  const shown = rowSets.slice(page * pageSize, (page + 1) * pageSize);

  return { rows: shown.flatMap((rowSet) => rowSet.rows), count: rowSets.length };
}
