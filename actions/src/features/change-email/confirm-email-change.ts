import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { object, string } from 'yup';
import {
  consumeLink,
  findLink,
  giveLinkBack,
  linkInvalid,
  type AccountLink,
} from '../../lib/accounts/account-links.ts';
import { queueAccountMail } from '../../lib/accounts/account-mail.ts';
import { dropLinks } from '../../lib/accounts/drop-links.ts';
import { endSessionsSurely } from '../../lib/accounts/end-sessions.ts';
import { writePeople } from '../../lib/accounts/people.ts';
import { ActionError } from '../../lib/action-error.ts';
import { plainAddress } from '#runtime/plain-address.ts';
import { inTransaction } from '#runtime/in-transaction.ts';
import type { Db } from '../../lib/database.ts';
import { AccountRefusal, throwUnavailable, type KeycloakAdmin } from '../../lib/keycloak/keycloak-admin.ts';
import { readInput } from '../../lib/read-input.ts';
import type { Session } from '../../lib/session-variables.ts';
import { readLocaleOf } from '../../lib/sessions/sign-ins.ts';

const inputSchema = object({ link_token: string().max(200).default('') }).required();

type EmailLink = AccountLink & { email: string };
type Deps = {
  pool: Pool;
  log: Logger;
  keycloakAdmin: Pick<KeycloakAdmin, 'findUser' | 'changeEmail' | 'endSessions'>;
};
type Caller = {
  session: Session;
  /** The session that the caller goes on with. */
  sessionId: string | undefined;
  address: string;
};

/** Which address a link of the caller's account leads to, without using it up. */
export async function showEmailChange(input: unknown, session: Session, { pool }: { pool: Db }) {
  const link = await findOwnLink(readInput(inputSchema, input).link_token, session, pool);

  return { email: link.email, expires_at: link.expiresAt.toISOString() };
}

/**
 * Changes the address of the caller's account to the one that a link was mailed to. The link proves the mailbox, the
 * session whose account it is: one alone changes nothing, so that a link sent to a mistyped address is of no use to who
 * gets it. All other sessions end, every other link too, and the old address is told.
 */
export async function confirmEmailChange(input: unknown, caller: Caller, deps: Deps) {
  const { link_token: token } = readInput(inputSchema, input);
  await findOwnLink(token, caller.session, deps.pool);
  const link = await consumeLink(deps.pool, token, 'email_change');
  if (!link || !isOfEmail(link)) throw linkInvalid();
  const { userId, email } = link;

  let formerEmail: string;
  try {
    formerEmail = await changeEmail(link, deps);
  } catch (error) {
    await giveLinkBack(deps.pool, token);
    throw error;
  }
  await endSessionsSurely({ userId, keptSessionId: caller.sessionId }, deps);
  await inTransaction(deps.pool, async (db) => {
    await writePeople(db, [{ id: userId, email }]);
    await dropLinks(db, userId);
    await tellFormerAddress(db, { userId, email, formerEmail, address: caller.address });
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

/** Answers the address that the account had. */
async function changeEmail({ userId, email }: EmailLink, { keycloakAdmin }: Deps): Promise<string> {
  try {
    const user = await keycloakAdmin.findUser(userId);
    if (!user?.email || !user.enabled) throw linkInvalid();
    await keycloakAdmin.changeEmail(userId, email);
    return user.email;
  } catch (error) {
    if (error instanceof AccountRefusal) throw toRefusal(error);
    return throwUnavailable(error);
  }
}

const toRefusal = (cause: AccountRefusal): ActionError =>
  cause.isTaken
    ? new ActionError('email-change-taken', 'Another account has this address by now.', { cause })
    : new ActionError('email-change-invalid', 'The identity server does not take this address.', { cause });

type Change = { userId: string; email: string; formerEmail: string; address: string };

async function tellFormerAddress(db: Db, { userId, email, formerEmail, address }: Change): Promise<void> {
  const locale = (await readLocaleOf(db, userId)) ?? 'en';
  const facts = { at: new Date().toISOString(), email, address: plainAddress(address) };
  await queueAccountMail(db, { kind: 'email-changed', to: formerEmail, userId, locale, facts });
}
