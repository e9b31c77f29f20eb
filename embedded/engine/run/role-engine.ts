import { setFlagsFromString } from 'node:v8';
import type { DocumentNode } from 'graphql';
import type { OperationContext } from '../compile/context.ts';
import { type MeasuredOperation, measureOperation } from './measure-operation.ts';
import type { Model } from '../model/model.ts';
import type { RoleAccess } from '../permissions/access.ts';
import { type Operation, parseDocument, selectOperation } from '../request/parse-document.ts';
import { type ShapeOf, variableShape } from '../request/variable-shape.ts';
import { validateDocument } from '../request/validate-document.ts';
import { type GivenVariables, readVariables } from '../request/variables.ts';
import { RoleSchema } from '../schema/role-schema.ts';
import type { EngineSettings } from '../contract/settings.ts';
import type { AnswerLimits } from '../sql/answer-size.ts';
import { compileOperation, compileRootFields, type RootPlan } from './compile-operation.ts';
import type { CachePool } from './cache-pool.ts';
import { RecentCache } from './recent-cache.ts';
import { keepsArguments, type Plan, planBytes } from './plan.ts';

type RoleOptions = {
  readonly model: Model;
  readonly access: RoleAccess;
  readonly settings: EngineSettings;
  readonly isIntrospectionDisabled: boolean;
  readonly maxAnswer: AnswerLimits | undefined;
  readonly caches: CachePool;
};

type KnownDocument = {
  readonly query: string;
  readonly document: DocumentNode;
  readonly tokens: number;
  readonly operations: Map<string | undefined, KnownOperation>;
  /** Keys of its plans that are kept. */
  readonly planKeys: Set<string>;
  /** True once the document has passed `validateDocument`. */
  isValid: boolean;
  /** True while the cache of documents keeps it. */
  isKept: boolean;
};

type KeptPlan = { readonly plan: Plan; readonly source: KnownDocument };

/** An operation that a client has sent, with the results of work that is done once for it. */
export type KnownOperation = {
  /** Part of the key under which the operation's plans are kept. */
  readonly id: number;
  readonly operation: Operation;
  readonly source: KnownDocument;
  readonly measured: MeasuredOperation;
  readonly names: ReadonlySet<string>;
  readonly shapeOf: ShapeOf;
  /**
   * Shape of the last request's variables, and the key of their plan: most requests have equal shapes. Undefined before
   * the operation was compiled for the first time.
   */
  last: { readonly shape: string; readonly key: string } | undefined;
};

/** Sizes of the caches of each role; no role's requests displace another's. */
const DOCUMENT_BYTES = 16 * 1024 * 1024;
const PLAN_BYTES = 32 * 1024 * 1024;
/** Answers of introspection are long and few, so they have a cache apart from the plans'. */
const INTROSPECTION_BYTES = 16 * 1024 * 1024;
/** Bytes that a parsed document takes in memory for each character of its text. */
const BYTES_PER_CHARACTER = 60;

/**
 * V8 would put the objects of each operation among those that live long, because the same code makes objects at the start
 * that do live long. Collecting such short-lived objects takes more time than making them.
 */
setFlagsFromString('--no-allocation-site-pretenuring');

/**
 * Holds one role's schema, and the documents and plans of the operations that the role has sent.
 *
 * Both caches are bounded by bytes (decision 19), and a plan is kept no longer than its document. variable-shape.ts
 * explains which variables share a plan.
 */
export class RoleEngine {
  readonly schema: RoleSchema;
  readonly access: RoleAccess;
  readonly maxAnswer: AnswerLimits | undefined;
  readonly #context: OperationContext;
  readonly #documents: RecentCache<KnownDocument>;
  readonly #plans: RecentCache<KeptPlan>;
  readonly #introspections: RecentCache<string>;
  /** Last document: one request needs its document several times, also if the cache does not keep it. */
  #latest: KnownDocument | undefined;
  #nextId = 0;

