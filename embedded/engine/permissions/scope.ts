import { catalogKey } from '../catalog/catalog.ts';
import type { QualifiedName } from '../metadata/metadata.ts';

/** Collects the aliases that one statement uses, and the tables, views and functions that it depends on. */
export class Scope {
  readonly #dependencies = new Map<string, QualifiedName>();
  #aliases = 0;
  #isPlannedByValue = false;

  /** Returns a new alias for a row. */
  alias(): string {
    return `t${this.#aliases++}`;
  }

  /** Records that the answer depends on a table, view or function. */
  reads({ schema, name }: QualifiedName): void {
    this.#dependencies.set(catalogKey({ schema, name }), { schema, name });
  }

  /** Records that PostgreSQL must plan the statement for each execution's values to choose a good plan. */
  plansByValue(): void {
    this.#isPlannedByValue = true;
  }

  get isPlannedByValue(): boolean {
    return this.#isPlannedByValue;
  }

  get dependencies(): readonly QualifiedName[] {
    return [...this.#dependencies.values()];
  }
}
