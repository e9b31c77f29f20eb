import { DatabaseAwayError, EngineError, type Location } from './engine-error.ts';

type FormattedError = {
  message: string;
  locations?: readonly Location[];
  extensions: Readonly<Record<string, unknown>>;
};

/** Returns an error in Hasura's form, without `internal`: the executor adds it where internals are on. */
export function formatError(error: EngineError): FormattedError {
  return {
    message: error.message,
    ...(error.locations && { locations: error.locations }),
    extensions: error.extensions ?? { path: error.path, code: error.code },
  };
}

/** Returns the JSON text `{"errors":[…]}` of one error. */
export function formatErrorBody(error: EngineError): string {
  return JSON.stringify({ errors: [formatError(error)] });
}

/** Turns any error into an EngineError; the message for an unforeseen error shows nothing of its cause. */
export function toEngineError(error: unknown): EngineError {
  if (error instanceof EngineError) return error;
  if (isConnectionFault(error)) return new DatabaseAwayError(error);
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

/** Returns true if the database can't be reached, is starting or stopping, or has no connection left. */
export function isConnectionFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseAwayError) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    CONNECTION_CODES.has(code) ||
    code.startsWith('08') ||
    CONNECTION_TEXT.test(error.message) ||
    (error.cause !== undefined && isConnectionFault(error.cause))
  );
}
