import { mixed } from 'yup';
import { ActionError } from './action-error.ts';

/** What the engine says about the caller of an action: `x-hasura-role`, `x-hasura-user-id` and others. */
export type Session = Record<string, string>;

export const sessionSchema = mixed(
  (value): value is Session =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((variable) => typeof variable === 'string'),
);

/** The id of the administrator who calls. The engine's permissions say the same; this holds without them too. */
export function requireAdministrator(session: Session): string {
  const userId = session['x-hasura-user-id'];
  if (session['x-hasura-role'] === 'site_admin' && userId) return userId;
  throw new ActionError('role-required', 'This action is for administrators.', { status: 403 });
}

/** Those who write contacts and newsletters: administrators, and programs that were given just this. */
export const MAILING_ROLES: readonly string[] = ['site_admin', 'mailing'];

/** The id of the administrator or program that mails. */
export function requireMailingRole(session: Session): string {
  const userId = session['x-hasura-user-id'];
  if (MAILING_ROLES.includes(session['x-hasura-role'] ?? '') && userId) return userId;
  throw new ActionError('role-required', 'This action is for administrators and the role mailing.', {
    status: 403,
  });
}
