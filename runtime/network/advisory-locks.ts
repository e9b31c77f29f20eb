/**
 * Keys of all advisory locks that this product takes in PostgreSQL: two that were equal by accident would wait for each
 * other. Every instance must use the same key, so a key never changes. `tests/house/advisory-locks.test.ts` finds a lock
 * that is not listed here, in migrations too.
 */
export const ADVISORY_LOCKS = {
  /** Actions services prepare the schema `actions` one after another (transaction). */
  prepareSchema: 4_711_001,
  /** One writer of user roles at a time (transaction). */
  userRoles: 4_711_002,
  /** One instance relays the outbox at a time (transaction). */
  relayOutbox: 4_711_003,
  /** One instance releases the work of dead workers at a time (transaction). */
  clearDeadWorkers: 4_711_004,
  /** Webhook endpoints are counted and inserted one after another (transaction; `webhooks.guard_endpoint` in SQL). */
  countWebhookEndpoints: 4_711_005,
  /** Suppressions of addresses wait for writers of contacts (transaction, shared in SQL; `respect_suppressed`). */
  suppressEmail: 4_711_006,
  /** Migrations run one after another (session). */
  migrations: 4_707_202_611,
  /** Indexes of `hasura/indexes` are built one after another (session). */
  indexes: 4_707_202_612,
  /** Embedded identity servers create their schema one after another (transaction). */
  identitySchema: 4_201_118,
  /** Engines install their change triggers one after another (session). */
  changeTriggers: 7_302_211,
  /** Engines apply the metadata folder one after another (transaction). */
  engineMetadata: 7_302_212,
} as const;

/** Locks whose key PostgreSQL hashes: `hashtextextended(text, seed)`. */
export const HASHED_ADVISORY_LOCKS = {
  /** One session works on an import; the text is its idempotency key. */
  import: { seed: 4711 },
  /** The last administrator is kept by one transaction at a time; the text is always the same. */
  lastAdmin: { text: 'public.user_roles: last admin', seed: 0 },
  /** The last extension that is shown is kept by one transaction at a time; the text is always the same. */
  lastExtension: { text: 'public.domain_extensions: last shown', seed: 0 },
} as const;
