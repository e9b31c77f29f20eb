const forgettings = new Map<string, number>();

/**
 * Records that a table was changed, so that the public pages of this visit read it again when they are next opened. Until
 * the answer arrives, they show the old data.
 */
export function forgetTable(table: string): void {
  forgettings.set(table, (forgettings.get(table) ?? 0) + 1);
}

/** Returns how often `forgetTable` was called for these tables so far. */
export function forgettingsOf(tables: readonly string[]): number {
  return tables.reduce((sum, table) => sum + (forgettings.get(table) ?? 0), 0);
}
