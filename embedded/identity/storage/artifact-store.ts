import type pg from 'pg';
import type { Db } from './database.ts';

export type Artifact = Record<string, unknown> & {
  grantId?: string;
  accountId?: string;
  uid?: string;
  consumed?: number;
};

const FOUND = `
  select payload, consumed_at::int as "consumedAt" from identity.artifact
  where realm = $1 and kind = $2 and (expires_at is null or expires_at > now())`;

/**
 * Creates the store of one realm for one kind of `oidc-provider`'s objects: sessions, grants, codes, refresh tokens or
 * interactions.
 */
export function createArtifactStore(pool: pg.Pool, realm: string, kind: string) {
  const read = async (condition: string, value: string): Promise<Artifact | undefined> => {
    const { rows } = await pool.query(`${FOUND} and ${condition} = $3`, [realm, kind, value]);
    const row = rows[0];
    return row && { ...row.payload, ...(row.consumedAt === null ? {} : { consumed: row.consumedAt }) };
  };

  return {
    find: (id: string) => read('id', id),
    findByUid: (uid: string) => read('uid', uid),
    save: (id: string, payload: Artifact, expiresInSeconds: number | undefined) =>
      saveArtifact(pool, { realm, kind, id }, payload, expiresInSeconds),
    /** Marks an object as used; returns false where another request has marked it before. */
    consume: async (id: string) => {
      const { rowCount } = await pool.query(
        `update identity.artifact set consumed_at = extract(epoch from now())::bigint
         where realm = $1 and kind = $2 and id = $3 and consumed_at is null`,
        [realm, kind, id],
      );
      return rowCount === 1;
    },
    remove: async (id: string) => {
      await pool.query('delete from identity.artifact where realm = $1 and kind = $2 and id = $3', [
        realm,
        kind,
        id,
      ]);
    },
    removeByGrant: async (grantId: string) => {
      await pool.query('delete from identity.artifact where realm = $1 and kind = $2 and grant_id = $3', [
        realm,
        kind,
        grantId,
      ]);
    },
  };
}

/** Stores an object, or replaces the one that has its id. */
export async function saveArtifact(
  db: Db,
  { realm, kind, id }: { realm: string; kind: string; id: string },
  payload: Artifact,
  expiresInSeconds: number | undefined,
): Promise<void> {
  await db.query(
    `insert into identity.artifact (realm, kind, id, payload, grant_id, account, uid, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, now() + $8 * interval '1 second')
     on conflict (realm, kind, id) do update set payload = excluded.payload,
       grant_id = excluded.grant_id, account = excluded.account, uid = excluded.uid,
       expires_at = excluded.expires_at`,
    [
      realm,
      kind,
      id,
      payload,
      payload.grantId ?? null,
      payload.accountId ?? null,
      payload.uid ?? null,
      expiresInSeconds ?? null,
    ],
  );
}

/** A session; times are Unix seconds. */
export type Session = {
  id: string;
  startedAt: number;
  lastAccess: number;
  ipAddress: string | null;
  /** The client at which the session began, by its id and its `clientId`. */
  clients: Record<string, string>;
};

/** Returns the sessions of an account, one for each grant. */
export async function listSessions(pool: pg.Pool, realm: string, account: string): Promise<Session[]> {
  const { rows } = await pool.query<Session>(
    `select artifact.id, coalesce((payload ->> 'iat')::int, 0) as "startedAt",
       coalesce((payload ->> 'lastAccess')::int, (payload ->> 'iat')::int, 0) as "lastAccess",
       payload ->> 'ipAddress' as "ipAddress",
       json_strip_nulls(json_build_object(coalesce(client.id::text, ''), client.client_id)) as clients
     from identity.artifact
     left join identity.client on client.realm = artifact.realm and client.client_id = payload ->> 'clientId'
     where artifact.realm = $1 and kind = 'Grant' and account = $2 and expires_at > now() order by 2, 1`,
    [realm, account],
  );
  return rows;
}

/** Records that a session was used. */
export async function touchSession(pool: pg.Pool, realm: string, grantId: string): Promise<void> {
  await pool.query(
    `update identity.artifact
     set payload = payload || jsonb_build_object('lastAccess', extract(epoch from now())::bigint)
     where realm = $1 and kind = 'Grant' and id = $2`,
    [realm, grantId],
  );
}

/** Tells whether a session still exists. */
export async function findGrant(pool: pg.Pool, realm: string, grantId: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from identity.artifact where realm = $1 and kind = 'Grant' and id = $2 and expires_at > now()`,
    [realm, grantId],
  );
  return rowCount === 1;
}

/** Ends one session: deletes its grant, its tokens and codes, and the browser's session that holds the grant. */
export async function endGrant(pool: pg.Pool, realm: string, grantId: string): Promise<void> {
  await pool.query(
    `delete from identity.artifact
     where realm = $1 and (grant_id = $2 or (kind = 'Grant' and id = $2)
       or (kind = 'Session' and payload -> 'authorizations' @? ('$.*.grantId ? (@ == ' || to_json($2::text) || ')')::jsonpath))`,
    [realm, grantId],
  );
}

/** Ends every session of an account; the caller holds the account, so that none begins meanwhile. */
export async function endSessionsOf(db: Db, realm: string, account: string): Promise<void> {
  await db.query('delete from identity.artifact where realm = $1 and account = $2', [realm, account]);
}

/**
 * Upper bound for unfinished sign-ins through another provider; anybody can start one, so the oldest ones above it
 * are deleted.
 */
export const MOST_PENDING = 5_000;

/** Deletes the oldest unfinished sign-ins above `MOST_PENDING`. */
export async function dropOldestPending(pool: pg.Pool): Promise<void> {
  await pool.query(
    `delete from identity.artifact where (realm, kind, id) in (
       select realm, kind, id from (
         select realm, kind, id, row_number() over (partition by kind order by expires_at desc) as age
         from identity.artifact where kind in ('Interaction', 'BrokerLogin')) pending
       where age > $1)`,
    [MOST_PENDING],
  );
}

/** Deletes expired objects of all kinds. */
export async function sweepArtifacts(pool: pg.Pool): Promise<void> {
  await pool.query('delete from identity.artifact where expires_at < now()');
}
