import type { RealmAccess } from '../realm-access.ts';
import { bindFlow, ensureFlow } from './ensure-flow.ts';

/**
 * Gives the client `password-check` a direct grant that asks for no one-time code. Keycloak answers a missing code as
 * it answers a wrong password; through this client the actions service learns which of the two it was (decision 41).
 * The client's tokens hold no audience, role or claim of ours, so they open nothing.
 */
export async function updatePasswordCheck(access: RealmAccess): Promise<void> {
  const flow = await ensureFlow(access, {
    alias: 'password alone',
    description: 'User name and password of a direct grant; no code',
    executions: ['direct-grant-validate-username', 'direct-grant-validate-password'],
    requirement: 'REQUIRED',
  });
  await bindFlow(access, 'password-check', { direct_grant: flow });
}
