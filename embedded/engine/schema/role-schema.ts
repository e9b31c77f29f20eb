import type { GraphQLDirective, GraphQLNamedType, GraphQLObjectType, GraphQLSchema } from 'graphql';
import { OperationTypeNode } from 'graphql';
import type { Model } from '../model/model.ts';
import type { RoleAccess } from '../permissions/access.ts';
import type { SchemaTypes } from '../request/meaning.ts';
import { DIRECTIVES, rootOf, schemaOf } from './build-role-schema.ts';
import { SchemaContext, type SchemaSettings } from './context.ts';
import { describeScalars } from './describe-scalars.ts';

type Settings = SchemaSettings & { readonly beyondHasura: boolean };

/**
 * The schema of a role, of which a part is made when a document needs it: a root with the first operation of its kind,
 * the fields of a type with the first selection or argument of that type. Few documents need a schema's every type.
 */
export class RoleSchema implements SchemaTypes {
  readonly #context: SchemaContext;
  readonly #settings: Settings;
  readonly #roots = new Map<OperationTypeNode, GraphQLObjectType | undefined>();
  #whole: GraphQLSchema | undefined;

  constructor(model: Model, access: RoleAccess, settings: Settings) {
    this.#context = new SchemaContext(model, access, settings);
    this.#settings = settings;
  }

  /** The schema with all of its types. */
  get whole(): GraphQLSchema {
    this.#whole ??= this.#makeWhole();

    return this.#whole;
  }

  getRootType(operation: OperationTypeNode): GraphQLObjectType | undefined {
    if (!this.#roots.has(operation)) this.#roots.set(operation, rootOf(operation, this.#context));

    return this.#roots.get(operation);
  }

  getQueryType(): GraphQLObjectType | undefined {
    return this.getRootType(OperationTypeNode.QUERY);
  }

  getDirective(name: string): GraphQLDirective | undefined {
    return DIRECTIVES.find((directive) => directive.name === name);
  }

  /** Returns a type by its name; a name that no part made so far has is looked for in the whole schema. */
  getType(name: string): GraphQLNamedType | undefined {
    return this.#context.madeType(name) ?? this.whole.getType(name);
  }

  #makeWhole(): GraphQLSchema {
    const schema = schemaOf({
      query: this.getRootType(OperationTypeNode.QUERY),
      mutation: this.getRootType(OperationTypeNode.MUTATION),
      subscription: this.getRootType(OperationTypeNode.SUBSCRIPTION),
    });

    return this.#settings.beyondHasura ? describeScalars(schema) : schema;
  }
}
