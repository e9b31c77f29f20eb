/** Record, or a form's values, keyed by column name. */
type Fields = Readonly<Record<string, unknown>>;

/** Returns whether the database treats two values as equal; one moment may be written in two ways. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other || ((one ?? null) === null && (other ?? null) === null)) return true;
  if (typeof one === 'string' && typeof other === 'string') return isSameMoment(one, other);

  return JSON.stringify(one) === JSON.stringify(other);
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

function isSameMoment(one: string, other: string): boolean {
  return MOMENT.test(one) && MOMENT.test(other) && new Date(one).getTime() === new Date(other).getTime();
}

/** Returns the columns whose values differ. */
export function changedColumns(before: Fields, after: Fields): string[] {
  return Object.keys(after).filter((column) => !isSame(before[column], after[column]));
}

export function pick(fields: Fields, columns: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(columns.map((column) => [column, fields[column]]));
}

/** Finds the record only if these columns still have the values that were loaded (compare and set). */
export function unchangedSince(loaded: Fields, columns: readonly string[]): Record<string, unknown> {
  const conditions = columns.map((column) => {
    const value = loaded[column] ?? null;
    return [column, value === null ? { _is_null: true } : { _eq: value }];
  });

  return { id: { _eq: loaded['id'] }, ...Object.fromEntries(conditions) };
}

/** Returns the columns that both I and somebody else changed since the record was loaded, to different values. */
export function conflictingColumns(loaded: Fields, mine: Fields, theirs: Fields, changed: readonly string[]) {
  return changed.filter(
    (column) => !isSame(theirs[column], loaded[column]) && !isSame(theirs[column], mine[column]),
  );
}

/** Returns the newer record's values with my changes applied, except in the fields where theirs were chosen. */
export function rebase<Values extends object>(
  values: { loaded: Values; mine: Values; theirs: Values },
  chosenTheirs: readonly string[],
): Values {
  const [loaded, mine, theirs] = [values.loaded as Fields, values.mine as Fields, values.theirs as Fields];
  const entries = Object.keys(mine).map((field) => {
    const isMine = !isSame(loaded[field], mine[field]) && !chosenTheirs.includes(field);
    return [field, isMine ? mine[field] : theirs[field]];
  });

  return Object.fromEntries(entries) as Values;
}
