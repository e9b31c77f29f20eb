/** A change of a table: a report of the triggers. */
export type Change = {
  /** The key of the table. */
  readonly table: string;
  /**
   * Hashes of the values that changed rows have or had, by column. Undefined if any row may have changed; a column that is
   * not among them may have had any value.
   */
  readonly hashes: ReadonlyMap<string, readonly string[]> | undefined;
};

/** Reads a report; undefined for a text that no trigger sends, as any user of the database may notify. */
export function readChange(payload: string): Change | undefined {
  let parts: unknown;
  try {
    parts = JSON.parse(payload);
  } catch {
    return undefined;
  }
  if (!Array.isArray(parts) || !Array.isArray(parts[0])) return undefined;
  const [table, hashes] = parts as unknown[];

  return { table: JSON.stringify(table), hashes: readHashes(hashes) };
}

function readHashes(hashes: unknown): Change['hashes'] {
  if (typeof hashes !== 'object' || hashes === null) return undefined;

  return new Map(
    Object.entries(hashes).map(([column, joined]) => [column, String(joined).split(' ').filter(Boolean)]),
  );
}
