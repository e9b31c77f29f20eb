import { EngineError } from './engine-error.ts';

type Excess = {
  /** Name of the counted things, in the plural. */
  readonly limit: string;
  readonly allowed: number;
  readonly found: number;
  /** `the request`, `a statement of this request` … */
  readonly subject: string;
  readonly path?: string;
};

/**
 * Returns the error for an exceeded limit; its `extensions` hold the limit's name, the allowed number and the found
 * one.
 */
export function limitExceeded({ limit, allowed, found, subject, path = '$' }: Excess): EngineError {
  const code = 'limit-exceeded';

  return new EngineError(code, `${subject} has ${found} ${limit}; ${allowed} are allowed`, {
    path,
    extensions: { path, code, limit, allowed, found },
  });
}

export const RETRY_AFTER_SECONDS = 1;

/**
 * Too many requests wait, or this request has waited too long; the database is healthy, and a later try may be
 * answered.
 */
export class TooBusyError extends EngineError {
  readonly retryAfterSeconds = RETRY_AFTER_SECONDS;

  constructor(reason: string) {
    const code = 'too-busy';
    super(code, `the server is too busy: ${reason}; try again in ${RETRY_AFTER_SECONDS} s`, {
      extensions: { path: '$', code, retryAfterSeconds: RETRY_AFTER_SECONDS },
    });
  }
}

/** The statements of a request took longer than its role may take. */
export class OutOfTimeError extends EngineError {
  constructor(details: { readonly path?: string; readonly cause?: unknown } = {}) {
    super('limit-exceeded', 'a statement of this request took longer than is allowed', details);
  }
}

/** Ends the work for a client that has hung up; this error is never read. */
export class GoneError extends EngineError {
  constructor() {
    super('unexpected', 'the client has hung up');
  }
}
