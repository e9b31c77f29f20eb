import type { Db } from '#actions/lib/database.ts';
import { deleteChunk } from '#actions/lib/delete-chunk.ts';
import type { KeyRole } from './key-input.ts';

export type StoredKey = {
  id: string;
  role: KeyRole;
  origins: string[];
  addresses: string[];
  expiresAt: Date | null;
  revokedAt: Date | null;
  /** Time at which a restore disabled the key; null once an administrator has confirmed it. */
  heldAt: Date | null;
  hash: Buffer;
};

/**
 * Shortest time between two writes of a key's `last_used_at`: the list of keys shows roughly when a key was used, and a
 * program exchanges its key every five minutes.
 */
const USE_NOTED_EVERY = '1 minute';

/** Finds the key with this prefix, even if it is revoked or expired. */
export async function findKey(db: Db, prefix: string): Promise<StoredKey | undefined> {
  const { rows } = await db.query<StoredKey>(
    `select id, role, allowed_origins as origins, allowed_addresses as addresses, expires_at as "expiresAt",
       revoked_at as "revokedAt", held_at as "heldAt", hash
     from api_keys join api_access.secrets on key_id = id where prefix = $1`,
    [prefix],
  );
  return rows[0];
}

type Token = { jti: string; keyId: string; expiresAt: Date };

/**
 * Stores a token with its key if the key is still what it was when it was read. Returns false if the key was revoked,
 * has expired or allows other places by now: the token must not be handed out then.
 */
export async function noteToken(db: Db, { jti, keyId, expiresAt }: Token, { origins, addresses }: StoredKey) {
  const { rowCount } = await db.query(
    `with known as (
       select id, expires_at from api_keys
       where id = $2 and revoked_at is null and held_at is null and coalesce(expires_at > now(), true)
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

/** Tells whether a token belongs to this key, has not expired and is not refused. */
export async function isTokenGood(db: Db, jti: string, keyId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `select 1 from api_access.tokens
     where jti = $1 and key_id = $2 and expires_at > now() and coalesce(refused_at > now(), true)`,
    [jti, keyId],
  );
  return rowCount === 1;
}

/** Records when and from which IP a key was used, at most once a minute. */
export async function noteUse(db: Db, keyId: string, ip: string): Promise<void> {
  await db.query(
    `update api_keys set last_used_at = now(), last_used_address = $2
     where id = $1 and coalesce(last_used_at < now() - interval '${USE_NOTED_EVERY}', true)`,
    [keyId, ip],
  );
}

/** Deletes tokens that have expired; returns how many. */
export function deletePastTokens(db: Db): Promise<number> {
  return deleteChunk(db, { table: 'api_access.tokens', key: 'jti', where: 'expires_at <= now()' });
}

/** Tokens of one key, with the origins and IPs from which they may be used; an empty list allows any. */
type Places = { tokens: string[]; origins: string[]; addresses: string[] };

/**
 * Rules of the keys for web servers: tokens that are refused from the moment `from` on though they have not expired,
 * with whether their key has ended by then; the origins that valid keys allow, and the tokens of keys that are bound to places. `from` is 0 for a token that is
 * refused already, as a web server whose clock is behind the database's would wait for its own clock otherwise.
 */
export type Refusals = {
  tokens: Array<{ jti: string; from: number; until: number; ended: boolean }>;
  origins: string[];
  places: Places[];
};

/** Reads the rules of the keys for web servers; times are in milliseconds. */
export async function readRefusals(db: Db): Promise<Refusals> {
  const tokens = await db.query<Refusals['tokens'][number]>(
    `select jti, case when refused_at <= now() then 0 else extract(epoch from refused_at) * 1000 end::float8 as from,
       (extract(epoch from token.expires_at) * 1000)::float8 as until,
       key.revoked_at is not null or coalesce(key.expires_at <= refused_at, false) as ended
     from api_access.tokens as token join api_keys as key on key.id = key_id
     where refused_at is not null and token.expires_at > now()`,
  );
  const origins = await db.query<{ origin: string }>(
    `select distinct unnest(allowed_origins) as origin from api_keys
     where revoked_at is null and held_at is null and coalesce(expires_at > now(), true)`,
  );
  const places = await db.query<Places>(
    `select array_agg(jti) as tokens, allowed_origins as origins, allowed_addresses as addresses
     from api_access.tokens as token join api_keys as key on key.id = key_id
     where token.expires_at > now() and (allowed_origins <> '{}' or allowed_addresses <> '{}')
     group by key.id`,
  );
  return { tokens: tokens.rows, origins: origins.rows.map(({ origin }) => origin), places: places.rows };
}
