import type { PostgresType } from '../catalog/catalog.ts';
import type { Relationship, Table, TableColumn } from '../model/model.ts';
import { allOf, type Condition, fromHere, joinCondition, type Row } from '../permissions/condition.ts';
import { type EnumInput, type Input, type ObjectInputField, unexpectedNull } from '../request/input.ts';
import { and, identifier, join, qualified, raw, type Sql, sql, where } from '../sql/sql.ts';
import { type CompileContext, readAccess } from './context.ts';
import { visibleColumn } from './visible.ts';

/** Functions of `where.ts`, handed in because `where` arguments and aggregate predicates contain each other. */
type Parts = {
  readonly compileWhere: (input: Input | undefined, table: Table, context: CompileContext) => Condition;
  readonly compileComparisons: (
    input: Input,
    left: { readonly type: PostgresType; toSql(row: Row): Sql },
  ) => Condition;
};

/**
 * Compiles conditions on aggregates of the related rows that the role may read.
 *
 * See https://hasura.io/docs/2.0/queries/postgres/filters/using-nested-objects/
 */
export function compileAggregatePredicates(
  relationship: Relationship,
  input: Input,
  context: CompileContext,
  parts: Parts,
): Condition {
  if (input.kind !== 'object') throw new Error('no aggregates');

  return allOf(input.fields.map((field) => compilePredicate(relationship, field, context, parts)));
}

function compilePredicate(
  relationship: Relationship,
  { meaning, input }: ObjectInputField,
  context: CompileContext,
  { compileWhere, compileComparisons }: Parts,
): Condition {
  if (input.kind === 'null') throw unexpectedNull(input);
  if (input.kind !== 'object') throw new Error('no predicate');
  const { target } = relationship;
  const given = new Map(input.fields.map((field) => [field.name, field.input]));
  const predicateInput = given.get('predicate');
  if (predicateInput === undefined) throw new Error('no predicate');
  const name = meaning?.kind === 'aggregate-function' ? meaning.name : 'count';
  const predicate = compileComparisons(predicateInput, {
    type: name === 'count' ? int : bool,
    toSql: ({ alias }) => aggregate(name, given, { table: target, alias }, context),
  });
  const filter = allOf([
    fromHere(readAccess(target, context).filter),
    compileWhere(given.get('filter'), target, context),
  ]);

  return (row) => {
    const alias = row.scope.alias();
    const related = { ...row, alias };
    const condition = and([joinCondition(relationship, row.alias, alias), filter(related)]);
    row.scope.readsRows(target, alias, condition);

    return sql`exists (select from ${qualified(target)} as ${identifier(alias)}${where(condition)} having ${predicate(related)})`;
  };
}

function aggregate(
  name: string,
  given: ReadonlyMap<string, Input>,
  row: { readonly table: Table; readonly alias: string },
  context: CompileContext,
): Sql {
  const columns = columnsOf(given.get('arguments')).map((column) => visibleColumn(column, row, context));
  if (columns.length === 0) return raw('count(*)');
  const flag = given.get('distinct');
  const distinct = flag?.kind === 'leaf' && flag.value === true ? raw('distinct ') : raw('');

  return sql`${raw(name)}(${distinct}${columns.length === 1 ? join(columns) : sql`(${join(columns)})`})`;
}

function columnsOf(input: Input | undefined): TableColumn[] {
  const items = input?.kind === 'list' ? input.items : input === undefined ? [] : [input];

  return items
    .filter((item): item is EnumInput => item.kind === 'enum')
    .map(({ value }) => value as TableColumn);
}

const int = builtIn('int8');
const bool = builtIn('bool');

function builtIn(name: string): PostgresType {
  return { schema: 'pg_catalog', name, kind: 'b', element: undefined };
}
