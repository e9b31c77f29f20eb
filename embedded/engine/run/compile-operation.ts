import { type GraphQLObjectType, OperationTypeNode } from 'graphql';
import { EngineError } from '../errors/engine-error.ts';
import type { CompileContext, OperationContext } from '../compile/context.ts';
import { estimateSizes } from '../compile/sizes/estimate-sizes.ts';
import { jsonObject } from '../compile/json.ts';
import { compileMutationField } from '../compile/mutations/mutation-field.ts';
import { MutationContext } from '../compile/mutations/mutation.ts';
import { compileQueryField } from '../compile/query-field.ts';
import { rowEntries } from '../compile/row-entries.ts';
import { compileStream } from '../compile/stream.ts';
import type { Table } from '../model/model.ts';
import { Scope } from '../permissions/scope.ts';
import { collectFields, type Selection } from '../request/collect-fields.ts';
import type { SchemaTypes } from '../request/meaning.ts';
import { checkDirectives } from '../request/directives.ts';
import type { Operation } from '../request/parse-document.ts';
import { Path } from '../request/path.ts';
import { type GivenVariables, readVariables } from '../request/variables.ts';
import { invalid } from '../request/validation-error.ts';
import { renderForCohorts } from '../sql/render.ts';
import { selectWithin, selectWithinBytes } from '../sql/answer-size.ts';
import { join, type Sql, sql } from '../sql/sql.ts';
import { introspectionField } from './introspection.ts';
import {
  type AnswerField,
  type MixedField,
  type MutationPlan,
  type Plan,
  planCost,
  type QueryPlan,
  type SubscriptionPlan,
} from './plan.ts';
import { prepare, preparePlannedByValue } from '../postgres/prepared.ts';

type Answer = (selection: Selection) => AnswerField;

/** Checks an operation against the role's schema and compiles it for variables of the given ones' shape. */
export function compileOperation(
  operation: Operation,
  given: GivenVariables,
  context: OperationContext,
): Plan {
  const selections = selectionsOf(operation, given, context);
  const compile: CompileContext = { ...context, scope: new Scope(), rowEntries };
  const answer = (selection: Selection) => answerField(selection, operation, context);

  const plan = planOf(operation, selections, compile, answer);

  return { ...plan, sizes: estimateSizes(selections, context), cost: planCost(plan) };
}

/** A root field of a query with a plan of its own. */
export type RootPlan = { readonly key: string; readonly plan: QueryPlan };

/** Compiles each root field of a query by itself, to be explained; to be run they are one plan. */
export function compileRootFields(
  operation: Operation,
  given: GivenVariables,
  context: OperationContext,
): RootPlan[] {
  const answer = (selection: Selection) => answerField(selection, operation, context);

  return selectionsOf(operation, given, context).map((selection) => {
    const compile: CompileContext = { ...context, scope: new Scope(), rowEntries };

    return { key: selection.key, plan: queryPlan([selection], compile, answer) };
  });
}

function planOf(
  { definition }: Operation,
  selections: readonly Selection[],
  compile: CompileContext,
  answer: Answer,
): QueryPlan | SubscriptionPlan | MutationPlan {
  switch (definition.operation) {
    case OperationTypeNode.MUTATION:
      return mutationPlan(selections, compile, answer);
    case OperationTypeNode.SUBSCRIPTION:
      return subscriptionPlan(selections, compile);
    case OperationTypeNode.QUERY:
      return queryPlan(selections, compile, answer);
  }
}

const locations = { query: 'QUERY', mutation: 'MUTATION', subscription: 'SUBSCRIPTION' } as const;

/** Collects the operation's selections and checks every rule. */
function selectionsOf(
  { definition, fragments }: Operation,
  given: GivenVariables,
  { schema }: OperationContext,
): readonly Selection[] {
  checkDirectives(definition.directives, locations[definition.operation], Path.root, schema);
  const root = rootType(definition.operation, schema);
  const variables = readVariables(definition, given);

  return collectFields(root, definition.selectionSet, Path.root, { schema, fragments, variables });
}

function rootType(operation: OperationTypeNode, schema: SchemaTypes): GraphQLObjectType {
  const type = schema.getRootType(operation);
  if (type) return type;
  throw new EngineError('validation-failed', `no ${operation}s exist`);
}

