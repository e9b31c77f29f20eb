import { createHash } from 'node:crypto';
import type { Locale } from '#actions/config/locale.ts';
import { linkToken } from '#actions/lib/account-mails/link-token.ts';
import type { Db } from '#actions/lib/database.ts';
import { deleteChunk } from '#actions/lib/delete-chunk.ts';

/** Seconds for which a request can be confirmed. Each attempt to send its mail begins them again. */
export const REQUEST_LIFETIME_S = 48 * 60 * 60;
/** Upper bound for the mails to one email within MAILS_WINDOW. */
export const MAX_MAILS = 3;
const MAILS_WINDOW = '24 hours';
/** Time that the job of a confirmed request may take; its attempts are over by then. */
const JOB_TIME = '3 days';
const TOKEN = /^[\w-]{43}$/;

/** Sign-up of an email, with the text that its owner agreed to and the page on which they did. */
export type NewRequest = {
  id: string;
  email: string;
  locale: Locale;
  consentVersion: string;
  source: string;
};

export type ConfirmedRequest = Omit<NewRequest, 'id'> & {
  emailKey: string;
  requestedAt: Date;
  confirmedAt: Date;
};

const tokenOf = (id: string, secret: string): string => linkToken('subscription', id, secret);

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Adds a request; `secret` is the first secret of links. */
export async function addRequest(db: Db, request: NewRequest, secret: string): Promise<void> {
  const { id, email, locale, consentVersion, source } = request;
  await db.query(
    `insert into mailing.subscription_requests
       (id, token_hash, email, locale, consent_version, consent_source, expires_at)
     values ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7))`,
    [id, hashOf(tokenOf(id, secret)), email, locale, consentVersion, source, REQUEST_LIFETIME_S],
  );
}

export type AwaitingRequest = {
  email: string;
  locale: Locale;
  tokenHash: Buffer;
  /** True if its email gets newsletters already. */
  isSubscribed: boolean;
  /** Number of requests for the same email that came before it within MAILS_WINDOW and still wait. */
  earlier: number;
};

/** Finds a request that waits for its confirmation, and what decides whether a mail asks for it. */
export async function findAwaiting(db: Db, id: string): Promise<AwaitingRequest | undefined> {
  const { rows } = await db.query<AwaitingRequest>(
    `select email, locale, token_hash as "tokenHash",
       exists (
         select from contacts where contacts.email_key = request.email_key and state = 'subscribed'
       ) as "isSubscribed",
       (select count(*)::integer from mailing.subscription_requests as other
         where other.email_key = request.email_key and other.requested_at > now() - interval '${MAILS_WINDOW}'
           and (other.requested_at, other.id) < (request.requested_at, request.id)) as earlier
     from mailing.subscription_requests as request where id = $1 and confirmed_at is null`,
    [id],
  );
  return rows[0];
}

/** Returns the token that a request's link has; undefined if it was made with none of the secrets. */
export const findToken = (
  id: string,
  { tokenHash }: Pick<AwaitingRequest, 'tokenHash'>,
  secrets: readonly string[],
): string | undefined =>
  secrets.map((secret) => tokenOf(id, secret)).find((token) => hashOf(token).equals(tokenHash));

/** Begins the time of a request again and returns its end. */
export async function renewRequest(db: Db, id: string): Promise<Date> {
  const { rows } = await db.query<{ expires_at: Date }>(
    `update mailing.subscription_requests set expires_at = now() + make_interval(secs => $2)
     where id = $1 returning expires_at`,
    [id, REQUEST_LIFETIME_S],
  );
  return rows[0]?.expires_at ?? new Date();
}

export async function deleteRequest(db: Db, id: string): Promise<void> {
  await db.query('delete from mailing.subscription_requests where id = $1', [id]);
}

const CAN_BE_CONFIRMED = 'token_hash = $1 and confirmed_at is null and expires_at > now()';

/** Returns the language of the request that a link belongs to; undefined if the link can't be used (any more). */
export async function readLocaleOfLink(db: Db, token: string): Promise<Locale | undefined> {
  if (!TOKEN.test(token)) return undefined;
  const { rows } = await db.query<{ locale: Locale }>(
    `select locale from mailing.subscription_requests where ${CAN_BE_CONFIRMED}`,
    [hashOf(token)],
  );
  return rows[0]?.locale;
}

const CONFIRMED = `returning email, email_key as "emailKey", locale, consent_version as "consentVersion",
  consent_source as source, requested_at as "requestedAt", coalesce(confirmed_at, now()) as "confirmedAt"`;

/** Uses up a link: of any number of calls at once, one gets the request and all others get undefined. */
export async function takeByToken(db: Db, token: string): Promise<ConfirmedRequest | undefined> {
  if (!TOKEN.test(token)) return undefined;
  const { rows } = await db.query<ConfirmedRequest>(
    `delete from mailing.subscription_requests where ${CAN_BE_CONFIRMED} ${CONFIRMED}`,
    [hashOf(token)],
  );
  return rows[0];
}

/** Uses up a link without taking its request, which a job takes later; returns the request's id. */
export async function markConfirmed(db: Db, token: string): Promise<string | undefined> {
  const { rows } = await db.query<{ id: string }>(
    `update mailing.subscription_requests set confirmed_at = now() where ${CAN_BE_CONFIRMED} returning id`,
    [hashOf(token)],
  );
  return rows[0]?.id;
}

/** Takes a request whose link was used. */
export async function takeConfirmed(db: Db, id: string): Promise<ConfirmedRequest | undefined> {
  const { rows } = await db.query<ConfirmedRequest>(
    `delete from mailing.subscription_requests where id = $1 and confirmed_at is not null ${CONFIRMED}`,
    [id],
  );
  return rows[0];
}

/** Deletes requests that were not confirmed in time. */
export function deleteExpiredRequests(db: Db): Promise<number> {
  return deleteChunk(db, {
    table: 'mailing.subscription_requests',
    key: 'id',
    where: `expires_at <= now() and (confirmed_at is null or confirmed_at < now() - interval '${JOB_TIME}')`,
  });
}
