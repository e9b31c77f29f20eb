/** Hasura's error codes that the engine itself answers with. */
export type EngineErrorCode =
  | 'validation-failed'
  | 'parse-failed'
  | 'invalid-json'
  | 'invalid-headers'
  | 'invalid-jwt'
  | 'jwt-missing-role-claims'
  | 'jwt-invalid-claims'
  | 'access-denied'
  | 'permission-error'
  | 'constraint-violation'
  | 'constraint-error'
  | 'data-exception'
  | 'bad-request'
  | 'not-found'
  | 'not-supported'
  | 'start-failed'
  | 'postgres-error'
  | 'unexpected'
  | 'unexpected-payload'
  // Ours: too much was asked for, or too many ask at once.
  | 'limit-exceeded'
  | 'too-busy';

/** One fault as Hasura reports it: a code, a JSON path into the request and a message for the caller. */
export class EngineError extends Error {
  readonly code: EngineErrorCode;
  readonly path: string;
  /** Shown in `extensions.internal` only where internals are on. */
  readonly internal: unknown;
  /** Stands in place of path and code where the answer of an action says so. */
  readonly extensions: Readonly<Record<string, unknown>> | undefined;

  constructor(
    code: EngineErrorCode,
    message: string,
    options: {
      path?: string;
      internal?: unknown;
      extensions?: Readonly<Record<string, unknown>>;
      cause?: unknown;
    } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'EngineError';
    this.code = code;
    this.path = options.path ?? '$';
    this.internal = options.internal;
    this.extensions = options.extensions;
  }
}

/** A webhook's refusal: its code is the webhook's own, and `extensions` are what the client sees. */
export class WebhookRefusal extends EngineError {
  readonly webhookCode: string;

  constructor(webhookCode: string, message: string, extensions: Readonly<Record<string, unknown>>) {
    super('unexpected', message, { extensions });
    this.webhookCode = webhookCode;
  }
}

/** Nobody knows who asks. Over the older endpoints this fault has status 401, every other fault of a request 400. */
export class UnauthenticatedError extends EngineError {
  constructor(message: string) {
    super('access-denied', message);
  }
}
