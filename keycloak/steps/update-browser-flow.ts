import type { RealmAccess } from '../realm-access.ts';
import type { ExecutionRef, FlowRef } from '../representations.ts';

const ALIAS = 'site browser';
const EXECUTIONS = ['auth-cookie', 'identity-provider-redirector'];

/**
 * Gives the realm, and one client for itself, a browser flow without a form for passwords: those go
 * through the action `sign_in` with its captcha and its limits, and nowhere else. Keycloak's own clients
 * (account, admin console of the realm) would show that form to anybody.
 */
export async function updateBrowserFlow(access: RealmAccess, clientId: string): Promise<void> {
  const { api, path } = access;
  const flow = (await findFlow(access)) ?? (await makeFlow(access));
  const base = `${path}/authentication/flows/${encodeURIComponent(ALIAS)}/executions`;
  const present = await api.get<ExecutionRef[]>(base);
  for (const { id, providerId } of present) {
    if (!EXECUTIONS.includes(providerId)) await api.remove(`${path}/authentication/executions/${id}`);
  }
  for (const provider of EXECUTIONS) {
    if (!present.some(({ providerId }) => providerId === provider)) {
      await api.post(`${base}/execution`, { provider });
    }
  }
  for (const execution of await api.get<ExecutionRef[]>(base)) {
    if (execution.requirement !== 'ALTERNATIVE')
      await api.put(base, { ...execution, requirement: 'ALTERNATIVE' });
  }

  await api.put(path, { browserFlow: ALIAS });
  const client = await access.client(clientId);
  await api.put(`${path}/clients/${client.id}`, {
    ...client,
    authenticationFlowBindingOverrides: { browser: flow.id },
  });
}

async function findFlow({ api, path }: RealmAccess): Promise<FlowRef | undefined> {
  return (await api.get<FlowRef[]>(`${path}/authentication/flows`)).find(({ alias }) => alias === ALIAS);
}

async function makeFlow(access: RealmAccess): Promise<FlowRef> {
  await access.api.post(`${access.path}/authentication/flows`, {
    alias: ALIAS,
    description: 'Cookie or identity provider; no form for passwords',
    providerId: 'basic-flow',
    topLevel: true,
    builtIn: false,
  });
  const flow = await findFlow(access);
  if (flow === undefined) throw new Error(`The flow "${ALIAS}" is gone right after it was made.`);

  return flow;
}
