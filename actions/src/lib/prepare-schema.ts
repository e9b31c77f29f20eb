import { runMigrations } from 'graphile-worker';
import type { Pool } from 'pg';
import { inTransaction } from '#runtime/network/in-transaction.ts';
import { ADVISORY_LOCKS } from '#runtime/network/advisory-locks.ts';

/**
 * SQL for the service's own tables, in a schema that no API shows. No table holds anything worth a backup, and none
 * names a person (keys are keyed hashes). Two are not unlogged all the same, because PostgreSQL empties unlogged tables after a
 * crash and does not replicate them: without `workers` all living processes would count as dead, and without
 * `queued_once` mails would go out twice just after a database changed over.
 */
const SCHEMA = `
  create schema if not exists actions;

  create unlogged table if not exists actions.used_captchas (
    id text primary key,
    expires_at timestamptz not null
  );

  create unlogged table if not exists actions.attempts (
    key text primary key,
    count integer not null,
    window_ends_at timestamptz not null
  );

  create unlogged table if not exists actions.refreshes (
    token_hash bytea primary key,
    claim_id uuid not null unique default gen_random_uuid(),
    session_hash bytea,
    next_hash bytea,
    answer bytea,
    is_forgotten boolean not null default false,
    ends_at timestamptz not null
  );

  create table if not exists actions.workers (
    id uuid primary key,
    job_workers text[] not null default '{}',
    beat_at timestamptz not null default now()
  );

  create table if not exists actions.queued_once (
    id uuid primary key,
    queued_at timestamptz not null default now()
  );

  create table if not exists actions.mail_rate (
    is_only boolean primary key default true check (is_only),
    tokens double precision not null default 0,
    refilled_at timestamptz not null default now()
  );
  insert into actions.mail_rate default values on conflict do nothing;
`;

/** Creates the service's own tables and graphile-worker's schema; running it again changes nothing. */
export async function prepareSchema(pool: Pool): Promise<void> {
  await inTransaction(pool, async (db) => {
    await db.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.prepareSchema]);
    await db.query(SCHEMA);
    // graphile-worker migrates its own schema on another connection, while this transaction's lock keeps other
    // instances waiting.
    await runMigrations({ pgPool: pool });
  });
}
