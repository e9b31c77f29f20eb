import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Env } from '#actions/config/env.ts';
import { composeMessage, type Mail } from '#actions/lib/mail/compose-message.ts';
import { isEmail } from '#rules/email/stored-email.ts';
import type { Mailer } from '#actions/lib/mail/mailer.ts';
import { brandOf } from '#actions/lib/newsletter/brand.ts';
import { readSender, type Sender, type SenderEnv } from '#actions/lib/newsletter/read-sender.ts';
import { renderAccountMail, type AccountMailSource } from './render-account-mail.ts';

export type AutomaticMailDeps = {
  pool: Pool;
  env: SenderEnv & Pick<Env, 'PUBLIC_URL' | 'ACCOUNT_MAIL_FROM'>;
  mailer: Pick<Mailer, 'deliver'>;
  log: Logger;
};

type AutomaticMail = Pick<AccountMailSource, 'kind' | 'locale' | 'facts' | 'link' | 'name'> & {
  /** Local part of the Message-ID, which all attempts share. */
  messageName: string;
  to: string;
  /** Ids that the log has in place of the address. */
  about: Record<string, string>;
};

/** Sends a mail. Throws, so that its job is repeated, while the server does not take it; a refusal is logged only. */
export async function sendAutomaticMail(mail: AutomaticMail, deps: AutomaticMailDeps): Promise<void> {
  const message = await makeMail(mail, deps);
  const { kind, response } = await deps.mailer.deliver(
    { from: message.from.address, to: mail.to },
    composeMessage(message),
  );
  if (kind === 'sent') return;
  if (kind !== 'refused' && kind !== 'bounced' && kind !== 'address') {
    throw new Error(`The mail server did not take a mail of the kind "${mail.kind}" (${kind}): ${response}`);
  }
  deps.log.warn({ kind: mail.kind, ...mail.about, response }, 'The mail server refused an automatic mail');
}

async function makeMail(mail: AutomaticMail, { pool, env }: AutomaticMailDeps): Promise<Mail> {
  const { sender } = await readSender(pool, env);
  const from = { name: sender.brand[mail.locale], address: emailOf(sender, env) };
  const { kind, locale, facts, link, name } = mail;
  const brand = brandOf(sender, env.PUBLIC_URL);

  return {
    from,
    to: { address: mail.to },
    replyTo: sender.replyTo,
    messageId: `${mail.messageName}@${from.address.slice(from.address.indexOf('@') + 1)}`,
    date: new Date(),
    isAutomatic: true,
    ...renderAccountMail({ kind, locale, facts, link, name, brand, year: new Date().getFullYear() }),
  };
}

/** Returns the sender's email; it has a default, because these mails go out before newsletters are set up, too. */
const emailOf = ({ email }: Sender, { ACCOUNT_MAIL_FROM, PUBLIC_URL }: AutomaticMailDeps['env']): string =>
  isEmail(email) ? email : ACCOUNT_MAIL_FROM || `no-reply@${new URL(PUBLIC_URL).hostname}`;
