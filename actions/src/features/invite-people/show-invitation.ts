import { object, string } from 'yup';
import { findLink, linkInvalid } from '#actions/lib/accounts/account-links.ts';
import { findInvitation } from '#actions/lib/accounts/invitations.ts';
import type { Db } from '#actions/lib/database.ts';
import { readInput } from '#actions/lib/read-input.ts';

const inputSchema = object({ link_token: string().max(200).default('') }).required();

/** Returns the email, the role and the expiry of an invitation; its link stays usable. */
export async function showInvitation(input: unknown, { pool }: { pool: Db }) {
  const link = await findLink(pool, readInput(inputSchema, input).link_token);
  const invitation = link?.purpose === 'invitation' ? await findInvitation(pool, link.userId) : undefined;
  if (!link || !invitation) throw linkInvalid();

  return { email: invitation.email, role: invitation.role, expires_at: link.expiresAt.toISOString() };
}
