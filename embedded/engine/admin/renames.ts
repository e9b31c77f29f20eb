import { isFields, type Fields } from './command.ts';
import { entriesOf, nameIn, type Name, type Node } from './metadata-tree.ts';
import { keyOf, type SchemaChanges, type SchemaSnapshot } from './schema-changes.ts';

/** New names of tables and columns, and where the relationships of the old ones lead. */
export class Renames {
  readonly #changes: SchemaChanges;
  readonly #entries: ReadonlyMap<string, Node>;

  constructor(metadata: Node, changes: SchemaChanges) {
    this.#changes = changes;
    const tables = entriesOf(metadata, 'sources').flatMap((source) => entriesOf(source, 'tables'));
    // The entries are copied, because the meaning of names is asked while tables change.
    this.#entries = new Map(
      tables.map((table) => {
        const name = nameIn(table['table']);

        return [name === undefined ? '' : keyOf(name), structuredClone(table)];
      }),
    );
  }

  isDroppedTable(name: Name): boolean {
    return this.#changes.droppedTables.has(keyOf(name));
  }

  isDroppedFunction(named: unknown): boolean {
    const name = nameIn(named);

    return name !== undefined && this.#changes.droppedFunctions.has(keyOf(name));
  }

  /** Returns a table's name, in its form where it stays. */
  table(named: unknown): unknown {
    const name = nameIn(named);

    return (name && this.#changes.renamedTables.get(keyOf(name))) ?? named;
  }

  column(column: string, table: Name | undefined): string {
    return (table && this.#changes.columns.get(keyOf(table))?.get(column)) ?? column;
  }

  relationship(name: string, table: Name): string {
    const renamed = this.#changes.relationship;

    return renamed?.from === name && keyOf(renamed.table) === keyOf(table) ? renamed.to : name;
  }

  /** Renames a column or a list of them. */
  columns(value: unknown, table: Name | undefined): unknown {
    if (Array.isArray(value)) return value.map((one) => this.columns(one, table));

    return typeof value === 'string' ? this.column(value, table) : value;
  }

  /** Renames the keys of an object, which are columns. */
  keys(fields: Fields, table: Name): Fields {
    return Object.fromEntries(Object.entries(fields).map(([key, value]) => [this.column(key, table), value]));
  }

  /** Renames keys and leaves out those of dropped columns. */
  keptKeys(fields: Fields, table: Name): Fields {
    const changed = this.#changes.columns.get(keyOf(table));
    const kept = Object.entries(fields).filter(
      ([key]) => !changed?.has(key) || changed.get(key) !== undefined,
    );

    return this.keys(Object.fromEntries(kept), table);
  }

  /** Returns the column that a key of a condition means: one of this name, or one that the metadata call so. */
  columnOf(table: Name, key: string): string {
    const relation = this.#changes.before.relations.find((one) => keyOf(one) === keyOf(table));
    if (relation !== undefined && Object.values(relation.columns).includes(key)) return key;
    const configuration = this.#entries.get(keyOf(table))?.['configuration'];
    if (!isFields(configuration)) return key;
    const names = [configuration['custom_column_names'], configuration['column_config']].filter(isFields);
    const found = names
      .flatMap((one) => Object.entries(one))
      .find(([, given]) => (isFields(given) ? given['custom_name'] : given) === key);

    return found?.[0] ?? key;
  }

  /** Returns the table to which a field of a table leads; undefined for a column. */
  targetOf(table: Name, field: string): Name | undefined {
    const entry = this.#entries.get(keyOf(table));
    if (entry === undefined) return undefined;
    const relationships = ['object_relationships', 'array_relationships'].flatMap((kind) =>
      entriesOf(entry, kind),
    );
    const using = relationships.find(({ name }) => name === field)?.['using'];
    if (isFields(using)) return targetOfUsing(using, table, this.#changes.before);
    const computed = entriesOf(entry, 'computed_fields').find(({ name }) => name === field)?.['definition'];

    return isFields(computed) ? rowsOf(computed['function'], this.#changes.before) : undefined;
  }
}

function targetOfUsing(
  { foreign_key_constraint_on: key, manual_configuration: manual }: Fields,
  table: Name,
  { relations }: SchemaSnapshot,
): Name | undefined {
  if (isFields(manual)) return nameIn(manual['remote_table']);
  if (isFields(key)) return nameIn(key['table']);
  const columns = Array.isArray(key) ? key : [key];
  const keys = relations.find((relation) => keyOf(relation) === keyOf(table))?.keys ?? [];
  const found = keys.find(
    (one) => one.columns.length === columns.length && one.columns.every((column) => columns.includes(column)),
  );

  return relations.find(({ oid }) => oid === found?.target);
}

function rowsOf(named: unknown, { relations, routines }: SchemaSnapshot): Name | undefined {
  const name = nameIn(named);
  const routine = routines.find((one) => name !== undefined && keyOf(one) === keyOf(name));

  return relations.find(({ oid }) => oid === routine?.rowsOf);
}
