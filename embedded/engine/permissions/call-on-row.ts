import { castName } from '../model/column-type.ts';
import type { CallableFunction, ComputedField } from '../model/model.ts';
import { join, qualified, type Sql, sql } from '../sql/sql.ts';
import type { Scope } from './scope.ts';

/**
 * True for a computed field that a condition or an order can name: there its function gets the row and the session,
 * and nothing from the caller.
 *
 * See https://hasura.io/docs/2.0/schema/postgres/computed-fields/
 */
export function needsOnlyRow({ call }: ComputedField): boolean {
  return call.arguments.every(({ role }) => role !== 'input');
}

/** `schema.function(…)` of such a computed field. */
export function callOnRow(call: CallableFunction, row: Sql, scope: Scope): Sql {
  scope.reads(call.function);
  const values = call.arguments.map(({ role, type }) =>
    role === 'session' ? sessionJson(castName(type)) : row,
  );

  return sql`${qualified(call.function)}(${join(values)})`;
}

/** All session variables, as the function's argument wants them. */
export function sessionJson(type: string): Sql {
  return sql`${{ kind: 'param', source: { from: 'session-json' }, type }}`;
}
