import type { PostgresType } from '../catalog/catalog.ts';
import { castName } from '../model/column-type.ts';
import { toPostgres } from '../model/postgres-value.ts';
import type { Input, LeafInput } from '../request/input.ts';
import { join, type Param, raw, type Sql, sql } from '../sql/sql.ts';

/** An argument's value as SQL: a parameter, or an array of them. */
export function inputValue(input: Input, type: PostgresType): Sql {
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

/** A leaf as a parameter; `write` turns its checked value into a Postgres literal. */
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
