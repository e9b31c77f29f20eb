import { isInputObjectType, isListType } from 'graphql';
import type { EngineError } from '../errors/engine-error.ts';
import type { NullInput } from './input.ts';
import { invalid } from './validation-error.ts';

/** There is null where something is needed; what, depends on the type. */
export function unexpectedNull({ type, path }: Pick<NullInput, 'type' | 'path'>): EngineError {
  if (isInputObjectType(type))
    return invalid(path, `expected an object for type "${type.name}", but found null`);
  if (isListType(type)) return invalid(path, 'expected a list, but found null');

  return invalid(path, `unexpected null value for type "${String(type)}"`);
}
