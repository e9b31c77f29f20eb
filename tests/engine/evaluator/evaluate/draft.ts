import type { Permissions, Session, State, Table, World } from '../world/model.ts';
import { tableOf } from '../world/model.ts';
import { canonicalText, compareDecimals, decimal, type Row, type Value } from '../world/values.ts';
import { type Context, rolesOf } from './context.ts';
import { coerced } from './lists.ts';
import { Refusal } from './refusal.ts';

/** Rows as a mutation changes them; a refused one leaves the state that it began with. */
export class Draft {
  readonly world: World;
  readonly session: Session;
  state: State;
  constructor({ world, session, state }: Context) {
    this.world = world;
    this.session = session;
    this.state = state;
  }

  rows(table: Table): readonly Row[] {
    return this.state.get(table.name) ?? [];
  }

  put(table: Table, rows: readonly Row[]): void {
    this.state = new Map([...this.state, [table.name, rows]]);
  }

  /** Changes rows, each in the table that has it: of a parent that may be an heir. */
  replace(changed: ReadonlyMap<Row, Row | undefined>): void {
    const tables = [...this.state].map(([name, rows]) => {
      const kept = rows
        .map((row) => (changed.has(row) ? changed.get(row) : row))
        .filter((row) => row !== undefined);
      return [name, kept] as const;
    });
    this.state = new Map(tables);
  }
}

type Kind = 'insert' | 'update' | 'delete';
/** Returns what a role may write: an inherited role what only one of its roles may write, or each of them equally. */
export function writeAccess<K extends Kind>(
  table: Table,
  role: string,
  kind: K,
): NonNullable<Permissions[K]> | undefined {
  if (role === 'admin') return everything(table)[kind] as NonNullable<Permissions[K]> | undefined;
  const [found, ...others] = rolesOf(role)
    .map((one) => table.permissions.get(one)?.[kind])
    .filter((one) => one !== undefined);

  return others.every((other) => permissionText(other) === permissionText(found)) ? found : undefined;
}

/** Writes a permission so that equal ones have the same text. */
function permissionText(permission: object | undefined): string {
  return canonicalText(
    JSON.parse(
      JSON.stringify(permission ?? null, (_, value: unknown) =>
        value instanceof Set ? [...(value as ReadonlySet<string>)].toSorted() : value,
      ),
    ) as Value,
  );
}

function everything({ columns, isEnum }: Table): Pick<Permissions, Kind> {
  if (isEnum === true) return {};
  const names = new Set(columns.filter(({ generated }) => generated === undefined).map(({ name }) => name));
  const write = { columns: names, check: {}, set: {} };

  return { insert: write, update: { ...write, filter: {} }, delete: { filter: {} } };
}

/** Fills in what Postgres computes of a row, and refuses values that a column can't have. */
export function stored(table: Table, given: Row): Row {
  const row = { ...given };
  const { partitions } = table;
  if (partitions !== undefined && !partitions.some(({ values }) => values.includes(row['part'] ?? null)))
    throw new Refusal('permission-error');
  for (const { name, isNullable, generated, scalar } of table.columns) {
    if (generated !== undefined) row[name] = generated.valueOf(row);
    else if (row[name] === null || row[name] === undefined) {
      if (!isNullable) throw new Refusal('constraint-violation');
      row[name] = null;
    } else {
      row[name] = coerced(scalar, row[name]);
      checkRange(scalar.sql, row[name] ?? null);
    }
  }

  return row;
}

/** Numbers that are too large for a column. */
const TOO_LARGE: Readonly<Record<string, string>> = {
  smallint: String(2 ** 15),
  int: String(2 ** 31),
  rank: String(2 ** 31),
  bigint: String(2n ** 63n),
  'numeric(8,2)': String(10 ** 6),
  price: String(10n ** 16n),
};

function checkRange(sql: string, value: Value): void {
  const most = TOO_LARGE[sql];
  if (most === undefined) return;
  const digits = String(value).replace('-', '');
  if (compareDecimals(decimal(digits), decimal(most)) >= 0) throw new Refusal('data-exception');
  if (sql === 'rank' && String(value).startsWith('-')) throw new Refusal('permission-error');
}

export function sameKey(table: Table, one: Row, other: Row): boolean {
  return table.key.every((name) => one[name] === other[name]);
}

/** Refuses rows that refer to no row; a foreign key with a null refers to none. */
export function checkReferences(draft: Draft, table: Table, rows: readonly Row[]): void {
  for (const { columns, target, targetColumns } of table.foreignKeys) {
    const targets = draft.rows(tableOf(draft.world, target));
    for (const row of rows) {
      if (columns.some((name) => row[name] === null)) continue;
      const isThere = targets.some((other) =>
        columns.every((name, at) => row[name] === other[targetColumns[at] ?? '']),
      );
      if (!isThere) throw new Refusal('constraint-violation');
    }
  }
}
