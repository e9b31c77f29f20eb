import { isConnectionFault } from '../errors/format-error.ts';
import { OutOfTimeError, TooBusyError } from '../errors/limit-error.ts';
import type { FailureKind } from './group.ts';

const STATEMENT_CANCELLED = '57014';
const LOCK_NOT_AVAILABLE = '55P03';

/** Returns the kind of an error that a live query's statement or compilation ended with. */
export function kindOfFailure(error: unknown): FailureKind {
  if (isConnectionFault(error)) return 'away';
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (error instanceof TooBusyError || code === LOCK_NOT_AVAILABLE) return 'busy';

  return error instanceof OutOfTimeError || code === STATEMENT_CANCELLED ? 'slow' : 'fault';
}
