import type { FastifyInstance } from 'fastify';
import { answerRefusals, createAdminRouter, type AdminContext } from './admin-router.ts';
import { clientRoutes } from './client-routes.ts';
import { flowRoutes } from './flow-routes.ts';
import { realmRoutes } from './realm-routes.ts';
import { roleRoutes } from './role-routes.ts';
import { userCredentialRoutes } from './user-credential-routes.ts';
import { userSessionRoutes } from './user-session-routes.ts';
import { userRoleRoutes } from './user-role-routes.ts';
import { userRoutes } from './user-routes.ts';

/**
 * Registers the part of Keycloak's Admin API that the product uses, with Keycloak's paths, shapes and status codes.
 *
 * See https://www.keycloak.org/docs-api/latest/rest-api/index.html
 */
export function adminRoutes(context: AdminContext) {
  return async (app: FastifyInstance): Promise<void> => {
    answerRefusals(app);
    const route = createAdminRouter(app, context);
    realmRoutes(app, context, route);
    clientRoutes(context, route);
    roleRoutes(context, route);
    userRoutes(context, route);
    userCredentialRoutes(context, route);
    userRoleRoutes(route);
    userSessionRoutes(context, route);
    flowRoutes(context, route);
  };
}
