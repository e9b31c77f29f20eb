import { type LivePlan, tableKey } from '../contract/execution.ts';
import type { Change } from './change.ts';
import type { Cohort } from './cohort.ts';
import type { Group } from './group.ts';

/** A cohort with its group. */
type Reader = { readonly cohort: Cohort; readonly group: Group };

/** The cohorts that read a table, and their groups. */
type TableReaders = {
  readonly groups: Set<Group>;
  /** Those that may read any row. */
  readonly whole: Map<Cohort, Reader>;
  /** Those that read only rows with certain values, by column and by the value's hash. */
  readonly byColumn: Map<string, Map<string, Map<Cohort, Reader>>>;
};

/** Finds the cohorts whose answers a change may alter. */
export class ReadIndex {
  readonly #tables = new Map<string, TableReaders>();

  add(reader: Reader, plan: LivePlan): void {
    for (const readers of this.#placesOf(plan)) readers.set(reader.cohort, reader);
  }

  /** Adds a group, by the plan that its cohorts share but for the rows that each reads. */
  addGroup(group: Group): void {
    for (const dependency of group.plan.dependencies) this.#readersOf(tableKey(dependency)).groups.add(group);
  }

  removeGroup(group: Group): void {
    for (const dependency of group.plan.dependencies)
      this.#tables.get(tableKey(dependency))?.groups.delete(group);
    this.#dropEmpty(group.plan);
  }

  /** Returns the groups that read a table. */
  groupsOf(table: string): Iterable<Group> {
    return this.#tables.get(table)?.groups ?? [];
  }

  remove(cohort: Cohort, plan: LivePlan): void {
    for (const readers of this.#placesOf(plan)) readers.delete(cohort);
    this.#dropEmpty(plan);
  }

  /** Returns the cohorts that read rows with changed values, some of them more than once. */
  *readersOf(table: string, hashes: NonNullable<Change['hashes']>): Iterable<Reader> {
    const readers = this.#tables.get(table);
    if (readers === undefined) return;
    yield* readers.whole.values();
    for (const [column, byHash] of readers.byColumn) {
      const changed = hashes.get(column) ?? byHash.keys();
      for (const hash of changed) yield* byHash.get(hash)?.values() ?? [];
    }
  }

  /** Returns every map that holds the plan's cohort; missing ones are made. */
  *#placesOf({ dependencies, reads }: LivePlan): Iterable<Map<Cohort, Reader>> {
    for (const dependency of dependencies) {
      const key = tableKey(dependency);
      const { whole, byColumn } = this.#readersOf(key);
      const rows = reads?.get(key);
      if (rows === undefined) yield whole;
      for (const { column, hash } of rows ?? [])
        yield entryOf(
          entryOf(byColumn, column, () => new Map()),
          hash,
          () => new Map(),
        );
    }
  }

  #readersOf(table: string): TableReaders {
    return entryOf(this.#tables, table, () => ({ groups: new Set(), whole: new Map(), byColumn: new Map() }));
  }

  #dropEmpty({ dependencies, reads }: LivePlan): void {
    for (const dependency of dependencies) {
      const key = tableKey(dependency);
      const readers = this.#tables.get(key);
      if (readers === undefined) continue;
      for (const { column, hash } of reads?.get(key) ?? []) {
        const byHash = readers.byColumn.get(column);
        if (byHash?.get(hash)?.size === 0) byHash.delete(hash);
        if (byHash?.size === 0) readers.byColumn.delete(column);
      }
      if (readers.groups.size === 0) this.#tables.delete(key);
    }
  }
}

function entryOf<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);

  return made;
}
