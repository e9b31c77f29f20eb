import { EngineError } from '../errors/engine-error.ts';
import type { Path } from './path.ts';

/** Returns the error for a request that does not fit the schema. */
export function invalid(path: Path, message: string): EngineError {
  return new EngineError('validation-failed', message, { path: path.toString() });
}
