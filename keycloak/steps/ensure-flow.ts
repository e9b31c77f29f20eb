import type { RealmAccess } from '../realm-access.ts';
import type { ExecutionRef, FlowRef } from '../representations.ts';

export type FlowSettings = {
  alias: string;
  description: string;
  /** Authenticators in their order. */
  executions: readonly string[];
  requirement: 'ALTERNATIVE' | 'REQUIRED';
};

/** Creates a flow that has exactly these executions, or corrects one that was changed; returns its id. */
export async function ensureFlow(access: RealmAccess, settings: FlowSettings): Promise<string> {
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
export async function bindFlow(
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

async function makeFlow(
  access: RealmAccess,
  { alias, description }: Pick<FlowSettings, 'alias' | 'description'>,
): Promise<FlowRef> {
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
