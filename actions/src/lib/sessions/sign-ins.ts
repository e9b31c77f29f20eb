import type { Db } from '#actions/lib/database.ts';
import { CHUNK } from '#actions/lib/delete-chunk.ts';
import type { Locale } from '#actions/config/locale.ts';

/** Shortest time between two recorded refreshes of a session, which refreshes every few minutes in each tab. */
const SEEN_INTERVAL = '5 minutes';

/** Data about a sign-in that its request gives. */
export type Visit = {
  method: 'password' | 'google';
  /** True if the sign-in included the code of an authenticator app. */
  secondFactor?: boolean;
  ip: string;
  userAgent: string | undefined;
  /** Language of the page; null if the request does not name it. */
  locale: Locale | null;
  /** True if the account has signed in on this device before. */
  isKnownDevice: boolean;
};

export type SignIn = {
  /** Keycloak's `sid`. */
  sessionId: string;
  userId: string;
  method: Visit['method'];
  secondFactor: boolean;
  address: string;
  country: string | null;
  browser: string | null;
  system: string | null;
  locale: Locale | null;
};

export type RecordedSignIn = Omit<SignIn, 'userId' | 'address' | 'locale'> & {
  /** IP of the sign-in; null once its time is over. */
  address: string | null;
  signedInAt: Date;
  lastSeenAt: Date;
  endedAt: Date | null;
};

/**
 * Records a sign-in. One that continues a session of Keycloak, as with Google while Keycloak still knows the person,
 * replaces the earlier record of the session.
 */
export async function recordSignIn(db: Db, signIn: SignIn): Promise<void> {
  const { sessionId, userId, method, address, country, browser, system, locale, secondFactor } = signIn;
  await db.query(
    `insert into accounts.sign_ins as s
       (session_id, user_id, method, address, country, browser, system, locale, second_factor)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (session_id) do update set
       signed_in_at = now(), last_seen_at = now(), ended_at = null, method = excluded.method,
       address = excluded.address, country = excluded.country, browser = excluded.browser, system = excluded.system,
       locale = excluded.locale, second_factor = excluded.second_factor
     where s.user_id = excluded.user_id`,
    [sessionId, userId, method, address, country, browser, system, locale, secondFactor],
  );
}

/** Finds the record of the sign-in that began a session; undefined if it was not recorded. */
export async function findSignIn(
  db: Db,
  sessionId: string,
): Promise<Pick<SignIn, 'method' | 'secondFactor'> | undefined> {
  const { rows } = await db.query<Pick<SignIn, 'method' | 'secondFactor'>>(
    'select method, second_factor as "secondFactor" from accounts.sign_ins where session_id = $1',
    [sessionId],
  );
  return rows[0];
}

/** Tells whether a person has signed in before. */
export async function hasSignedIn(db: Db, userId: string): Promise<boolean> {
  const { rowCount } = await db.query('select from accounts.sign_ins where user_id = $1 limit 1', [userId]);
  return rowCount === 1;
}

/**
 * Returns the language of mails about a person's account: the one that they chose, else that of their last sign-in;
 * undefined if neither is known.
 */
export async function readLocaleOf(db: Db, userId: string): Promise<Locale | undefined> {
  const { rows } = await db.query<{ locale: Locale }>(
    `select locale from (
       select locale, true as is_chosen, null::timestamptz as signed_in_at from people where user_id = $1
       union all
       select locale, false, signed_in_at from accounts.sign_ins where user_id = $1
     ) as known where locale is not null order by is_chosen desc, signed_in_at desc limit 1`,
    [userId],
  );
  return rows[0]?.locale;
}

/** Records that a session was refreshed just now. */
export async function noteRefresh(db: Db, sessionId: string): Promise<void> {
  await db.query(
    `update accounts.sign_ins set last_seen_at = now()
     where session_id = $1 and last_seen_at < now() - interval '${SEEN_INTERVAL}'`,
    [sessionId],
  );
}

/** Notes that a session has ended: its person signed out, or somebody ended it. */
export async function noteEnd(db: Db, sessionId: string): Promise<void> {
  await db.query('update accounts.sign_ins set ended_at = now() where session_id = $1 and ended_at is null', [
    sessionId,
  ]);
}

/** Notes that every session of a person has ended, except the one that is kept; returns how many had not ended before. */
export async function noteEndOfAll(db: Db, userId: string, keptSessionId = ''): Promise<number> {
  const { rowCount } = await db.query(
    `update accounts.sign_ins set ended_at = now()
     where user_id = $1 and session_id <> $2 and ended_at is null`,
    [userId, keptSessionId],
  );
  return rowCount ?? 0;
}

/**
 * Returns a person's sign-ins that are still kept, the latest first. Only Keycloak knows which sessions are still open.
 */
export async function listSignIns(db: Db, userId: string): Promise<RecordedSignIn[]> {
  const { rows } = await db.query<RecordedSignIn>(
    `select session_id as "sessionId", method, second_factor as "secondFactor", address, country, browser, system, signed_in_at as "signedInAt",
       last_seen_at as "lastSeenAt", ended_at as "endedAt"
     from accounts.sign_ins where user_id = $1 order by signed_in_at desc, session_id`,
    [userId],
  );
  return rows;
}

/** Returns the time of each person's last sign-in, by user id. */
export async function readLastSignIns(db: Db): Promise<Map<string, Date>> {
  const { rows } = await db.query<{ user_id: string; last: Date }>(
    'select user_id, max(signed_in_at) as last from accounts.sign_ins group by user_id',
  );
  return new Map(rows.map(({ user_id, last }) => [user_id, last]));
}

/**
 * Deletes sign-ins whose session was last seen more than `keptDays` ago; of each person's last sign-in the time stays,
 * without IP, country and device. Returns how many were dealt with.
 */
export async function deletePastSignIns(db: Db, keptDays: number): Promise<number> {
  const { rowCount } = await db.query(
    `with past as (
       select session_id, (address, country, browser, system) is distinct from (null, null, null, null) as is_told,
         exists (
           select from accounts.sign_ins as later
           where later.user_id = s.user_id and (later.signed_in_at, later.session_id) > (s.signed_in_at, s.session_id)
         ) as is_followed
       from accounts.sign_ins as s where last_seen_at < now() - make_interval(days => $1)
     ), chunk as (
       select * from past where is_followed or is_told limit $2
     ), cleared as (
       update accounts.sign_ins set address = null, country = null, browser = null, system = null
       where session_id in (select session_id from chunk where not is_followed)
     ), deleted as (
       delete from accounts.sign_ins where session_id in (select session_id from chunk where is_followed)
     )
     select from chunk`,
    [keptDays, CHUNK],
  );
  return rowCount ?? 0;
}
