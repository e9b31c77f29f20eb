import { GraphQLBoolean, type GraphQLInputFieldConfig, type GraphQLInputObjectType } from 'graphql';
import { type ColumnType, columnType } from '../model/column-type.ts';
import { isJsonb, operandType, textType } from '../operators/operator.ts';
import { operatorsOf } from '../operators/operators.ts';
import { BY_ENGINE, type SchemaContext } from './context.ts';
import { inputListOf, postgresValueType, scalarType, valueType } from './scalar-types.ts';

type Fields = Record<string, GraphQLInputFieldConfig>;

/** Builds `Int_comparison_exp` and the like, one for each type of columns. */
export function comparisonType(type: ColumnType, context: SchemaContext): GraphQLInputObjectType {
  return context.input(BY_ENGINE, {
    name: `${comparisonName(type)}_comparison_exp`,
    description: `Boolean expression to compare columns of type "${comparisonName(type)}". All fields are combined with logical 'AND'.`,
    fields: () => comparisonFields(type, context),
  });
}

function comparisonName(type: ColumnType): string {
  return type.kind === 'list' ? `${comparisonName(type.element)}_array` : type.name;
}

function comparisonFields(type: ColumnType, context: SchemaContext): Fields {
  const fields: Fields = {
    _is_null: { type: GraphQLBoolean, extensions: { meaning: { kind: 'is-null' } } },
  };
  for (const operator of operatorsOf(type)) {
    fields[operator.name] = {
      type: operandInput(operator.operand.kind, type, operandType(operator.operand, type.postgres), context),
      extensions: { meaning: { kind: 'operator', operator } },
    };
  }
  if (isJsonb(type)) fields['_cast'] = castField(context);

  return fields;
}

function operandInput(
  kind: string,
  type: ColumnType,
  operand: ColumnType['postgres'],
  context: SchemaContext,
): GraphQLInputFieldConfig['type'] {
  if (kind === 'same') return valueType(type, context);
  if (kind === 'list') return inputListOf(valueType(type, context));
  if (kind === 'list-of') return inputListOf(scalarType(columnTypeName(operand.element ?? operand), context));

  return postgresValueType(operand, context);
}

function columnTypeName(type: ColumnType['postgres']): string {
  const resolved = columnType(type, false);

  return resolved.kind === 'scalar' ? resolved.name : type.name;
}

/** Builds the field that compares a document as text: https://hasura.io/docs/2.0/queries/postgres/filters/jsonb-operators/#_cast */
function castField(context: SchemaContext): GraphQLInputFieldConfig {
  const name = 'jsonb_cast_exp';
  const text = columnType(textType, false);
  const type = context.input(BY_ENGINE, {
    name,
    fields: () => ({
      String: { type: comparisonType(text, context), extensions: { meaning: { kind: 'cast' } } },
    }),
  });

  return { type, extensions: { meaning: { kind: 'cast' } } };
}