function answerField(selection: Selection, operation: Operation, context: OperationContext): AnswerField {
  if (selection.name === '__typename') return { kind: 'text', json: JSON.stringify(selection.parent.name) };
  if (selection.meaning === undefined) return introspectionField(selection, operation, context);
  if (selection.meaning.kind === 'empty') return { kind: 'text', json: '""' };

  return { kind: 'action', selection };
}

/** Plans a query: `whole` if the database answers every field, `mixed` if it answers some, else `answers`. */
function queryPlan(selections: readonly Selection[], compile: CompileContext, answer: Answer): QueryPlan {
  const compiled = selections.map((selection) => ({
    selection,
    key: selection.key,
    value: compileQueryField(selection, compile),
  }));
  const entries = compiled.flatMap(({ key, value }) => (value === undefined ? [] : [{ key, value }]));
  if (entries.length === 0) {
    return {
      kind: 'answers',
      fields: compiled.map(({ key, selection }) => ({ key, ...answer(selection) })),
    };
  }
  if (entries.length === compiled.length)
    return { kind: 'whole', statement: prepareColumns([jsonObject(entries)], compile) };
  let column = 0;
  const fields = compiled.map(({ key, value, selection }): MixedField =>
    value === undefined ? { key, ...answer(selection) } : { key, kind: 'column', column: column++ },
  );
  const columns = entries.map(({ value }) => value);

  return { kind: 'mixed', statement: prepareColumns(columns, compile), fields };
}

function prepareColumns(columns: readonly Sql[], { access, maxAnswer, scope }: CompileContext) {
  const texts = columns.map((column) => sql`${column}::text`);
  const statement = selectWithinBytes(texts, maxAnswer);

  return scope.isPlannedByValue
    ? preparePlannedByValue(statement, access.role)
    : prepare(statement, access.role);
}

function subscriptionPlan(selections: readonly Selection[], compile: CompileContext): SubscriptionPlan {
  const [selection, ...others] = selections;
  if (selection === undefined || others.length > 0) {
    throw new EngineError('validation-failed', 'subscriptions must select one top level field');
  }
  // See https://spec.graphql.org/October2021/#sec-Single-root-field
  if (selection.meaning === undefined) {
    throw invalid(
      selection.path,
      `subscriptions must not select the introspection field "${selection.name}"`,
    );
  }
  if (selection.meaning.kind === 'stream') return streamPlan(selection, selection.meaning.table, compile);
  const value = compileQueryField(selection, compile);
  if (value === undefined)
    throw new EngineError('not-supported', 'only what the database answers can be subscribed to');
  const data = jsonObject([{ key: selection.key, value }]);
  const bounded = selectWithin([sql`${data}::text`], compile.maxAnswer);

  return { kind: 'live', ...batchOf(bounded, compile) };
}

function streamPlan(selection: Selection, table: Table, compile: CompileContext): SubscriptionPlan {
  const { batch, start } = compileStream(selection, table, compile);

  return {
    kind: 'stream',
    start: prepare(sql`select ${start}`, compile.access.role),
    ...batchOf(batch, compile),
  };
}

/** Renders SQL for many cohorts: it reads every value, constants of the document included, from the cohort's values. */
function batchOf(data: Sql, { scope, access }: CompileContext) {
  const batch = renderForCohorts(data);
  const values = join(batch.params.map((param) => sql`${param}`));
  const check = batch.params.length === 0 ? undefined : prepare(sql`select ${values}`, access.role);

  return { batch, check, dependencies: scope.dependencies, places: scope.places };
}

function mutationPlan(
  selections: readonly Selection[],
  compile: CompileContext,
  answer: Answer,
): MutationPlan {
  let slots = 0;
  const fields = selections.map((selection): MutationPlan['fields'][number] => {
    const { key, meaning } = selection;
    const context = new MutationContext(compile, () => slots++);
    if (!compileMutationField(selection, context)) return { key, ...answer(selection) };
    const statements = context.statements.map(({ sql: text, ...rest }) => ({
      ...rest,
      prepared: prepare(text, compile.access.role),
    }));

    return {
      key,
      kind: 'statements',
      statements,
      isList: meaning?.kind === 'update' && meaning.form === 'many',
    };
  });

  return { kind: 'mutation', fields };
}
