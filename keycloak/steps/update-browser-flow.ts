import type { RealmAccess } from '../realm-access.ts';
import { bindFlow, ensureFlow } from './ensure-flow.ts';

const ALIAS = 'site browser';

/**
 * Gives the realm, and one client for itself, a browser flow without a form for passwords: those go
 * through the action `sign_in` with its captcha and its limits, and nowhere else. Keycloak's own clients
 * (account, admin console of the realm) would show that form to anybody.
 */
export async function updateBrowserFlow(access: RealmAccess, clientId: string): Promise<void> {
  const flow = await ensureFlow(access, {
    alias: ALIAS,
    description: 'Cookie or identity provider; no form for passwords',
    executions: ['auth-cookie', 'identity-provider-redirector'],
    requirement: 'ALTERNATIVE',
  });

  await access.api.put(access.path, { browserFlow: ALIAS });
  await bindFlow(access, clientId, { browser: flow });
}
