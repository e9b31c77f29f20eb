import { castName } from '../model/column-type.ts';
import type { CallableFunction, ComputedField } from '../model/model.ts';
import { join, qualified, type Sql, sql } from '../sql/sql.ts';
import type { Scope } from './scope.ts';

/**
 * Returns true if a condition or an order can name the computed field: its function then gets only the row and the
 * session, and no arguments from the caller.
 *
 * See https://hasura.io/docs/2.0/schema/postgres/computed-fields/
 */
export function needsOnlyRow({ call }: ComputedField): boolean {
  return call.arguments.every(({ role }) => role !== 'input');
}

/** Compiles `schema.function(…)` of a computed field that needs only the row. */
export function callOnRow(call: CallableFunction, row: Sql, scope: Scope): Sql {
  scope.calls(call.function);
  const values = call.arguments.map(({ role, type }) =>
    role === 'session' ? sessionJson(castName(type)) : row,
  );

  return sql`${qualified(call.function)}(${join(values)})`;
}

/** Makes a parameter of all session variables as JSON, in the type of the function's argument. */
export function sessionJson(type: string): Sql {
  return sql`${{ kind: 'param', source: { from: 'session-json' }, type }}`;
}
