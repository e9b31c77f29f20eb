import { pino, stdTimeFunctions, type Logger } from 'pino';

/** JSON lines on stdout. */
export function createLogger(level: string): Logger {
  return pino({
    name: 'engine',
    level,
    timestamp: stdTimeFunctions.isoTime,
    base: null,
    serializers: { err: serialiseError },
  });
}

type SerialisedError = {
  readonly message: string;
  readonly code?: unknown;
  readonly stack?: string | undefined;
  readonly cause?: SerialisedError;
};

/** What helps to find the fault; a driver hangs its whole connection on its errors, password and all. */
export function serialiseError(error: unknown): SerialisedError {
  if (!(error instanceof Error)) return { message: String(error) };
  return {
    message: error.message,
    ...('code' in error ? { code: error.code } : {}),
    stack: error.stack,
    ...(error.cause === undefined ? {} : { cause: serialiseError(error.cause) }),
  };
}
