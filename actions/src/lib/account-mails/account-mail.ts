import { object, string, type InferType } from 'yup';
import type { Db } from '#actions/lib/database.ts';
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

/** `{brand}` and `{minutes}` or `{until}` of a link are filled in. */
export type AccountMailText = {
  subject: string;
  lead: string;
  /** The label of the button, which leads to the link, to `page` or else to the login page. */
  button?: string;
  /** A path of the back office. */
  page?: string;
  /** Why somebody gets it, where it is not about their own account. */
  reason?: string;
  notes: string[];
};

const FACT_MAX_LENGTH = 200;
const EMAIL_MAX_LENGTH = 254;
const fact = () => string().max(FACT_MAX_LENGTH);
const factsSchema = object({
  /** What people call a webhook, and the host that it is sent to. */
  webhook: fact(),
  receiver: fact(),
  /** ISO 8601. */
  at: fact(),
  /** The address that an account has from now on. */
  email: string().max(EMAIL_MAX_LENGTH),
  device: fact(),
  address: fact(),
  country: fact(),
  /** Who did it, as the person knows them. */
  by: fact(),
});
/** What a mail tells of an event, a line each in this order; what is left out is not shown. */
export type Facts = InferType<typeof factsSchema>;
export type Fact = keyof Facts;

/** Reads the payload of a job. */
export const accountMailSchema = object({
  kind: string().oneOf(ALL_KINDS).required(),
  to: string().required(),
  locale: string().oneOf(['en', 'ar']).required(),
  userId: string().uuid().required(),
  facts: factsSchema.default({}),
}).required();
export type AccountMail = InferType<typeof accountMailSchema>;

type NewMail = { to: string; locale: 'en' | 'ar'; userId: string } & (
  { kind: (typeof LINK_KINDS)[number] } | { kind: (typeof FACT_KINDS)[number]; facts: Facts }
);

export const ACCOUNT_MAIL_TASK = 'send_account_mail';
/** The waits between them grow to some 18 minutes, to half an hour in all. */
const MAX_ATTEMPTS = 8;

/**
 * Queues a mail about somebody's account, or about what an administrator has to mend, in `locale`, from the brand of the settings: texts by `kind` in
 * account-mail-texts.ts. Given a client with an open transaction it goes out only if that commits. A mail server that
 * is away is tried again.
 *
 * `recovery`, `invitation` and `email_change` (to the new address) carry a single-use link of `userId`, made when the mail
 * is sent, so that no job holds a token: queue the mail and nothing else. Of each of these one mail waits for a person at a time.
 */
export async function queueAccountMail(db: Db, mail: NewMail): Promise<void> {
  const purpose = linkPurposeOf(mail);
  const key = purpose && linkMailKey(purpose, mail.userId);
  await queueJob(db, { task: ACCOUNT_MAIL_TASK, payload: mail, maxAttempts: MAX_ATTEMPTS, key });
}

/** The key of the job that waits to mail a link. */
export const linkMailKey = (purpose: LinkPurpose, userId: string) => `${purpose}:${userId}`;

/** The purpose of the link that a mail carries. */
export const linkPurposeOf = ({ kind }: Pick<AccountMail, 'kind'>): LinkPurpose | undefined =>
  LINK_KINDS.find((purpose) => purpose === kind);

/** Drops jobs of these tasks that were tried for the last time: their payloads hold addresses. Answers how many. */
export async function deleteFailedJobs(db: Db, tasks: readonly string[]): Promise<number> {
  const { rows } = await db.query(
    `select graphile_worker.complete_jobs(array(
       select id from graphile_worker.jobs where task_identifier = any ($1) and attempts >= max_attempts))`,
    [tasks],
  );
  return rows.length;
}
