import { endGrant, findGrant, listSessions } from '../storage/artifact-store.ts';
import { notFound } from './admin-error.ts';
import type { AdminContext, AdminRouter } from './admin-router.ts';
import { accountOf } from './user-routes.ts';

/**
 * Registers the routes that list a person's sessions and end one of them. Of a device Keycloak knows only its
 * address.
 */
export function userSessionRoutes({ pool }: AdminContext, route: AdminRouter): void {
  route('GET', '/users/:id/sessions', ['view-users', 'manage-users'], async (call) => {
    const { id: userId, username } = await accountOf(call);
    const sessions = await listSessions(pool, call.realm.realm, userId);
    return sessions.map(({ id, startedAt, lastAccess, ipAddress, clients }) => ({
      id,
      username,
      userId,
      ...(ipAddress !== null && { ipAddress }),
      start: startedAt * 1000,
      lastAccess: lastAccess * 1000,
      rememberMe: false,
      clients,
      transientUser: false,
    }));
  });
  route('DELETE', '/sessions/:session', ['manage-users'], async ({ realm, params }) => {
    const session = params['session'] ?? '';
    // The spelling is Keycloak's.
    if (!(await findGrant(pool, realm.realm, session))) throw notFound('Sesssion not found');
    await endGrant(pool, realm.realm, session);
  });
}
