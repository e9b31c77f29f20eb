import type { Pool } from 'pg';
import { object, string } from 'yup';
import { isLinkInUse, LINK_LIFETIME_S } from '#actions/lib/accounts/account-links.ts';
import { queueAccountMail } from '#actions/lib/account-mails/account-mail.ts';
import { ActionError } from '#actions/lib/action-error.ts';
import { inTransaction } from '#runtime/network/in-transaction.ts';
import { actAs, type Db } from '#actions/lib/database.ts';
import { type KeycloakAdmin, throwUnavailable } from '#actions/lib/keycloak/keycloak-admin.ts';
import { isAccountEmail } from '#actions/lib/accounts/email-refused.ts';
import { toAccountEmail } from '#rules/email/account-email.ts';
import { requireAdministrator, type Session } from '#actions/lib/session-variables.ts';

/** Upper bound for open invitations of all administrators together; each costs a mail. */
const MAX_OPEN = 200;

const inputSchema = object({
  email: string().required(),
  role: string().oneOf(['admin', 'user']).required(),
  locale: string().oneOf(['en', 'ar']).required(),
}).required();

type Deps = { pool: Pool; keycloakAdmin: Pick<KeycloakAdmin, 'findUserByEmail'> };
type Wish = { email: string; role: string; locale: 'en' | 'ar'; invitedBy: string };

/**
 * Mails a person a link by which they create their account. A person who was invited before gets a new link, and the
 * old one ends. There is no account until the invitation is accepted (docs/build/decisions); one that is being accepted at
 * this moment stays as it is.
 */
export async function inviteUser(input: unknown, session: Session, { pool, keycloakAdmin }: Deps) {
  const invitedBy = requireAdministrator(session);
  const wish = { ...readInput(input), invitedBy };
  if (await keycloakAdmin.findUserByEmail(wish.email).catch(throwUnavailable)) throw accountExists();

  return inTransaction(pool, async (db) => {
    await actAs(db, session);
    if (await isBeingAccepted(db, wish.email)) throw accountExists();
    const { id, expiresAt } = await writeInvitation(db, wish);
    await queueAccountMail(db, { kind: 'invitation', to: wish.email, locale: wish.locale, userId: id });

    return { invitation_id: id, email: wish.email, expires_at: expiresAt.toISOString() };
  });
}

function readInput(input: unknown) {
  const wish = inputSchema.isValidSync(input) ? inputSchema.cast(input) : undefined;
  const email = toAccountEmail(wish?.email ?? '');
  if (wish && isAccountEmail(email)) return { ...wish, email };
  throw new ActionError(
    'invitation-invalid',
    'An invitation needs an email address, a role (admin or user) and a language (en or ar).',
    { details: { field: wish ? 'email' : 'role' } },
  );
}

async function isBeingAccepted(db: Db, email: string): Promise<boolean> {
  const { rows } = await db.query<{ id: string }>('select id from invitations where email = $1', [email]);
  return rows[0] !== undefined && isLinkInUse(db, rows[0].id, 'invitation');
}

async function writeInvitation(db: Db, { email, role, locale, invitedBy }: Wish) {
  const open = await db.query<{ count: number }>(
    'select count(*)::int as count from invitations where expires_at > now() and email <> $1',
    [email],
  );
  if ((open.rows[0]?.count ?? 0) >= MAX_OPEN) throw tooMany();
  const { rows } = await db.query<{ id: string; expiresAt: Date }>(
    `insert into invitations as i (email, role, locale, invited_by, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(secs => $5))
     on conflict (email) do update set role = excluded.role, locale = excluded.locale,
       invited_by = excluded.invited_by, invited_at = now(), expires_at = excluded.expires_at
     returning id, expires_at as "expiresAt"`,
    [email, role, locale, invitedBy, LINK_LIFETIME_S.invitation],
  );
  const [row] = rows;
  if (!row) throw new Error('An invitation was written and not returned.');
  return row;
}

const accountExists = () =>
  new ActionError('invitation-account-exists', 'Somebody with this email address has an account already.');

const tooMany = () =>
  new ActionError(
    'invitation-too-many',
    `There are ${MAX_OPEN} open invitations, which is as many as there may be. Take back some of them first.`,
    { details: { max: MAX_OPEN } },
  );
