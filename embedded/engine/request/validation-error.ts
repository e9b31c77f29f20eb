import { EngineError, type UnknownName } from '../errors/engine-error.ts';
import type { Path } from './path.ts';

/** Returns the error for a request that does not fit the schema. */
export function invalid(path: Path, message: string, unknownName?: UnknownName): EngineError {
  return new EngineError('validation-failed', message, {
    path: path.toString(),
    ...(unknownName && { unknownName }),
  });
}

/** Returns the error for a field that a type of the role's schema does not have. */
export function unknownField(
  path: Path,
  name: string,
  type: { readonly name: string; getFields(): object },
): EngineError {
  const known = () => Object.keys(type.getFields());

  return invalid(path, `field "${name}" not found in type: '${type.name}'`, { name, known });
}
