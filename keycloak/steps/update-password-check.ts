import type { RealmAccess } from '../realm-access.ts';
import { bindFlow, ensureFlow } from './ensure-flow.ts';

/**
 * Gives the client `password-check` a direct grant that asks for no code. Keycloak refuses a missing code in the
 * words of a wrong password; by this client the actions service knows which of the two it is (decision 41).
 * Its tokens hold no audience, role or claim of ours, so they open nothing.
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
