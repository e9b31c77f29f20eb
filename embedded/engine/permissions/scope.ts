import { catalogKey } from '../catalog/catalog.ts';
import type { QualifiedName } from '../metadata/metadata.ts';
import type { Table } from '../model/model.ts';
import type { Equality, Sql } from '../sql/sql.ts';

/** A place of a statement that reads rows of a table. */
export type Place = {
  readonly table: Table;
  readonly alias: string;
  /** Equalities that hold in every row that the place reads. */
  readonly equalities: readonly Equality[];
};

/** All places of a statement. */
export type Places = {
  readonly places: readonly Place[];
  /** The alias of the rows that another alias names again, such as those of a common table expression. */
  readonly renamed: ReadonlyMap<string, string>;
};

/** A table, a view or a function that an answer depends on; a function may have the name of a table. */
export type Dependency = QualifiedName & { readonly isFunction?: boolean };

/** Collects the aliases that one statement uses, and the tables, views and functions that it depends on. */
export class Scope {
  readonly #tables = new Map<string, Dependency>();
  readonly #functions = new Map<string, Dependency>();
  readonly #places: Place[] = [];
  readonly #renamed = new Map<string, string>();
  #hasUnknownPlaces = false;
  #aliases = 0;
  #isPlannedByValue = false;

  /** Returns a new alias for a row. */
  alias(): string {
    return `t${this.#aliases++}`;
  }

  /** Records that the answer depends on a table or view, of which any row may be read. */
  reads(relation: QualifiedName): void {
    this.#hasUnknownPlaces = true;
    this.#dependsOn(relation);
  }

  /** Records that the answer depends on a function, which may read anything. */
  calls({ schema, name }: QualifiedName): void {
    this.#hasUnknownPlaces = true;
    this.#functions.set(catalogKey({ schema, name }), { schema, name, isFunction: true });
  }

  /** Records that rows of a table or view are read under the alias, only those that fulfil the condition. */
  readsRows(table: Table, alias: string, { equalities = [] }: Sql): void {
    this.#places.push({ table, alias, equalities });
    this.#dependsOn(table);
  }

  /** Records that `next` names only rows that `alias` names. */
  renames(alias: string, next: string): void {
    this.#renamed.set(next, alias);
  }

  /** Records that PostgreSQL must plan the statement for each execution's values to choose a good plan. */
  plansByValue(): void {
    this.#isPlannedByValue = true;
  }

  get isPlannedByValue(): boolean {
    return this.#isPlannedByValue;
  }

  /** Places in which the statement reads rows; undefined if some of them can't be found out. */
  get places(): Places | undefined {
    return this.#hasUnknownPlaces ? undefined : { places: this.#places, renamed: this.#renamed };
  }

  #dependsOn({ schema, name }: QualifiedName): void {
    this.#tables.set(catalogKey({ schema, name }), { schema, name });
  }

  get dependencies(): readonly Dependency[] {
    return [...this.#tables.values(), ...this.#functions.values()];
  }
}
