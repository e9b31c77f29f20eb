import type { PostgresType } from '../catalog/catalog.ts';
import { castName } from '../model/column-type.ts';
import { toPostgres } from '../model/postgres-value.ts';
import { join, raw, type Sql, sql, text } from '../sql/sql.ts';
import { MetadataError } from '../errors/metadata-error.ts';

const sessionVariable = /^x-hasura-[^\s]*$/i;

/** Returns true for a string that names a session variable. */
function isSessionVariable(value: unknown): value is string {
  return typeof value === 'string' && sessionVariable.test(value);
}

/**
 * Compiles a value of a permission or preset: a constant of the metadata, or a session variable, which becomes a
 * parameter.
 */
export function parseValue(value: unknown, type: PostgresType, place: string): Sql {
  if (isSessionVariable(value)) return sessionParam(value, type);
  const { element } = type;
  if (Array.isArray(value) && element !== undefined && value.some(isSessionVariable)) {
    const items = value.map((item) => parseValue(item, element, place));

    return sql`array[${join(items)}]::${raw(castName(type))}`;
  }
  if (element !== undefined && !Array.isArray(value) && typeof value !== 'string') {
    throw new MetadataError(place, 'expected a list or a session variable that holds one');
  }

  return constant(toPostgres(type, value), type);
}

/**
 * Types whose constants are written into the statement, where the planner sees them. Constants of other types are
 * parameters: a string such as `now()` is read at each execution, not once when the statement is prepared.
 */
const plainTypes = new Set(['bool', 'int2', 'int4', 'int8', 'numeric', 'text', 'varchar', 'uuid']);

function constant(literal: string | null, type: PostgresType): Sql {
  if (literal === null) return raw('null');
  if (plainTypes.has(type.name)) return sql`${text(literal)}::${raw(castName(type))}`;

  return sql`${{ kind: 'param', source: { from: 'literal', value: literal }, type: castName(type) }}`;
}

/** Makes a parameter of a session variable's value, cast from its Postgres literal. */
function sessionParam(name: string, type: PostgresType): Sql {
  return sql`${{ kind: 'param', source: { from: 'session', name: name.toLowerCase() }, type: castName(type) }}`;
}
