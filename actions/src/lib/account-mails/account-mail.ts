import { randomUUID } from 'node:crypto';
import { object, string, type InferType } from 'yup';
import type { Db } from '#actions/lib/database.ts';
import { idOfJob, type JobIdentity } from '#actions/lib/jobs/id-of-job.ts';
import { queueJob } from '#actions/lib/jobs/queue-job.ts';
import type { LinkPurpose } from '#actions/lib/accounts/account-links.ts';

const LINK_KINDS = ['recovery', 'invitation', 'email_change'] as const satisfies readonly LinkPurpose[];
const FACT_KINDS = [
  'no-password',
  'password-changed',
  'email-changed',
  'email-taken',
  'role-granted',
  'role-revoked',
  'new-device',
  'totp-set-up',
  'totp-removed',
  'totp-reset',
  'webhook-gone',
  'webhook-failing',
] as const;
const ALL_KINDS = [...LINK_KINDS, ...FACT_KINDS] as const;
export type AccountMailKind = (typeof ALL_KINDS)[number];
/** Kind of a mail that no person reads before it goes out: about an account, or the question behind a sign-up. */
export type AutomaticMailKind = AccountMailKind | 'subscription';

/** Texts of one kind of mail; `{brand}`, and `{minutes}` or `{until}` of its link, are filled in. */
export type AccountMailText = {
  subject: string;
  lead: string;
  /** The label of the button, which leads to the link, to `page` or else to the login page. */
  button?: string;
  /** Path of a page in the back office. */
  page?: string;
  /** Reason for which a person gets the mail, if it is not about their own account. */
  reason?: string;
  notes: string[];
};

const FACT_MAX_LENGTH = 200;
const EMAIL_MAX_LENGTH = 254;
const fact = () => string().max(FACT_MAX_LENGTH);
const factsSchema = object({
  /** Name of a webhook; `receiver` is the host that it is sent to. */
  webhook: fact(),
  receiver: fact(),
  /** ISO 8601. */
  at: fact(),
  /** New email of the account. */
  email: string().max(EMAIL_MAX_LENGTH),
  device: fact(),
  address: fact(),
  country: fact(),
  /** Email of the administrator who made the change. */
  by: fact(),
});
/** Facts about an event, shown as one line each in this order; a fact that is left out is not shown. */
export type Facts = InferType<typeof factsSchema>;
export type Fact = keyof Facts;

/** Schema of a job's payload. */
export const accountMailSchema = object({
  /**
   * Chosen once for a mail, so that every attempt has the same Message-ID and the same link. Jobs that version 0.1.0
   * has queued have none.
   */
  id: string().uuid(),
  kind: string().oneOf(ALL_KINDS).required(),
  to: string().required(),
  locale: string().oneOf(['en', 'ar']).required(),
  userId: string().uuid().required(),
  facts: factsSchema.default({}),
}).required();
export type AccountMail = InferType<typeof accountMailSchema>;

type NewMail = { to: string; locale: 'en' | 'ar'; userId: string } & (
  | { kind: (typeof LINK_KINDS)[number] }
  | { kind: (typeof FACT_KINDS)[number]; facts: Facts }
);

export const ACCOUNT_MAIL_TASK = 'send_account_mail';
/**
 * Attempts of one mail. The waits between them grow to LONGEST_WAIT_S, so that they are over seven hours in all: a mail
 * survives an outage of six hours.
 */
export const MAX_ATTEMPTS = 50;
const LONGEST_WAIT_S = 10 * 60;

/**
 * Queues a mail in `locale` about a person's account, or about a fault that an administrator has to mend. The texts are
 * chosen by `kind` from account-mail-texts.ts, the brand comes from the settings. If `db` is a client with an open
 * transaction, the mail goes out only if that commits. While the mail server is away, the job is repeated.
 *
 * `recovery`, `invitation` and `email_change` (to the new email) carry a single-use link of `userId`. The link is made
 * when the mail is sent, so that no job holds a token: callers queue the mail and make no link. A repeated mail carries
 * the same link and restarts its validity. At most one mail of each of these kinds waits for a person.
 *
 * A job passes itself as `job`: all its attempts together queue one mail, even if an attempt lost the answer that told it
 * so.
 */
export async function queueAccountMail(db: Db, mail: NewMail, job?: JobIdentity): Promise<void> {
  const purpose = linkPurposeOf(mail);
  const key = purpose && linkMailKey(purpose, mail.userId);
  const onceId = job && idOfJob(job);
  const payload = { ...mail, id: onceId ?? randomUUID() };
  await queueJob(db, { task: ACCOUNT_MAIL_TASK, payload, maxAttempts: MAX_ATTEMPTS, key, onceId });
}

/** Returns the key of the job that mails a link. */
export const linkMailKey = (purpose: LinkPurpose, userId: string) => `${purpose}:${userId}`;

/** Returns the purpose of the link that a mail carries; undefined if it carries none. */
export const linkPurposeOf = ({ kind }: Pick<AccountMail, 'kind'>): LinkPurpose | undefined =>
  LINK_KINDS.find((purpose) => purpose === kind);

/**
 * Shortens the waits of the mails of these tasks to LONGEST_WAIT_S: graphile-worker would let a mail wait for six hours.
 * Returns how many.
 */
export async function shortenMailWaits(db: Db, tasks: readonly string[]): Promise<number> {
  const { rows } = await db.query(
    `select graphile_worker.reschedule_jobs(array(
       select id from graphile_worker.jobs where task_identifier = any ($1) and locked_at is null
         and attempts < max_attempts and run_at > now() + make_interval(secs => $2)
     ), run_at := now() + make_interval(secs => $2))`,
    [tasks, LONGEST_WAIT_S],
  );
  return rows.length;
}

/** Deletes jobs of these tasks whose attempts are used up, because their payloads hold emails. Returns how many. */
export async function deleteFailedJobs(db: Db, tasks: readonly string[]): Promise<number> {
  const { rows } = await db.query(
    `select graphile_worker.complete_jobs(array(
       select id from graphile_worker.jobs where task_identifier = any ($1) and attempts >= max_attempts))`,
    [tasks],
  );
  return rows.length;
}
