import { boolean, object, string } from 'yup';
import { ActionError } from '../../lib/action-error.ts';
import { throwUnavailable } from '../../lib/keycloak/keycloak-admin.ts';
import { requireAdministrator, type Session } from '../../lib/session-variables.ts';
import { changeUser, type ChangeDeps } from './change-user.ts';
import { endSessions, type EndSessionsDeps } from './end-user-sessions.ts';

const inputSchema = object({
  target_user_id: string().uuid().required(),
  enabled: boolean().strict().required(),
}).required();

/**
 * Lets somebody sign in, or no longer; never oneself and never the last administrator. Disabling ends the person's
 * sessions; tokens that are out hold until they end (`accessTokenLifespan`, 5 minutes).
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
  // Keycloak refreshes nothing of a disabled person; ending the sessions as well takes them off its lists.
  if (!enabled) await endSessions(userId, deps).catch(throwUnavailable);

  return { user_id: userId, enabled };
}