  constructor({ model, access, settings, caches, ...options }: RoleOptions) {
    this.#documents = new RecentCache(DOCUMENT_BYTES, caches, (document) => this.#forgetPlans(document));
    this.#plans = new RecentCache(PLAN_BYTES, caches, ({ source }, key) => source.planKeys.delete(key));
    this.#introspections = new RecentCache(INTROSPECTION_BYTES, caches);
    this.schema = new RoleSchema(model, access, settings);
    this.access = access;
    this.maxAnswer = options.maxAnswer;
    this.#context = {
      schema: this.schema,
      wholeSchema: () => this.schema.whole,
      access,
      stringifyNumericTypes: settings.stringifyNumericTypes,
      introspections: this.#introspections,
      ...options,
    };
  }

  /** Takes the caches of an engine that is dropped out of their pool. */
  close(): void {
    for (const cache of [this.#documents, this.#plans, this.#introspections]) cache.close();
  }

  /** Returns the number of a document's tokens; parses the document unless it is known. */
  tokensOf(query: string, maxTokens: number): number {
    return this.#document(query, maxTokens).tokens;
  }

  /** Returns the operation to run. */
  operation(query: string, operationName: string | undefined): KnownOperation {
    const source = this.#document(query, Infinity);
    const cached = source.operations.get(operationName);
    if (cached !== undefined) return cached;
    const operation = selectOperation(source.document, operationName);
    const definitions = operation.definition.variableDefinitions ?? [];
    const known: KnownOperation = {
      id: this.#nextId++,
      operation,
      source,
      measured: measureOperation(operation),
      names: new Set(definitions.map(({ variable }) => variable.name.value)),
      shapeOf: variableShape(definitions, this.schema),
      last: undefined,
    };
    source.operations.set(operationName, known);

    return known;
  }

  /** Returns the plan for an operation with these variables; it is compiled once for every shape of the variables. */
  plan(known: KnownOperation, given: GivenVariables): Plan {
    for (const name in given) {
      if (!known.names.has(name)) readVariables(known.operation.definition, given);
    }
    const cached = known.last && this.#plans.get(keyOf(known, given));
    if (cached !== undefined) return cached.plan;
    const plan = compileOperation(known.operation, given, this.#context);
    this.#validate(known);
    const key = keyOf(known, given);
    const { source } = known;
    const bytes = key.length + sizeOf(plan, known, given);
    if (this.#plans.offer(key, { plan, source }, bytes)) source.planKeys.add(key);

    return plan;
  }

  /** Compiles each root field of a query by itself; these plans are not kept. */
  rootPlans(known: KnownOperation, given: GivenVariables): RootPlan[] {
    const plans = compileRootFields(known.operation, given, this.#context);
    this.#validate(known);

    return plans;
  }

  /** Checks the rest of GraphQL's rules, after compiling, whose messages are Hasura's. */
  #validate({ source }: KnownOperation): void {
    if (source.isValid) return;
    validateDocument(source.document, this.schema, () => this.schema.whole);
    source.isValid = true;
  }

  #document(query: string, maxTokens: number): KnownDocument {
    if (this.#latest?.query === query) return this.#latest;
    const known = this.#documents.get(query) ?? this.#parse(query, maxTokens);
    if (this.#latest?.isKept === false) this.#forgetPlans(this.#latest);
    this.#latest = known;

    return known;
  }

  /** Forgets the plans of a document that is not kept: parsed again, it has other keys. */
  #forgetPlans(document: KnownDocument): void {
    document.isKept = false;
    for (const key of document.planKeys) this.#plans.delete(key);
    document.planKeys.clear();
  }

  #parse(query: string, maxTokens: number): KnownDocument {
    const document = parseDocument(query, maxTokens);
    const known: KnownDocument = {
      query,
      document,
      tokens: document.tokenCount ?? 0,
      operations: new Map(),
      planKeys: new Set(),
      isValid: false,
      isKept: false,
    };
    known.isKept = this.#documents.offer(query, known, query.length * BYTES_PER_CHARACTER);

    return known;
  }
}

/** Returns the key of an operation's plan for these variables. */
function keyOf(known: KnownOperation, given: GivenVariables): string {
  const shape = known.shapeOf(given);
  if (known.last?.shape === shape) return known.last.key;
  const key = `${known.id} ${shape}`;
  known.last = { shape, key };

  return key;
}

/**
 * Estimates the bytes of a plan, of the text in which its constants lie, and of the values that actions' arguments
 * keep.
 */
function sizeOf(plan: Plan, { source }: KnownOperation, given: GivenVariables): number {
  const { length } = source.query;
  const bytes = planBytes(plan) + 2 * length;

  return keepsArguments(plan) ? bytes + BYTES_PER_CHARACTER * (length + JSON.stringify(given).length) : bytes;
}
