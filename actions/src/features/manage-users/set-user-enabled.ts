import { boolean, object, string } from 'yup';
import { ActionError } from '#actions/lib/action-error.ts';
import { throwUnavailable } from '#actions/lib/keycloak/keycloak-admin.ts';
import { requireAdministrator, type Session } from '#actions/lib/session-variables.ts';
import { changeUser, type ChangeDeps } from './change-user.ts';
import { endSessions, type EndSessionsDeps } from './end-user-sessions.ts';

const inputSchema = object({
  target_user_id: string().uuid().required(),
  enabled: boolean().strict().required(),
}).required();

/**
 * Enables or disables a user; callers can disable neither themselves nor the last administrator. Disabling ends the
 * user's sessions; access tokens that were issued before stay valid until they expire (`accessTokenLifespan`, 5
 * minutes).
 */
export async function setUserEnabled(input: unknown, session: Session, deps: ChangeDeps & EndSessionsDeps) {
  const self = requireAdministrator(session);
  if (!inputSchema.isValidSync(input)) {
    throw new ActionError(
      'user-state-invalid',
      'target_user_id must be the id of a user and enabled true or false.',
    );
  }
  const { target_user_id: userId, enabled } = inputSchema.cast(input);
  if (userId === self && !enabled)
    throw new ActionError('user-own-account', 'You cannot disable your own account.');

  await changeUser({ userId, enabled }, session, deps);
  // Keycloak refreshes no token of a disabled user; ending the sessions as well removes them from Keycloak's lists.
  if (!enabled) await endSessions(userId, deps).catch(throwUnavailable);

  return { user_id: userId, enabled };
}
