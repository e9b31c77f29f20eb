import { randomUUID } from 'node:crypto';
import { object, string } from 'yup';
import { inTransaction } from '#runtime/network/in-transaction.ts';
import type { Execution, Flow } from '../storage/representation.ts';
import { changeExecutions, deleteFlow, insertFlow, listFlows } from '../storage/realm-store.ts';
import { badRequest, conflict, notFound } from './admin-error.ts';
import { created, type AdminCall, type AdminContext, type AdminRouter } from './admin-router.ts';
import { readBody } from './read-body.ts';
import { showExecutions, showFlow } from './representations.ts';

const VIEW = ['view-realm', 'manage-realm'];
const MANAGE = ['manage-realm'];
/** Authenticators that a flow may have here; none of them shows a form for passwords. */
const AUTHENTICATORS = [
  'auth-cookie',
  'identity-provider-redirector',
  'direct-grant-validate-username',
  'direct-grant-validate-password',
];

const flowSchema = object({
  alias: string().strict().required(),
  description: string().strict(),
  providerId: string().strict().default('basic-flow'),
});
const executionSchema = object({ provider: string().strict().required() });
const requirementSchema = object({
  id: string().strict().required(),
  requirement: string()
    .oneOf(['REQUIRED', 'ALTERNATIVE', 'DISABLED', 'CONDITIONAL'] as const)
    .required(),
});

/** Registers the routes of authentication flows, by which a browser or a direct grant signs a person in. */
export function flowRoutes({ pool, publicUrl }: AdminContext, route: AdminRouter): void {
  const base = '/authentication/flows';
  const byAlias = async ({ realm, params }: AdminCall): Promise<Flow> => {
    const flow = (await listFlows(pool, realm.realm)).find(({ alias }) => alias === params['alias']);
    if (flow === undefined) throw badRequest('Could not find the flow');
    return flow;
  };
  const change = (flow: Flow, to: (executions: Execution[]) => Execution[]): Promise<void> =>
    inTransaction(pool, (db) => changeExecutions(db, flow.id, to));

  route('GET', base, VIEW, async ({ realm }) => (await listFlows(pool, realm.realm)).map(showFlow));
  route('POST', base, MANAGE, async (call) => {
    const given = readBody(flowSchema, call.body);
    const flows = await listFlows(pool, call.realm.realm);
    if (flows.some(({ alias }) => alias === given.alias))
      throw conflict(`Flow ${given.alias} already exists`);
    const { alias, providerId, description } = given;
    const flow: Flow = {
      id: randomUUID(),
      alias,
      providerId,
      ...(description !== undefined && { description }),
      topLevel: true,
      builtIn: false,
      executions: [],
    };
    await insertFlow(pool, call.realm.realm, flow);
    return created(call, publicUrl, `${base}/${flow.id}`);
  });
  route('DELETE', `${base}/:id`, MANAGE, async ({ params }) => deleteFlow(pool, params['id'] ?? ''));

  route('GET', `${base}/:alias/executions`, VIEW, async (call) => showExecutions(await byAlias(call)));
  route('POST', `${base}/:alias/executions/execution`, MANAGE, async (call) => {
    const { provider } = readBody(executionSchema, call.body);
    if (!AUTHENTICATORS.includes(provider))
      throw badRequest(`No authentication provider found for id: ${provider}`);
    const flow = await byAlias(call);
    const execution: Execution = { id: randomUUID(), authenticator: provider, requirement: 'DISABLED' };
    await change(flow, (executions) => [...executions, execution]);
    return created(call, publicUrl, `/authentication/executions/${execution.id}`);
  });
  route('PUT', `${base}/:alias/executions`, MANAGE, async (call) => {
    const { id, requirement } = readBody(requirementSchema, call.body);
    const flow = await byAlias(call);
    if (!flow.executions.some((execution) => execution.id === id)) throw notFound('Illegal execution');
    await change(flow, (executions) =>
      executions.map((known) => (known.id === id ? { ...known, requirement } : known)),
    );
    await call.reply.code(202).send();
  });
  route('DELETE', '/authentication/executions/:id', MANAGE, async ({ realm, params }) => {
    const flows = await listFlows(pool, realm.realm);
    const flow = flows.find(({ executions }) => executions.some(({ id }) => id === params['id']));
    if (flow === undefined) throw notFound('Illegal execution');
    await change(flow, (executions) => executions.filter(({ id }) => id !== params['id']));
  });
}
