/** Hasura's error codes that the engine itself answers with. */
export type EngineErrorCode =
  | 'validation-failed'
  | 'parse-failed'
  | 'invalid-json'
  | 'invalid-headers'
  | 'invalid-params'
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
  // The engine's own codes: a request exceeds a limit, or too many requests wait at once.
  | 'limit-exceeded'
  | 'too-busy';

/** A place in a GraphQL document; both numbers begin with 1. */
export type Location = { readonly line: number; readonly column: number };

/** A name that the request uses and its place in the schema does not have, and the names that the place has. */
export type UnknownName = { readonly name: string; readonly known: () => readonly string[] };

/** A row that the database refused by a rule of a table. */
export type Violation = {
  readonly schema: string | undefined;
  readonly table: string | undefined;
  /** Undefined if a column may not be null. */
  readonly constraint: string | undefined;
  /** The column that may not be null. */
  readonly column: string | undefined;
  /** Columns that the statement wrote; empty if that is not known. */
  readonly written: readonly string[];
};

/** One fault as Hasura reports it: a code, a JSON path into the request and a message for the caller. */
export class EngineError extends Error {
  readonly code: EngineErrorCode;
  readonly path: string;
  /** Shown in `extensions.internal` only where internals are on. */
  readonly internal: unknown;
  /** Replaces path and code in the answer, for a webhook's refusal or an exceeded limit. */
  readonly extensions: Readonly<Record<string, unknown>> | undefined;
  readonly locations: readonly Location[] | undefined;
  readonly unknownName: UnknownName | undefined;
  readonly violation: Violation | undefined;

  constructor(
    code: EngineErrorCode,
    message: string,
    options: {
      path?: string;
      internal?: unknown;
      extensions?: Readonly<Record<string, unknown>> | undefined;
      locations?: readonly Location[] | undefined;
      unknownName?: UnknownName;
      violation?: Violation;
      cause?: unknown;
    } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'EngineError';
    this.code = code;
    this.path = options.path ?? '$';
    this.internal = options.internal;
    this.extensions = options.extensions;
    this.locations = options.locations;
    this.unknownName = options.unknownName;
    this.violation = options.violation;
  }
}

/** A webhook's refusal: `webhookCode` is the webhook's own code, and the client sees `extensions`. */
export class WebhookRefusal extends EngineError {
  readonly webhookCode: string;

  constructor(webhookCode: string, message: string, extensions: Readonly<Record<string, unknown>>) {
    super('unexpected', message, { extensions });
    this.webhookCode = webhookCode;
  }
}

/** The database can't be reached, or it does not answer. */
export class DatabaseAwayError extends EngineError {
  constructor(cause?: unknown) {
    super('postgres-error', 'the database is unavailable', cause === undefined ? {} : { cause });
  }
}

/**
 * The admin secret is wrong or missing. The older endpoints answer with status 401, and with 400 to other faults of a
 * request.
 */
export class UnauthenticatedError extends EngineError {
  constructor(message: string) {
    super('access-denied', message);
  }
}
