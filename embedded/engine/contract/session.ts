/**
 * Result of authentication, valid for one HTTP request or one WebSocket.
 *
 * `variables` holds every `x-hasura-*` session variable, names in lower case, values as Postgres
 * literals (`{a,b}` for a list), `x-hasura-role` always among them.
 */
export type Session = {
  readonly role: string;
  readonly variables: Readonly<Record<string, string>>;
  /** True where the admin secret was sent, or no authentication is configured. */
  readonly isTrusted: boolean;
  /** From `x-hasura-use-backend-only-permissions`; counts only for a trusted session. */
  readonly useBackendOnlyPermissions: boolean;
  /** Milliseconds since the epoch at which the token runs out. */
  readonly expiresAtMs?: number;
};
