import { createHmac } from 'node:crypto';
import type { Task } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Env } from '#actions/config/env.ts';
import { composeMessage, type Mail } from '#actions/lib/mail/compose-message.ts';
import { isEmail } from '#actions/lib/mail/is-email.ts';
import type { Mailer } from '#actions/lib/mail/mailer.ts';
import { brandOf } from '#actions/lib/newsletter/brand.ts';
import { readSender, type Sender, type SenderEnv } from '#actions/lib/newsletter/read-sender.ts';
import {
  createLink,
  findTokenOfLink,
  linkUrl,
  LINK_LIFETIME_S,
} from '#actions/lib/accounts/account-links.ts';
import { idOfJob } from '#actions/lib/jobs/id-of-job.ts';
import { accountMailSchema, linkPurposeOf, type AccountMail } from './account-mail.ts';
import { renderAccountMail } from './render-account-mail.ts';

export type AccountMailDeps = {
  pool: Pool;
  env: SenderEnv & Pick<Env, 'PUBLIC_URL' | 'ACCOUNT_MAIL_FROM' | 'LINK_SECRET'>;
  mailer: Pick<Mailer, 'deliver'>;
  log: Logger;
};

/**
 * Creates the task for the jobs of `queueAccountMail`. A job fails, and is repeated, while the server does not take the
 * mail.
 */
export function createAccountMailTask(deps: AccountMailDeps): Task {
  return async (payload, { job }) => {
    const mail = accountMailSchema.validateSync(payload);
    const message = await makeMail({ ...mail, id: mail.id ?? idOfJob(job) }, deps);
    const { kind, response } = await deps.mailer.deliver(
      { from: message.from.address, to: mail.to },
      composeMessage(message),
    );
    if (kind === 'sent') return;
    if (kind !== 'refused' && kind !== 'bounced' && kind !== 'address') {
      throw new Error(
        `The mail server did not take a mail of the kind "${mail.kind}" (${kind}): ${response}`,
      );
    }
    deps.log.warn(
      { kind: mail.kind, userId: mail.userId, response },
      'The mail server refused an account mail',
    );
  };
}

type KnownMail = AccountMail & { id: string };

async function makeMail(mail: KnownMail, { pool, env }: AccountMailDeps): Promise<Mail> {
  const { sender } = await readSender(pool, env);
  const from = { name: sender.brand[mail.locale], address: emailOf(sender, env) };
  const rendered = renderAccountMail({
    ...mail,
    brand: brandOf(sender, env.PUBLIC_URL),
    link: await makeLink(mail, { pool, env }),
    year: new Date().getFullYear(),
  });

  return {
    from,
    to: { address: mail.to },
    replyTo: sender.replyTo,
    messageId: `account-${mail.id}@${from.address.slice(from.address.indexOf('@') + 1)}`,
    date: new Date(),
    isAutomatic: true,
    ...rendered,
  };
}

/** Returns the sender's email; it has a default, because account mails go out before newsletters are set up, too. */
const emailOf = ({ email }: Sender, { ACCOUNT_MAIL_FROM, PUBLIC_URL }: AccountMailDeps['env']): string =>
  isEmail(email) ? email : ACCOUNT_MAIL_FROM || `no-reply@${new URL(PUBLIC_URL).hostname}`;

async function makeLink(mail: KnownMail, { pool, env }: Pick<AccountMailDeps, 'pool' | 'env'>) {
  const purpose = linkPurposeOf(mail);
  if (!purpose) return undefined;
  const lifetimeS = LINK_LIFETIME_S[purpose];
  const email = purpose === 'email_change' ? mail.to : null;
  const { userId } = mail;
  const tokens = env.LINK_SECRET.map((secret) => tokenOf(mail, secret));
  // An earlier attempt may have sent a link of a secret that has been changed since: it must go on to work.
  const token = (await findTokenOfLink(pool, { purpose, userId }, tokens)) ?? tokens[0] ?? '';
  await createLink(pool, { purpose, userId, email, lifetimeS, token });

  return {
    url: linkUrl(env.PUBLIC_URL, purpose, mail.locale, token),
    expiresAt: new Date(Date.now() + lifetimeS * 1_000),
    lifetimeS,
  };
}

/** Derives a link's token from the mail's id and a secret, so that the stored job does not reveal it. */
function tokenOf({ id, kind }: KnownMail, secret: string): string {
  return createHmac('sha256', secret).update(`${kind}:${id}`).digest('base64url');
}
