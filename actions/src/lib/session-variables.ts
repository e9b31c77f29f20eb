import { mixed } from 'yup';
import { ActionError } from './action-error.ts';

/**
 * Session variables of an action's caller, as the engine sends them: `x-hasura-role`, `x-hasura-user-id` and others.
 */
export type Session = Record<string, string>;

export const sessionSchema = mixed(
  (value): value is Session =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((variable) => typeof variable === 'string'),
);

/**
 * Returns the id of the administrator who calls; throws for any other role. The engine's permissions demand the same,
 * but this check holds without them too.
 */
export function requireAdministrator(session: Session): string {
  const userId = session['x-hasura-user-id'];
  if (session['x-hasura-role'] === 'site_admin' && userId) return userId;
  throw new ActionError('role-required', 'This action is for administrators.', { status: 403 });
}

/** Roles that may write contacts and newsletters: administrators, and programs that were given the role `mailing`. */
export const MAILING_ROLES: readonly string[] = ['site_admin', 'mailing'];

/** Returns the id of the administrator or program that calls; throws for a role that is not in MAILING_ROLES. */
export function requireMailingRole(session: Session): string {
  const userId = session['x-hasura-user-id'];
  if (MAILING_ROLES.includes(session['x-hasura-role'] ?? '') && userId) return userId;
  throw new ActionError('role-required', 'This action is for administrators and the role mailing.', {
    status: 403,
  });
}
