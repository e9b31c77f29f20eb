import type { RealmAccess } from '../realm-access.ts';
import { bindFlow, ensureFlow } from './ensure-flow.ts';

const ALIAS = 'site browser';

/**
 * Gives the realm and the named client a browser flow without a form for passwords: people enter passwords only in
 * the action `sign_in`, which has a captcha and limits. Keycloak's own clients (account, admin console of the realm)
 * would otherwise show that form to anybody.
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
