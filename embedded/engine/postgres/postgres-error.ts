import { DatabaseError } from 'pg';
import { EngineError, type Violation } from '../errors/engine-error.ts';
import { GoneError, limitExceeded, OutOfTimeError } from '../errors/limit-error.ts';
import { toEngineError } from '../errors/format-error.ts';
import { findTooLong } from '../sql/answer-size.ts';
import { type Failure, findFailure } from '../sql/failure.ts';

/** Texts that Hasura puts before the server's message for a violated constraint. */
const constraintPrefixes: Readonly<Record<string, string>> = {
  '23001': 'Can not delete or update due to data being referred. ',
  '23502': 'Not-NULL violation. ',
  '23503': 'Foreign key violation. ',
  '23505': 'Uniqueness violation. ',
  '23P01': 'Exclusion violation. ',
};

/** Code with which PostgreSQL ends a connection whose transaction took too long. */
export const TRANSACTION_TIMEOUT = '25P04';

/**
 * Translates an error of PostgreSQL to Hasura's codes and messages. An error that is not the caller's fault shows no
 * detail.
 *
 * See https://www.postgresql.org/docs/17/errcodes-appendix.html
 */
export function describePostgresError(
  error: unknown,
  path = '$',
  failures: readonly Failure[] = [],
  written: readonly string[] = [],
): EngineError {
  if (!(error instanceof DatabaseError)) return toEngineError(error);
  const failure = findFailure(error.message, failures);
  if (failure !== undefined) return new EngineError(failure.code, failure.message, { path: failure.path });
  const excess = findTooLong(error.message);
  if (excess !== undefined) return limitExceeded({ ...excess, subject: 'the request' });
  const { code = '', message } = error;
  const details = { path, cause: error };
  if (code.startsWith('23')) {
    const isCheck = code === '23514';
    const prefix = isCheck ? 'Check constraint violation. ' : (constraintPrefixes[code] ?? '');

    return new EngineError(isCheck ? 'permission-error' : 'constraint-violation', `${prefix}${message}`, {
      ...details,
      violation: violationOf(error, written),
    });
  }
  if (code === '57014') return cancelled(message, details);
  if (code === TRANSACTION_TIMEOUT) return new OutOfTimeError(details);
  if (code === '22025') return new EngineError('bad-request', message, details);
  if (code.startsWith('22') || isUnreadable(error))
    return new EngineError('data-exception', message, details);
  if (code === '42704') return new EngineError('constraint-error', message, details);
  if (code === '42P10') {
    const reason = 'there is no unique or exclusion constraint on target column(s)';

    return new EngineError('constraint-error', reason, details);
  }
  const described = toEngineError(error);
  if (described.message !== 'internal error') return described;

  return new EngineError('unexpected', 'database query error', { ...details, internal: internals(error) });
}

/**
 * Returns true for a value that PostgreSQL can't read by the grammar of its type, such as a JSON path. A statement with a
 * fault in its own grammar has a position.
 */
function isUnreadable({ code, position }: DatabaseError): boolean {
  return code === '42601' && position === undefined;
}

function violationOf(
  { schema, table, constraint, column }: DatabaseError,
  written: readonly string[],
): Violation {
  return { schema, table, constraint, column, written };
}

/** Returns the error of a cancelled statement: its client has hung up, or it exceeded the time limit. */
function cancelled(
  message: string,
  details: { readonly path: string; readonly cause: unknown },
): EngineError {
  return message.includes('user request') ? new GoneError() : new OutOfTimeError(details);
}

function internals(error: DatabaseError): unknown {
  const { code, detail, hint, message, where } = error;

  return {
    error: {
      description: detail ?? null,
      exec_status: 'FatalError',
      hint: hint ?? null,
      message,
      status_code: code ?? null,
      ...(where !== undefined && { context: where }),
    },
  };
}
