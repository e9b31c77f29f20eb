import type { ExecutionRef, FlowRef, RealmAccess } from '../realm-access.ts';

/**
 * Gives the realm and the named client a browser flow without a form for passwords: people enter passwords only in
 * the action `sign_in`, which has a captcha and limits. Keycloak's own clients (account, admin console of the realm)
 * would otherwise show that form to anybody.
 */
export async function updateBrowserFlow(access: RealmAccess, clientId: string): Promise<void> {
  const alias = 'site browser';
  const browser = await ensureFlow(access, {
    alias,
    description: 'Cookie or identity provider; no form for passwords',
    executions: ['auth-cookie', 'identity-provider-redirector'],
    requirement: 'ALTERNATIVE',
  });
  await access.api.put(access.path, { browserFlow: alias });
  await bindFlow(access, clientId, { browser });
}

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

type FlowSettings = {
  alias: string;
  description: string;
  /** Authenticators in their order. */
  executions: readonly string[];
  requirement: 'ALTERNATIVE' | 'REQUIRED';
};

/** Creates a flow that has exactly these executions, or corrects one that was changed; returns its id. */
async function ensureFlow(access: RealmAccess, settings: FlowSettings): Promise<string> {
  const { api, path } = access;
  const { alias, executions, requirement } = settings;
  const flow = (await findFlow(access, alias)) ?? (await makeFlow(access, settings));
  const base = `${path}/authentication/flows/${encodeURIComponent(alias)}/executions`;
  const present = await api.get<ExecutionRef[]>(base);
  for (const { id, providerId } of present) {
    if (!executions.includes(providerId)) await api.remove(`${path}/authentication/executions/${id}`);
  }
  for (const provider of executions) {
    if (!present.some(({ providerId }) => providerId === provider)) {
      await api.post(`${base}/execution`, { provider });
    }
  }
  for (const execution of await api.get<ExecutionRef[]>(base)) {
    if (execution.requirement !== requirement) await api.put(base, { ...execution, requirement });
  }
  return flow.id;
}

/** Binds a client to a flow of its own in place of the realm's. */
async function bindFlow(
  { api, path, client }: RealmAccess,
  clientId: string,
  overrides: Record<string, string>,
): Promise<void> {
  const known = await client(clientId);
  await api.put(`${path}/clients/${known.id}`, { ...known, authenticationFlowBindingOverrides: overrides });
}

async function findFlow({ api, path }: RealmAccess, wanted: string): Promise<FlowRef | undefined> {
  return (await api.get<FlowRef[]>(`${path}/authentication/flows`)).find(({ alias }) => alias === wanted);
}

async function makeFlow(access: RealmAccess, { alias, description }: FlowSettings): Promise<FlowRef> {
  await access.api.post(`${access.path}/authentication/flows`, {
    alias,
    description,
    providerId: 'basic-flow',
    topLevel: true,
    builtIn: false,
  });
  const flow = await findFlow(access, alias);
  if (flow === undefined) throw new Error(`The flow "${alias}" is gone right after it was made.`);

  return flow;
}
