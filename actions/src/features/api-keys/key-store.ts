import type { Db } from '../../lib/database.ts';
import type { KeyRole } from './key-input.ts';

export type StoredKey = {
  id: string;
  role: KeyRole;
  origins: string[];
  addresses: string[];
  expiresAt: Date | null;
  revokedAt: Date | null;
  hash: Buffer;
};

/** A program shows its key every five minutes; the list of keys is to tell when, not to be written each time. */
const USE_NOTED_EVERY = '1 minute';

/** The key that begins so, whatever has become of it. */
export async function findKey(db: Db, prefix: string): Promise<StoredKey | undefined> {
  const { rows } = await db.query<StoredKey>(
    `select id, role, allowed_origins as origins, allowed_addresses as addresses, expires_at as "expiresAt",
       revoked_at as "revokedAt", hash
     from api_keys join api_access.secrets on key_id = id where prefix = $1`,
    [prefix],
  );
  return rows[0];
}

type Token = { jti: string; keyId: string; expiresAt: Date };

/**
 * Notes a token with its key, as long as the key is what it was when it was read: false says that it was revoked, expired
 * or narrowed meanwhile, so that the token may not be given away.
 */
export async function noteToken(db: Db, { jti, keyId, expiresAt }: Token, { origins, addresses }: StoredKey) {
  const { rowCount } = await db.query(
    `with known as (
       select id, expires_at from api_keys
       where id = $2 and revoked_at is null and coalesce(expires_at > now(), true)
         and allowed_origins = $4 and allowed_addresses = $5
       for share
     ), noted as (
       insert into api_access.tokens (jti, key_id, expires_at, refused_at)
       select $1, id, $3, case when expires_at < $3 then expires_at end from known
       returning refused_at
     )
     select case when refused_at is not null or $4 <> '{}' or $5 <> '{}' then pg_notify('api_keys', '') end from noted`,
    [jti, keyId, expiresAt, origins, addresses],
  );
  return rowCount === 1;
}

/** Notes when and from where a key was used, at most once a minute. */
export async function noteUse(db: Db, keyId: string, address: string): Promise<void> {
  await db.query(
    `update api_keys set last_used_at = now(), last_used_address = $2
     where id = $1 and coalesce(last_used_at < now() - interval '${USE_NOTED_EVERY}', true)`,
    [keyId, address],
  );
}

/** Drops what is known of tokens that have expired. */
export async function deletePastTokens(db: Db): Promise<void> {
  await db.query('delete from api_access.tokens where expires_at <= now()');
}

/** Where the tokens of a key may be used; an empty list allows any place. */
type Places = { tokens: string[]; origins: string[]; addresses: string[] };

/** Tokens that are refused before they expire, `from` a moment on, the origins that living keys allow, and of keys that name places their tokens. */
export type Refusals = {
  tokens: Array<{ jti: string; from: number; until: number }>;
  origins: string[];
  places: Places[];
};

/** What web servers must know of keys; times in milliseconds. */
export async function readRefusals(db: Db): Promise<Refusals> {
  const tokens = await db.query<Refusals['tokens'][number]>(
    `select jti, (extract(epoch from refused_at) * 1000)::float8 as from, (extract(epoch from expires_at) * 1000)::float8 as until
     from api_access.tokens where refused_at is not null and expires_at > now()`,
  );
  const origins = await db.query<{ origin: string }>(
    `select distinct unnest(allowed_origins) as origin from api_keys
     where revoked_at is null and coalesce(expires_at > now(), true)`,
  );
  const places = await db.query<Places>(
    `select array_agg(jti) as tokens, allowed_origins as origins, allowed_addresses as addresses
     from api_access.tokens as token join api_keys as key on key.id = key_id
     where token.expires_at > now() and (allowed_origins <> '{}' or allowed_addresses <> '{}')
     group by key.id`,
  );
  return { tokens: tokens.rows, origins: origins.rows.map(({ origin }) => origin), places: places.rows };
}
