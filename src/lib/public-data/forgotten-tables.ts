const forgettings = new Map<string, number>();

/**
 * Something was saved in a table: public pages of this visit ask for it again when they are next opened. Silently: what
 * is on the screen stays until the answer is there.
 */
export function forgetTable(table: string): void {
  forgettings.set(table, (forgettings.get(table) ?? 0) + 1);
}

/** How often these tables were forgotten so far. */
export function forgettingsOf(tables: readonly string[]): number {
  return tables.reduce((sum, table) => sum + (forgettings.get(table) ?? 0), 0);
}
