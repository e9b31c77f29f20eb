import { object, string } from 'yup';
import { ActionError } from '#actions/lib/action-error.ts';
import { requireAdministrator, type Session } from '#actions/lib/session-variables.ts';
import type { UserRole } from '#actions/lib/accounts/user-roles.ts';
import { changeUser, type ChangeDeps } from './change-user.ts';

const ROLES = ['admin', 'user'] as const satisfies UserRole[];
const inputSchema = object({
  target_user_id: string().uuid().required(),
  new_role: string().oneOf(ROLES).required(),
}).required();

/**
 * Gives a user a role. Access tokens that were issued before keep the old role until they expire
 * (`accessTokenLifespan`, 5 minutes).
 */
export async function updateUserRole(input: unknown, session: Session, deps: ChangeDeps) {
  requireAdministrator(session);
  const { target_user_id: userId, new_role: role } = readInput(input);
  await changeUser({ userId, role }, session, deps);

  return { user_id: userId, role };
}

function readInput(input: unknown) {
  if (inputSchema.isValidSync(input)) return inputSchema.cast(input);
  throw new ActionError(
    'user-role-invalid',
    `target_user_id must be the id of a user and new_role one of "${ROLES.join('", "')}".`,
  );
}
