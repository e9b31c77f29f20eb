/** PgBouncer's words for a parameter of the start of a connection that its settings don't name. */
const REFUSED = /^unsupported startup parameter(?: in options)?: (\S+)/;

/**
 * A pooler refuses every connection until its settings are changed. It does so with SQLSTATE 08P01, as for much that
 * passes; so this error has no code of an outage.
 */
export class PoolerRefusal extends Error {
  constructor(parameter: string) {
    super(
      `The pooler before PostgreSQL refuses ${parameter}, with which the product's connections start; set ignore_startup_parameters = statement_timeout,lock_timeout in the pooler (docs/operate/operations.md, PgBouncer).`,
    );
  }
}

/** Returns the refusal that an error of a new connection means; any other error as it is. */
export function asPoolerRefusal(error: unknown): unknown {
  const parameter = error instanceof Error ? REFUSED.exec(error.message)?.[1] : undefined;

  return parameter === undefined ? error : new PoolerRefusal(parameter);
}
