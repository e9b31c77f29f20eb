import { createHash, randomBytes } from 'node:crypto';
import { ActionError } from '#actions/lib/action-error.ts';
import type { Db } from '#actions/lib/database.ts';
import { deleteChunk } from '#actions/lib/delete-chunk.ts';
import type { Locale } from '#actions/config/locale.ts';

/** Purpose of a link: to replace a forgotten password, to accept an invitation, or to confirm a new email. */
export type LinkPurpose = 'recovery' | 'invitation' | 'email_change';

/** Seconds for which a link of each purpose can be used. */
export const LINK_LIFETIME_S: Record<LinkPurpose, number> = {
  recovery: 15 * 60,
  invitation: 3 * 24 * 60 * 60,
  email_change: 15 * 60,
};

export type AccountLink = {
  purpose: LinkPurpose;
  userId: string;
  /** New email of the account; null unless the purpose is `email_change`. */
  email: string | null;
  expiresAt: Date;
};

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

type NewLink = {
  purpose: LinkPurpose;
  userId: string;
  email?: string | null;
  lifetimeS?: number;
  /** Token of an existing link that is renewed; left out, a new token is made. */
  token?: string;
};

/**
 * Creates a single-use link and returns its token, of which the table keeps only a hash. A person has one link of each
 * purpose, so an earlier one ends. Renewing a link by its token restarts its validity; a used link stays used.
 */
export async function createLink(
  db: Db,
  { purpose, userId, email = null, lifetimeS = LINK_LIFETIME_S[purpose], ...given }: NewLink,
): Promise<string> {
  const token = given.token ?? randomBytes(TOKEN_BYTES).toString('base64url');
  await db.query(
    `insert into accounts.links (token_hash, purpose, user_id, email, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(secs => $5))
     on conflict (user_id, purpose) do update
       set token_hash = excluded.token_hash, email = excluded.email, expires_at = excluded.expires_at,
         used_at = case when links.token_hash = excluded.token_hash then links.used_at end`,
    [hashOf(token), purpose, userId, email, lifetimeS],
  );
  return token;
}

/** Returns the token that a person's link of a purpose was made with; undefined if it is none of these. */
export async function findTokenOfLink(
  db: Db,
  { purpose, userId }: Pick<AccountLink, 'purpose' | 'userId'>,
  tokens: readonly string[],
): Promise<string | undefined> {
  const { rows } = await db.query<{ token_hash: Buffer }>(
    'select token_hash from accounts.links where user_id = $1 and purpose = $2',
    [userId, purpose],
  );
  return tokens.find((token) => rows[0]?.token_hash.equals(hashOf(token)));
}

/** Finds the link of a token while it can be used; the link stays usable. */
export async function findLink(db: Db, token: string): Promise<AccountLink | undefined> {
  return readLink(
    db,
    `select purpose, user_id, email, expires_at from accounts.links
     where token_hash = $1 and used_at is null and expires_at > now()`,
    token,
  );
}

/** Uses up a link of a purpose: of any number of calls at once, one gets the link and all others get undefined. */
export async function consumeLink(
  db: Db,
  token: string,
  purpose: LinkPurpose,
): Promise<AccountLink | undefined> {
  return readLink(
    db,
    `update accounts.links set used_at = now()
     where token_hash = $1 and purpose = $2 and used_at is null and expires_at > now()
     returning purpose, user_id, email, expires_at`,
    token,
    purpose,
  );
}

/** Time after which a used link counts as given up; longer than all calls of Keycloak for one use may take together. */
const USE_LIFETIME = '2 minutes';

/**
 * Tells whether a link is being used at this moment. If it is not, it can't be used until the transaction of `db` ends.
 */
export async function isLinkInUse(db: Db, userId: string, purpose: LinkPurpose): Promise<boolean> {
  const { rows } = await db.query<{ isInUse: boolean }>(
    `select coalesce(used_at > now() - interval '${USE_LIFETIME}', false) as "isInUse"
     from accounts.links where user_id::text = $1 and purpose = $2 for update`,
    [userId, purpose],
  );
  return rows[0]?.isInUse ?? false;
}

/** Makes a link usable again after its use failed, for example because Keycloak refused the password. */
export async function giveLinkBack(db: Db, token: string): Promise<void> {
  await db.query('update accounts.links set used_at = null where token_hash = $1', [hashOf(token)]);
}

/** Uses up a link of a purpose for what `act` does with it; if that fails, the link can be used again. */
export async function spendLink<T>(
  db: Db,
  { token, purpose }: { token: string; purpose: LinkPurpose },
  act: (link: AccountLink) => Promise<T>,
): Promise<T> {
  const link = await consumeLink(db, token, purpose);
  if (!link) throw linkInvalid();
  try {
    return await act(link);
  } catch (error) {
    await giveLinkBack(db, token);
    throw error;
  }
}

/** Deletes the links of a person, of one purpose or of all. */
export async function voidLinks(db: Db, userId: string, purpose?: LinkPurpose): Promise<void> {
  await db.query('delete from accounts.links where user_id = $1 and purpose = coalesce($2, purpose)', [
    userId,
    purpose ?? null,
  ]);
}

export function deleteExpiredLinks(db: Db): Promise<number> {
  return deleteChunk(db, { table: 'accounts.links', key: 'token_hash', where: 'expires_at <= now()' });
}

/** Path of the page that a link opens. */
const LINK_PATHS: Record<LinkPurpose, string> = {
  recovery: '/update-password',
  invitation: '/invitation',
  email_change: '/confirm-email',
};

/** Returns the URL of a link. The token is in the URL's fragment, which no server and no referrer gets to see. */
export function linkUrl(publicUrl: string, purpose: LinkPurpose, locale: Locale, token: string): string {
  const hash = new URLSearchParams({ type: purpose, token });
  return `${publicUrl.replace(/\/$/, '')}${LINK_PATHS[purpose]}?lng=${locale}#${hash}`;
}

type LinkRow = { purpose: LinkPurpose; user_id: string; email: string | null; expires_at: Date };

async function readLink(
  db: Db,
  sql: string,
  token: string,
  ...more: string[]
): Promise<AccountLink | undefined> {
  if (!TOKEN.test(token)) return undefined;
  const { rows } = await db.query<LinkRow>(sql, [hashOf(token), ...more]);
  const [row] = rows;

  if (!row) return undefined;
  const { purpose, user_id: userId, email, expires_at: expiresAt } = row;
  return { purpose, userId, email, expiresAt };
}

/**
 * Returns the error for a link that can't be used: it is unknown, used or expired, or its person is gone or disabled.
 */
export const linkInvalid = () =>
  new ActionError(
    'account-link-invalid',
    'This link is too old, was used before, or a later one has taken its place.',
  );
