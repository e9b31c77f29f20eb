import { EngineError } from './engine-error.ts';

type FormattedError = { message: string; extensions: Readonly<Record<string, unknown>> };

/** One error in Hasura's form; `internal` is left to the executor, who knows whether internals are on. */
export function formatError(error: EngineError): FormattedError {
  return {
    message: error.message,
    extensions: error.extensions ?? { path: error.path, code: error.code },
  };
}

/** The JSON text `{"errors":[…]}` of one error. */
export function formatErrorBody(error: EngineError): string {
  return JSON.stringify({ errors: [formatError(error)] });
}

/** What a client is told of a fault that nobody foresaw: nothing of its inside. */
export function toEngineError(error: unknown): EngineError {
  if (error instanceof EngineError) return error;
  if (isConnectionFault(error)) {
    return new EngineError('postgres-error', 'the database is unavailable', { cause: error });
  }
  return new EngineError('unexpected', 'internal error', { cause: error });
}

const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ENOENT',
  'ETIMEDOUT',
  '53300',
  '57P01',
  '57P02',
  '57P03',
]);
const CONNECTION_TEXT =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered)/;

/** True for a database that can't be reached, is starting, stopping or has no connection left. */
export function isConnectionFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    CONNECTION_CODES.has(code) ||
    code.startsWith('08') ||
    CONNECTION_TEXT.test(error.message) ||
    (error.cause !== undefined && isConnectionFault(error.cause))
  );
}
