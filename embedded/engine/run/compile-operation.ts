import { type GraphQLObjectType, type GraphQLSchema, OperationTypeNode } from 'graphql';
import { EngineError } from '../errors/engine-error.ts';
import type { CompileContext, OperationContext } from '../compile/context.ts';
import { jsonObject } from '../compile/json.ts';
import { compileMutationField } from '../compile/mutation-field.ts';
import { MutationContext } from '../compile/mutation.ts';
import { compileQueryField } from '../compile/query-field.ts';
import { rowEntries } from '../compile/row-entries.ts';
import { compileStream } from '../compile/stream.ts';
import type { Table } from '../model/model.ts';
import { Scope } from '../permissions/scope.ts';
import { collectFields, type Selection } from '../request/collect-fields.ts';
import { checkDirectives } from '../request/directives.ts';
import type { Operation } from '../request/parse-document.ts';
import { Path } from '../request/path.ts';
import { type GivenVariables, readVariables } from '../request/variables.ts';
import { join, type Sql, sql } from '../sql/sql.ts';
import { introspectionField } from './introspection.ts';
import type { AnswerField, MutationField, Plan, QueryField, QueryPlan } from './plan.ts';
import { prepare } from '../postgres/prepared.ts';

/** Checks an operation against the role's schema and compiles it, for variables of this shape. */
export function compileOperation(
  operation: Operation,
  given: GivenVariables,
  context: OperationContext,
): Plan {
  const { definition, fragments } = operation;
  const { schema } = context;
  const location = ({ query: 'QUERY', mutation: 'MUTATION', subscription: 'SUBSCRIPTION' } as const)[
    definition.operation
  ];
  checkDirectives(definition.directives, location, Path.root, schema);
  const root = rootType(definition.operation, schema);
  const variables = readVariables(definition, given);
  const selections = collectFields(root, definition.selectionSet, Path.root, {
    schema,
    fragments,
    variables,
  });
  const isSubscription = definition.operation === OperationTypeNode.SUBSCRIPTION;
  if (isSubscription && selections.length !== 1) {
    throw new EngineError('validation-failed', 'subscriptions must select one top level field');
  }
  const compile: CompileContext = { ...context, scope: new Scope(), rowEntries };
  const answer = (selection: Selection) => answerField(selection, operation, context);

  return definition.operation === OperationTypeNode.MUTATION
    ? { kind: 'mutation', fields: mutationFields(selections, compile, answer) }
    : queryPlan(selections, isSubscription, compile, answer);
}

function rootType(operation: OperationTypeNode, schema: GraphQLSchema): GraphQLObjectType {
  const type = schema.getRootType(operation);
  if (type) return type;
  throw new EngineError('validation-failed', `no ${operation}s exist`);
}

type Answer = (selection: Selection) => AnswerField;

function answerField(selection: Selection, operation: Operation, context: OperationContext): AnswerField {
  if (selection.name === '__typename') return { kind: 'text', json: JSON.stringify(selection.parent.name) };
  if (selection.meaning === undefined) return introspectionField(selection, operation, context);
  if (selection.meaning.kind === 'empty') return { kind: 'text', json: '""' };

  return { kind: 'action', selection };
}

function queryPlan(
  selections: readonly Selection[],
  isSubscription: boolean,
  compile: CompileContext,
  answer: Answer,
): QueryPlan {
  const [first] = selections;
  if (first?.meaning?.kind === 'stream') return streamPlan(first, first.meaning.table, compile);
  const values: { key: string; value: Sql }[] = [];
  const fields = selections.map((selection): QueryField => {
    const { key } = selection;
    const value = compileQueryField(selection, compile);
    if (value === undefined) return { key, ...answer(selection) };

    return { key, kind: 'column', column: values.push({ key, value }) - 1 };
  });
  const { dependencies } = compile.scope;
  const common = { kind: 'query', isSubscription, stream: undefined, dependencies } as const;
  const isWhole = fields.length > 0 && values.length === fields.length;
  const sqlText = isWhole
    ? sql`select ${jsonObject(values)}::text`
    : sql`select ${join(values.map(({ value }) => sql`${value}::text`))}`;
  if (values.length === 0) return { ...common, statement: undefined, sql: undefined, fields };

  return {
    ...common,
    statement: prepare(sqlText),
    sql: isWhole ? jsonObject(values) : undefined,
    fields: isWhole ? undefined : fields,
  };
}

/** It has no statement of its own: it runs as a part of a live batch only. */
function streamPlan(selection: Selection, table: Table, compile: CompileContext): QueryPlan {
  const stream = compileStream(selection, table, compile);
  const { dependencies } = compile.scope;
  const nothing = { statement: undefined, sql: undefined, fields: undefined };

  return { kind: 'query', isSubscription: true, ...nothing, stream, dependencies };
}

function mutationFields(
  selections: readonly Selection[],
  compile: CompileContext,
  answer: Answer,
): MutationField[] {
  let slots = 0;

  return selections.map((selection): MutationField => {
    const { key, meaning } = selection;
    const context = new MutationContext(compile, () => slots++);
    if (!compileMutationField(selection, context)) return { key, ...answer(selection) };
    const statements = context.statements.map(({ sql: text, ...rest }) => ({
      ...rest,
      prepared: prepare(text),
    }));

    return {
      key,
      kind: 'statements',
      statements,
      isList: meaning?.kind === 'update' && meaning.form === 'many',
    };
  });
}
