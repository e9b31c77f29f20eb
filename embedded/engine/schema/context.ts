import type { GraphQLNamedType } from 'graphql';
import type { Model, Table } from '../model/model.ts';
import type { RoleAccess, SelectAccess, TableAccess } from '../permissions/access.ts';

export type SchemaSettings = {
  readonly stringifyNumericTypes: boolean;
  readonly inferFunctionPermissions: boolean;
};

/** State that a schema's parts share while it is built: the role's permissions and the types made so far. */
export class SchemaContext {
  readonly model: Model;
  readonly access: RoleAccess;
  readonly settings: SchemaSettings;
  readonly #types = new Map<string, GraphQLNamedType>();

  constructor(model: Model, access: RoleAccess, settings: SchemaSettings) {
    this.model = model;
    this.access = access;
    this.settings = settings;
  }

  /** Returns the type of that name; `make` makes it at the first call. */
  type<T extends GraphQLNamedType>(name: string, make: () => T): T {
    const known = this.#types.get(name);
    if (known !== undefined) return known as T;
    const made = make();
    this.#types.set(name, made);

    return made;
  }

  of(table: Table): TableAccess {
    return this.access.of(table);
  }

  /** Returns the role's select permission for a table; throws if there is none. */
  selectOf(table: Table): SelectAccess {
    const { select } = this.of(table);
    if (select === undefined) throw new Error(`${this.access.role} may not read ${table.typeName}`);

    return select;
  }
}

/** Returns true if the role can read a column, a computed field or a relationship of a row. */
export function hasReadableRows(table: Table, context: SchemaContext): boolean {
  const { columns, computedFields } = context.selectOf(table);
  const isReadable = (other: Table) => context.of(other).select !== undefined;

  return (
    columns.size > 0 ||
    [...computedFields].some(({ result }) => result.kind === 'scalar' || isReadable(result.table)) ||
    [...table.relationships.values()].some(({ target }) => isReadable(target))
  );
}
