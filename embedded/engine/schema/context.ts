import {
  GraphQLBoolean,
  GraphQLEnumType,
  type GraphQLEnumTypeConfig,
  GraphQLInputObjectType,
  type GraphQLInputObjectTypeConfig,
  GraphQLInt,
  type GraphQLNamedType,
  GraphQLObjectType,
  type GraphQLObjectTypeConfig,
  GraphQLString,
  introspectionTypes,
  specifiedScalarTypes,
} from 'graphql';
import type { Model, Table } from '../model/model.ts';
import { nameTaken } from './name-taken.ts';
import type { RoleAccess, SelectAccess, TableAccess } from '../permissions/access.ts';

export type SchemaSettings = {
  readonly stringifyNumericTypes: boolean;
  readonly inferFunctionPermissions: boolean;
};

/** Name of a type, and the place in the metadata of the object that needs it: a table, a function, an action, … */
export type TypeName = { readonly name: string; readonly place: string };

/** Place of types that no object of the metadata names. */
export const BY_ENGINE = 'the engine';
/** Place of scalars, each of which many objects may need. */
export const SCALAR = 'a type of the database';

/** Names of types that every schema has, whether a role uses them or not. */
export const RESERVED = [
  ...[...specifiedScalarTypes, ...introspectionTypes].map(({ name }) => name),
  ...['query_root', 'mutation_root', 'subscription_root'],
];

/** Types that every schema has: introspection and directives use them. */
const ALWAYS = new Map([GraphQLInt, GraphQLString, GraphQLBoolean].map((type) => [type.name, type]));

/** State that a schema's parts share while it is built: the role's permissions and the types made so far. */
export class SchemaContext {
  readonly model: Model;
  readonly access: RoleAccess;
  readonly settings: SchemaSettings;
  readonly #types = new Map<string, GraphQLNamedType>();
  readonly #places = new Map(RESERVED.map((name) => [name, BY_ENGINE]));

  constructor(model: Model, access: RoleAccess, settings: SchemaSettings) {
    this.model = model;
    this.access = access;
    this.settings = settings;
  }

  /** Returns the type of that name; `make` makes it at the first call. Throws where another object has the name. */
  type<T extends GraphQLNamedType>({ name, place }: TypeName, make: () => T): T {
    const taken = this.#places.get(name);
    if (taken !== undefined && taken !== place) throw nameTaken(`type "${name}"`, [taken, place], this.model);
    this.#places.set(name, place);
    const known = this.#types.get(name);
    if (known !== undefined) return known as T;
    const made = make();
    this.#types.set(name, made);

    return made;
  }

  /** Returns the type of that name if it has been made; GraphQL's own that every schema has count as made. */
  madeType(name: string): GraphQLNamedType | undefined {
    return this.#types.get(name) ?? ALWAYS.get(name);
  }

  input(place: string, config: GraphQLInputObjectTypeConfig): GraphQLInputObjectType {
    return this.type({ name: config.name, place }, () => new GraphQLInputObjectType(config));
  }

  object(place: string, config: GraphQLObjectTypeConfig<unknown, unknown>): GraphQLObjectType {
    return this.type({ name: config.name, place }, () => new GraphQLObjectType(config));
  }

  enum(place: string, config: GraphQLEnumTypeConfig): GraphQLEnumType {
    return this.type({ name: config.name, place }, () => new GraphQLEnumType(config));
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
