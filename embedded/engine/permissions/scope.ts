import { catalogKey } from '../catalog/catalog.ts';
import type { QualifiedName } from '../metadata/metadata.ts';

/** What one statement has used so far: aliases, and the tables, views and functions that it depends on. */
export class Scope {
  readonly #dependencies = new Map<string, QualifiedName>();
  #aliases = 0;
  #isPlannedByValue = false;

  /** A new alias for a row. */
  alias(): string {
    return `t${this.#aliases++}`;
  }

  /** Notes that the answer depends on a table, view or function. */
  reads({ schema, name }: QualifiedName): void {
    this.#dependencies.set(catalogKey({ schema, name }), { schema, name });
  }

  /** Notes that PostgreSQL must know the values before it can tell how to find the rows. */
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
