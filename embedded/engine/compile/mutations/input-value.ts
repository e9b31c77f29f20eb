import type { PostgresType } from '../../catalog/catalog.ts';
import { castName } from '../../model/column-type.ts';
import type { TableColumn } from '../../model/model.ts';
import { arrayLiteral, toPostgres } from '../../model/postgres-value.ts';
import type { Input, LeafInput } from '../../request/input.ts';
import { invalid } from '../../request/validation-error.ts';
import { join, type Param, raw, type Sql, sql } from '../../sql/sql.ts';

/** Compiles an argument's value to a parameter, or to an array of parameters. */
export function inputValue(input: Input, type: PostgresType): Sql {
  if (type.element?.element !== undefined) return rowsOfLists(input, type.element);
  switch (input.kind) {
    case 'null':
      return sql`${literalParam(null, type)}`;
    case 'leaf':
      return sql`${leafParam(input, castName(type), (value) => toPostgres(type, value))}`;
    case 'enum':
      return sql`${literalParam(input.name, type)}`;
    case 'list': {
      const { element } = type;
      if (element === undefined) throw new Error(`${type.name} takes no list`);

      return sql`array[${join(input.items.map((item) => inputValue(item, element)))}]::${raw(castName(type))}`;
    }
    case 'object':
      throw new Error(`${type.name} takes no object`);
  }
}

/**
 * Compiles a column's new value. Null for a `not null` column is refused before PostgreSQL is asked, as in Hasura since 2.0
 * (https://github.com/hasura/graphql-engine/issues/704). `written` is the value's type, if not the column's own.
 */
export function columnValue(
  input: Input,
  { column, type }: TableColumn,
  written: PostgresType = column.type,
): Sql {
  if (input.kind !== 'null' || column.isNullable) return inputValue(input, written);
  const wanted = type.kind === 'list' ? 'list' : type.name;
  throw invalid(input.path, `unexpected null value for type "${wanted}"`);
}

/** Makes a parameter of a leaf (a scalar input); `write` turns its checked value into a Postgres literal. */
export function leafParam(leaf: LeafInput, type: string, write: (value: unknown) => string | null): Param {
  const { source, value, check } = leaf;
  if (source === undefined) return { kind: 'param', source: { from: 'literal', value: write(value) }, type };

  return {
    kind: 'param',
    source: { from: 'variable', key: source.key, read: (given) => write(check(source.read(given))) },
    type,
  };
}

function literalParam(value: string | null, type: PostgresType): Param {
  return { kind: 'param', source: { from: 'literal', value }, type: castName(type) };
}

/**
 * Compiles a list of lists, with which a list is compared, to the rows of a query, which `any` and `all` accept too.
 * Postgres would read an array of arrays as one array of more dimensions.
 */
function rowsOfLists(input: Input, list: PostgresType): Sql {
  if (input.kind === 'list') {
    return join(
      input.items.map((item) => sql`select ${inputValue(item, list)}`),
      ' union all ',
    );
  }
  if (input.kind !== 'leaf') throw new Error('a list of lists is expected');
  const write = (value: unknown) =>
    arrayLiteral((value as readonly unknown[]).map((item) => toPostgres(list, item)));
  const param = leafParam(input, 'text[]', write);

  return sql`select "list"::${raw(castName(list))} from unnest(${param}) as "list"`;
}
