import { EngineError } from '../errors/engine-error.ts';
import { castName } from '../model/column-type.ts';
import type { CallableFunction } from '../model/model.ts';
import { sessionJson } from '../permissions/call-on-row.ts';
import type { Input } from '../request/input.ts';
import type { Path } from '../request/path.ts';
import { join, qualified, raw, type Sql, sql } from '../sql/sql.ts';
import type { CompileContext } from './context.ts';
import { inputValue } from './input-value.ts';

type CallInput = {
  readonly args: Input | undefined;
  /** Path of the error that reports a fault in the arguments. */
  readonly path: Path;
  /** The row that a computed field's function takes. */
  readonly row: Sql | undefined;
};

/** Compiles `schema.function(…)` with the caller's arguments, the row and the session, each at its position. */
export function callFunction(
  call: CallableFunction,
  { args, path, row }: CallInput,
  context: CompileContext,
): Sql {
  context.scope.calls(call.function);
  const given = args?.kind === 'object' ? args.fields : [];
  const find = (name: string) => given.find((field) => field.name === name)?.input;
  const values: Sql[] = [];
  let isOpenEnded = false;
  for (const argument of call.arguments) {
    const value = argument.role === 'input' ? find(argument.fieldName) : undefined;
    if (argument.role === 'input' && value === undefined) {
      if (!argument.hasDefault) throw notSupported('Non default arguments cannot be omitted', path);
      isOpenEnded = true;
    } else if (isOpenEnded && argument.role === 'input') {
      throw notSupported('Only last set of positional arguments can be omitted', path);
    } else {
      const sqlValue =
        argument.role === 'row' && row
          ? row
          : argument.role === 'session'
            ? sessionJson(castName(argument.type))
            : inputValue(value as Input, argument.type);
      values.push(
        isOpenEnded && argument.name !== undefined ? sql`"${raw(argument.name)}" => ${sqlValue}` : sqlValue,
      );
    }
  }

  return sql`${qualified(call.function)}(${join(values)})`;
}

function notSupported(message: string, path: Path): EngineError {
  return new EngineError('not-supported', message, { path: path.key('args').key('args').toString() });
}
