import { isNull } from '../operators/comparison.ts';
import { leftSide, operandType } from '../operators/operator.ts';
import type { ComputedField, Table } from '../model/model.ts';
import { callOnRow } from '../permissions/call-on-row.ts';
import {
  allOf,
  anyOf,
  type Condition,
  fromHere,
  not,
  type Row,
  someComputed,
  someRelated,
} from '../permissions/condition.ts';
import { type Input, type ObjectInputField, unexpectedNull } from '../request/input.ts';
import { identifier, isFalse, isTrue, type Sql, sql } from '../sql/sql.ts';
import type { PostgresType } from '../catalog/catalog.ts';
import { compileAggregatePredicates } from './aggregate-predicate.ts';
import { type CompileContext, readAccess } from './context.ts';
import { inputValue } from './mutations/input-value.ts';
import { visibleColumn, visibleValue } from './visible.ts';

/** The left side of a comparison, for any row. */
type Left = { readonly type: PostgresType; toSql(row: Row): Sql };

/**
 * Compiles a `where` argument to a condition; a missing argument is always true. Null is an error anywhere in it: if
 * null meant no condition, a variable left out by mistake would change every row.
 *
 * See https://hasura.io/docs/2.0/deployment/graphql-engine-flags/reference/#v1-boolean-null-collapse
 */
export function compileWhere(input: Input | undefined, table: Table, context: CompileContext): Condition {
  if (input?.kind !== 'object') return () => isTrue;

  return allOf(input.fields.map((field) => compileField(field, table, context)));
}

function compileField(
  { meaning, input }: ObjectInputField,
  table: Table,
  context: CompileContext,
): Condition {
  if (input.kind === 'null') throw unexpectedNull(input);
  switch (meaning?.kind) {
    case 'and':
      return allOf(listOf(input).map((item) => compileWhere(item, table, context)));
    case 'or':
      return orOf(input, table, context);
    case 'not':
      return not(compileWhere(input, table, context));
    case 'related': {
      const { target } = meaning.relationship;
      const inner = compileWhere(input, target, context);

      return someRelated(meaning.relationship, allOf([fromHere(readAccess(target, context).filter), inner]));
    }
    case 'related-aggregate':
      return compileAggregatePredicates(meaning.relationship, input, context, {
        compileWhere,
        compileComparisons,
      });
    case 'column': {
      const { column } = meaning;

      return compileComparisons(input, {
        type: column.type.postgres,
        toSql: ({ alias }) => visibleColumn(column, { table, alias }, context),
      });
    }
    case 'computed':
      return compileComputed(meaning.field, input, table, context);
    default:
      throw new Error(`no condition: ${meaning?.kind ?? 'without meaning'}`);
  }
}

/** Compiles a condition on a computed field: a scalar is compared like a column, rows like those of a relationship. */
function compileComputed(
  field: ComputedField,
  input: Input,
  table: Table,
  context: CompileContext,
): Condition {
  const { call, result } = field;
  if (result.kind === 'table') {
    const { filter } = readAccess(result.table, context);
    const inner = compileWhere(input, result.table, context);

    return someComputed(field, result.table, allOf([fromHere(filter), inner]));
  }
  const toSql = ({ alias, scope }: Row) =>
    visibleValue(field, callOnRow(call, identifier(alias), scope), { table, alias }, context);

  return compileComparisons(input, { type: call.function.returnType, toSql });
}

/** Compiles `_or`; `_or: []` matches no row. */
function orOf(input: Input, table: Table, context: CompileContext): Condition {
  const items = listOf(input);
  if (items.length === 0) return () => isFalse;

  return anyOf(items.map((item) => compileWhere(item, table, context)));
}

function listOf(input: Input): readonly Input[] {
  return input.kind === 'list' ? input.items : [];
}

function compileComparisons(input: Input, left: Left): Condition {
  if (input.kind === 'null') throw unexpectedNull(input);
  if (input.kind !== 'object') throw new Error('no comparisons');

  return allOf(input.fields.map((field) => compileComparison(field, left)));
}

function compileComparison({ meaning, input }: ObjectInputField, left: Left): Condition {
  if (input.kind === 'null') throw unexpectedNull(input);
  switch (meaning?.kind) {
    case 'is-null': {
      if (input.kind !== 'leaf') throw new Error('no flag');

      return (row) => isNull.toSql(left.toSql(row), input.value === true || input.value === 'true');
    }
    case 'operator': {
      const operand = inputValue(input, operandType(meaning.operator.operand, left.type));

      return (row) => {
        if (meaning.operator.isPattern) row.scope.plansByValue();

        return meaning.operator.toSql(leftSide(left.toSql(row), left.type), operand);
      };
    }
    case 'cast':
      return compileCast(input, left);
    default:
      throw new Error(`no comparison: ${meaning?.kind ?? 'without meaning'}`);
  }
}

const text: PostgresType = { schema: 'pg_catalog', name: 'text', kind: 'b', element: undefined };

function compileCast(input: Input, left: Left): Condition {
  if (input.kind !== 'object') return () => isTrue;
  const casted: Left = { type: text, toSql: (row) => sql`(${left.toSql(row)})::text` };

  return allOf(input.fields.map((field) => compileComparisons(field.input, casted)));
}
