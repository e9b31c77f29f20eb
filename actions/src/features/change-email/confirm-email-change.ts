import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { object, string } from 'yup';
import { findLink, linkInvalid, spendLink, type AccountLink } from '#actions/lib/accounts/account-links.ts';
import { queueAccountMail } from '#actions/lib/account-mails/account-mail.ts';
import { dropLinks } from '#actions/lib/account-mails/drop-links.ts';
import { endSessionsSurely } from '#actions/lib/accounts/end-sessions.ts';
import { writePeople } from '#actions/lib/accounts/people.ts';
import { ActionError } from '#actions/lib/action-error.ts';
import { plainIp } from '#runtime/network/plain-ip.ts';
import { inTransaction } from '#runtime/network/in-transaction.ts';
import type { Db } from '#actions/lib/database.ts';
import { AccountRefusal } from '#actions/lib/keycloak/account-refusal.ts';
import { throwUnavailable, type KeycloakAdmin } from '#actions/lib/keycloak/keycloak-admin.ts';
import { readInput } from '#actions/lib/read-input.ts';
import type { Session } from '#actions/lib/session-variables.ts';
import { readLocaleOf } from '#actions/lib/sessions/sign-ins.ts';

const inputSchema = object({ link_token: string().max(200).default('') }).required();

type EmailLink = AccountLink & { email: string };
type Deps = {
  pool: Pool;
  log: Logger;
  keycloakAdmin: Pick<KeycloakAdmin, 'findUser' | 'changeEmail' | 'endSessions'>;
};
type Caller = {
  session: Session;
  /** `sid` of the caller's session, which stays; all others end. */
  sessionId: string | undefined;
  ip: string;
};

/** Returns the new email that a link of the caller's account confirms; the link stays usable. */
export async function showEmailChange(input: unknown, session: Session, { pool }: { pool: Db }) {
  const link = await findOwnLink(readInput(inputSchema, input).link_token, session, pool);

  return { email: link.email, expires_at: link.expiresAt.toISOString() };
}

/**
 * Changes the email of the caller's account to the one that a link was mailed to. The link proves that the caller reads
 * the mailbox, the session proves whose account it is. Both are needed, so a link that was sent to a mistyped email is
 * of no use to its receiver. All other sessions and all other links end, and a mail tells the former email.
 */
export async function confirmEmailChange(input: unknown, caller: Caller, deps: Deps) {
  const { link_token: token } = readInput(inputSchema, input);
  const link = await findOwnLink(token, caller.session, deps.pool);
  const { userId, email } = link;
  const formerEmail = await spendLink(deps.pool, { token, purpose: 'email_change' }, () =>
    changeEmail(link, deps),
  );
  await endSessionsSurely({ userId, keptSessionId: caller.sessionId }, deps);
  await inTransaction(deps.pool, async (db) => {
    await writePeople(db, [{ id: userId, email }]);
    await dropLinks(db, userId);
    await tellFormerEmail(db, { userId, email, formerEmail, ip: caller.ip });
  });

  return { email };
}

const isOfEmail = (link: AccountLink): link is EmailLink =>
  link.purpose === 'email_change' && link.email !== null;

async function findOwnLink(token: string, session: Session, db: Db): Promise<EmailLink> {
  const userId = session['x-hasura-user-id'];
  if (!userId) throw new ActionError('auth-session-missing', 'Auth session missing!', { status: 401 });
  const link = await findLink(db, token);
  if (!link || !isOfEmail(link) || link.userId !== userId) throw linkInvalid();

  return link;
}

/** Changes the email in Keycloak and returns the former one. */
async function changeEmail({ userId, email }: EmailLink, { keycloakAdmin }: Deps): Promise<string> {
  try {
    const user = await keycloakAdmin.findUser(userId);
    if (!user?.email || !user.enabled) throw linkInvalid();
    await keycloakAdmin.changeEmail(userId, email);
    return user.email;
  } catch (error) {
    if (error instanceof AccountRefusal && error.reason !== 'field') throw toRefusal(error);
    return throwUnavailable(error);
  }
}

const toRefusal = (cause: AccountRefusal): ActionError =>
  cause.reason === 'taken'
    ? new ActionError('email-change-taken', 'Another account has this address by now.', { cause })
    : new ActionError('email-change-invalid', 'The identity server does not take this address.', { cause });

type Change = { userId: string; email: string; formerEmail: string; ip: string };

async function tellFormerEmail(db: Db, { userId, email, formerEmail, ip }: Change): Promise<void> {
  const locale = (await readLocaleOf(db, userId)) ?? 'en';
  const facts = { at: new Date().toISOString(), email, address: plainIp(ip) };
  await queueAccountMail(db, { kind: 'email-changed', to: formerEmail, userId, locale, facts });
}
