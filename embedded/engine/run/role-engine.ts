import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { Model } from '../model/model.ts';
import type { RoleAccess } from '../permissions/access.ts';
import { type Operation, selectOperation } from '../request/parse-document.ts';
import { type ShapeOf, variableShape } from '../request/variable-shape.ts';
import { type GivenVariables, readVariables } from '../request/variables.ts';
import { buildRoleSchema } from '../schema/build-role-schema.ts';
import type { EngineSettings } from '../contract/settings.ts';
import { compileOperation } from './compile-operation.ts';
import { RecentCache } from './recent-cache.ts';
import type { Plan } from './plan.ts';

type RoleOptions = {
  readonly model: Model;
  readonly access: RoleAccess;
  readonly settings: EngineSettings;
  readonly isIntrospectionDisabled: boolean;
  readonly parse: (query: string) => DocumentNode;
};

type KnownOperation = {
  readonly operation: Operation;
  readonly names: ReadonlySet<string>;
  readonly shapeOf: ShapeOf;
  readonly plans: RecentCache<string, Plan>;
};

const OPERATIONS = 1_000;
const PLANS_PER_OPERATION = 100;

/** One role's schema, and the plans of the operations that it has sent. */
export class RoleEngine {
  readonly schema: GraphQLSchema;
  readonly access: RoleAccess;
  readonly #options: RoleOptions;
  readonly #operations = new RecentCache<string, KnownOperation>(OPERATIONS);

  constructor(options: RoleOptions) {
    this.schema = buildRoleSchema(options.model, options.access, options.settings);
    this.access = options.access;
    this.#options = options;
  }

  /** The plan for an operation with these variables, compiled once for every shape of them. */
  plan(query: string, operationName: string | undefined, given: GivenVariables): Plan {
    const known = this.#operation(query, operationName);
    for (const name in given) {
      if (!known.names.has(name)) readVariables(known.operation.definition, given);
    }
    const shape = known.shapeOf(given);
    const cached = known.plans.get(shape);
    if (cached !== undefined) return cached;
    const { access, settings, isIntrospectionDisabled } = this.#options;
    const plan = compileOperation(known.operation, given, {
      schema: this.schema,
      access,
      stringifyNumericTypes: settings.stringifyNumericTypes,
      isIntrospectionDisabled,
    });
    known.plans.set(shape, plan);

    return plan;
  }

  #operation(query: string, operationName: string | undefined): KnownOperation {
    const key = operationName === undefined ? query : `${operationName}\n${query}`;
    const cached = this.#operations.get(key);
    if (cached !== undefined) return cached;
    const operation = selectOperation(this.#options.parse(query), operationName);
    const definitions = operation.definition.variableDefinitions ?? [];
    const known: KnownOperation = {
      operation,
      names: new Set(definitions.map(({ variable }) => variable.name.value)),
      shapeOf: variableShape(definitions, this.schema),
      plans: new RecentCache(PLANS_PER_OPERATION),
    };
    this.#operations.set(key, known);

    return known;
  }
}
