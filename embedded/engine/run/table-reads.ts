import { type RowsByKey, tableKey } from '../contract/execution.ts';
import { hashOfKey, type KeyColumn } from '../model/key-column.ts';
import { type KeyColumnsOf, kindOf } from '../permissions/key-columns.ts';
import type { Place, Places } from '../permissions/scope.ts';
import { type Bindings, bindParams } from '../postgres/prepared.ts';
import type { Param, RowColumn } from '../sql/sql.ts';
import type { SubscriptionPlan } from './plan.ts';

/** A value that a key column has in every row that a place reads. */
type PlaceKey = { readonly column: KeyColumn; readonly param: Param };
/** A table's name and, for each place that reads the table, one key. */
type TableRead = { readonly table: string; readonly keys: readonly PlaceKey[] };

const known = new WeakMap<SubscriptionPlan, readonly TableRead[]>();

/**
 * Returns the rows that a subscription with these values reads, by table. A table is left out if one of the places that
 * read it reads rows that no key tells apart, or if a value's text is not the one that the triggers hash.
 */
export function readsOf(
  plan: SubscriptionPlan,
  bindings: Bindings,
  keyColumnsOf: KeyColumnsOf,
): ReadonlyMap<string, readonly RowsByKey[]> {
  let reads = known.get(plan);
  if (reads === undefined) {
    reads = plan.places === undefined ? [] : readsByTable(plan.places, keyColumnsOf);
    known.set(plan, reads);
  }

  return new Map(
    reads.flatMap(({ table, keys }) => {
      const rows = rowsOf(keys, bindings);

      return rows === undefined ? [] : [[table, rows]];
    }),
  );
}

function rowsOf(keys: readonly PlaceKey[], bindings: Bindings): RowsByKey[] | undefined {
  const texts = bindParams(
    keys.map(({ param }) => param),
    bindings,
  );
  const rows = new Map<string, RowsByKey>();
  for (const [at, { column }] of keys.entries()) {
    // No row has a value that equals null, so such a place reads none.
    const text = texts[at] ?? null;
    if (text === null) continue;
    const hash = hashOfKey(column.kind, text);
    if (hash === undefined) return undefined;
    rows.set(`${column.name} ${hash}`, { column: column.name, hash });
  }

  return [...rows.values()];
}

function readsByTable({ places, renamed }: Places, keyColumnsOf: KeyColumnsOf): TableRead[] {
  const byAlias = new Map(places.map((place) => [place.alias, place]));
  const placeOf = (alias: string): Place | undefined => {
    const before = renamed.get(alias);

    return byAlias.get(alias) ?? (before === undefined ? undefined : placeOf(before));
  };
  const byTable = new Map<string, (PlaceKey | undefined)[]>();
  for (const place of places) {
    const name = tableKey(place.table);
    byTable.set(name, [...(byTable.get(name) ?? []), keyOf(place, keyColumnsOf(place.table), placeOf)]);
  }

  return [...byTable].flatMap(([table, keys]) =>
    keys.every((key) => key !== undefined) ? [{ table, keys }] : [],
  );
}

/** Returns the value of the first key column that is the same in every row that the place reads. */
function keyOf(
  place: Place,
  keyColumns: readonly KeyColumn[],
  placeOf: (alias: string) => Place | undefined,
): PlaceKey | undefined {
  for (const column of keyColumns) {
    const param = valueOf({ alias: place.alias, name: column.name }, place, placeOf);
    if (param !== undefined) return { column, param };
  }

  return undefined;
}

/**
 * Returns the parameter that a column equals in every row of the place: by a condition of the place itself, or because
 * it equals a column of the row around it, which equals the parameter there.
 */
function valueOf(
  column: RowColumn,
  place: Place,
  placeOf: (alias: string) => Place | undefined,
): Param | undefined {
  const others = place.equalities.filter((equality) => isSame(equality.column, column));
  for (const { value } of others) if ('kind' in value) return value;
  for (const { value } of others) {
    const outer = 'kind' in value || value.alias === place.alias ? undefined : placeOf(value.alias);
    if (outer === undefined || 'kind' in value) continue;
    const kind = kindOf(column.name, place.table);
    if (kind === undefined || kindOf(value.name, outer.table) !== kind) continue;
    const found = valueOf({ alias: outer.alias, name: value.name }, outer, placeOf);
    if (found !== undefined) return found;
  }

  return undefined;
}

function isSame(one: RowColumn, other: RowColumn): boolean {
  return one.alias === other.alias && one.name === other.name;
}
