import { EngineError } from '../errors/engine-error.ts';
import { castName } from '../model/column-type.ts';
import type { CallableArgument, CallableFunction } from '../model/model.ts';
import { sessionJson } from '../permissions/call-on-row.ts';
import type { Input } from '../request/input.ts';
import type { Path } from '../request/path.ts';
import { identifier, join, qualified, type Sql, sql } from '../sql/sql.ts';
import type { CompileContext } from './context.ts';
import { inputValue } from './mutations/input-value.ts';

type CallInput = {
  readonly args: Input | undefined;
  /** Path of the error that reports a fault in the arguments. */
  readonly path: Path;
  /** The row that a computed field's function takes. */
  readonly row: Sql | undefined;
};

/**
 * Compiles `schema.function(…)` with the caller's arguments, the row and the session, each at its position or, after one
 * that is left out, by its name.
 */
export function callFunction(
  call: CallableFunction,
  { args, path, row }: CallInput,
  context: CompileContext,
): Sql {
  context.scope.calls(call.function);
  const given = args?.kind === 'object' ? args.fields : [];
  const find = (name: string) => given.find((field) => field.name === name)?.input;
  const values: Sql[] = [];
  let hasGap = false;
  for (const argument of call.arguments) {
    const value = valueOf(argument, find(argument.fieldName), row);
    if (value === undefined) {
      if (!argument.hasDefault) throw notSupported('Non default arguments cannot be omitted', path);
      hasGap = true;
    } else if (!hasGap) {
      values.push(value);
    } else if (argument.name === undefined) {
      throw notSupported('Only last set of positional arguments can be omitted', path);
    } else {
      values.push(sql`${identifier(argument.name)} => ${value}`);
    }
  }

  return sql`${qualified(call.function)}(${join(values)})`;
}

/** Compiles an argument's value; undefined for one that the caller leaves out. */
function valueOf(
  { role, type }: CallableArgument,
  given: Input | undefined,
  row: Sql | undefined,
): Sql | undefined {
  if (role === 'row') return row;
  if (role === 'session') return sessionJson(castName(type));

  return given && inputValue(given, type);
}

function notSupported(message: string, path: Path): EngineError {
  return new EngineError('not-supported', message, { path: path.key('args').key('args').toString() });
}
