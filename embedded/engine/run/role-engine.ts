import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { OperationContext } from '../compile/context.ts';
import { type MeasuredOperation, measureOperation } from './measure-operation.ts';
import type { Model } from '../model/model.ts';
import type { RoleAccess } from '../permissions/access.ts';
import { type Operation, parseDocument, selectOperation } from '../request/parse-document.ts';
import { type ShapeOf, variableShape } from '../request/variable-shape.ts';
import { type GivenVariables, readVariables } from '../request/variables.ts';
import { buildRoleSchema } from '../schema/build-role-schema.ts';
import type { EngineSettings } from '../contract/settings.ts';
import type { AnswerLimits } from '../sql/answer-size.ts';
import { compileOperation } from './compile-operation.ts';
import { RecentCache } from './recent-cache.ts';
import { keepsArguments, type Plan, planBytes } from './plan.ts';

type RoleOptions = {
  readonly model: Model;
  readonly access: RoleAccess;
  readonly settings: EngineSettings;
  readonly isIntrospectionDisabled: boolean;
  readonly maxAnswer: AnswerLimits | undefined;
};

type KnownDocument = {
  readonly query: string;
  readonly document: DocumentNode;
  readonly tokens: number;
  readonly operations: Map<string | undefined, KnownOperation>;
};

/** An operation that has been sent, with what is found out once. */
export type KnownOperation = {
  /** Plans are kept under it. */
  readonly id: number;
  readonly operation: Operation;
  readonly document: DocumentNode;
  readonly documentLength: number;
  readonly measured: MeasuredOperation;
  readonly names: ReadonlySet<string>;
  readonly shapeOf: ShapeOf;
};

/** For each role, so that no role's requests drive out another's. */
const DOCUMENT_BYTES = 16 * 1024 * 1024;
const PLAN_BYTES = 32 * 1024 * 1024;
/** What a parsed document holds in memory for each character of its text. */
const BYTES_PER_CHARACTER = 60;

/**
 * One role's schema, and the plans of the operations that it has sent.
 *
 * Both caches are bounded by bytes (decision 19); what decides a plan is told in variable-shape.ts.
 */
export class RoleEngine {
  readonly schema: GraphQLSchema;
  readonly access: RoleAccess;
  readonly maxAnswer: AnswerLimits | undefined;
  readonly #context: OperationContext;
  readonly #documents = new RecentCache<KnownDocument>(DOCUMENT_BYTES);
  readonly #plans = new RecentCache<Plan>(PLAN_BYTES);
  /** One request asks for its document several times, whether or not it is kept. */
  #latest: KnownDocument | undefined;
  #nextId = 0;

  constructor({ model, access, settings, ...options }: RoleOptions) {
    this.schema = buildRoleSchema(model, access, settings);
    this.access = access;
    this.maxAnswer = options.maxAnswer;
    this.#context = {
      schema: this.schema,
      access,
      stringifyNumericTypes: settings.stringifyNumericTypes,
      ...options,
    };
  }

  /** How many tokens a document has; it is parsed unless it is known. */
  tokensOf(query: string, maxTokens: number): number {
    return this.#document(query, maxTokens).tokens;
  }

  /** The operation that is to run. */
  operation(query: string, operationName: string | undefined): KnownOperation {
    const { document, operations } = this.#document(query, Infinity);
    const cached = operations.get(operationName);
    if (cached !== undefined) return cached;
    const operation = selectOperation(document, operationName);
    const definitions = operation.definition.variableDefinitions ?? [];
    const known: KnownOperation = {
      id: this.#nextId++,
      operation,
      document,
      documentLength: query.length,
      measured: measureOperation(operation),
      names: new Set(definitions.map(({ variable }) => variable.name.value)),
      shapeOf: variableShape(definitions, this.schema),
    };
    operations.set(operationName, known);

    return known;
  }

  /** The plan for an operation with these variables, compiled once for every shape of them. */
  plan(known: KnownOperation, given: GivenVariables): Plan {
    for (const name in given) {
      if (!known.names.has(name)) readVariables(known.operation.definition, given);
    }
    const key = `${known.id} ${known.shapeOf(given)}`;
    const cached = this.#plans.get(key);
    if (cached !== undefined) return cached;
    const plan = compileOperation(known.operation, given, this.#context);
    this.#plans.offer(key, plan, key.length + sizeOf(plan, known, given));

    return plan;
  }

  #document(query: string, maxTokens: number): KnownDocument {
    if (this.#latest?.query === query) return this.#latest;
    const known = this.#documents.get(query) ?? this.#parse(query, maxTokens);
    this.#latest = known;

    return known;
  }

  #parse(query: string, maxTokens: number): KnownDocument {
    const document = parseDocument(query, maxTokens);
    const known = { query, document, tokens: document.tokenCount ?? 0, operations: new Map() };
    this.#documents.offer(query, known, query.length * BYTES_PER_CHARACTER);

    return known;
  }
}

/** The plan, the text whose parts its constants are, and the values that actions' arguments hold on to. */
function sizeOf(plan: Plan, { documentLength }: KnownOperation, given: GivenVariables): number {
  const bytes = planBytes(plan) + 2 * documentLength;

  return keepsArguments(plan)
    ? bytes + BYTES_PER_CHARACTER * (documentLength + JSON.stringify(given).length)
    : bytes;
}
