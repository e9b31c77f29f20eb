import type { CompileContext } from '../compile/context.ts';
import { rowEntries } from '../compile/row-entries.ts';
import { EngineError } from '../errors/engine-error.ts';
import { toEngineError } from '../errors/format-error.ts';
import type { CallAction, ClientRequest, Executor, GraphqlRequest } from '../contract/execution.ts';
import type { CoreLimits } from '../limits/limits.ts';
import type { Metadata } from '../metadata/metadata.ts';
import type { Model } from '../model/model.ts';
import type { KeyColumnsOf } from '../permissions/key-columns.ts';
import { Scope } from '../permissions/scope.ts';
import type { Connections } from '../postgres/connections.ts';
import { addDetails } from './add-details.ts';
import { allowList } from '../operations/allow-list.ts';
import type { AnswerContext } from './answer.ts';
import type { Answered } from '../contract/answered.ts';
import { refuseAnswered } from './charge-answer.ts';
import { errorAnswer } from './error-answer.ts';
import { explainQuery, explainSubscription } from './explain.ts';
import { countTokens, findPlan } from './find-plan.ts';
import type { Plan } from './plan.ts';
import { prepareLive } from './prepare-live.ts';
import type { RoleEngine } from './role-engine.ts';
import type { createRoles } from './roles.ts';
import { runMutation } from './run-mutation.ts';
import { runQuery } from './run-query.ts';
import type { Session } from '../contract/session.ts';
import type { EngineSettings } from '../contract/settings.ts';

export type ExecutorOptions = {
  readonly connections: Connections;
  readonly model: Model;
  readonly metadata: Metadata;
  readonly settings: EngineSettings;
  readonly limits: CoreLimits;
  readonly callAction: CallAction;
  readonly onActionStarted: () => void;
  readonly keyColumnsOf: KeyColumnsOf;
  readonly roles: ReturnType<typeof createRoles>;
};

type Detail = (error: EngineError, session: Session) => EngineError;

/** Makes the executor, which finds the role's schema, compiles each operation once and runs it. */
export function createExecutor(options: ExecutorOptions): Executor {
  const { model, settings, roles } = options;
  const detail: Detail = (error, session) =>
    addDetails(error, { model, settings, access: () => roles(session).access });
  const detailed = (error: unknown, session: Session): unknown =>
    error instanceof EngineError ? detail(error, session) : error;
  const executor = executorOf(options, detail);

  return {
    ...executor,
    operationKind: (request, session, client) => {
      try {
        return executor.operationKind(request, session, client);
      } catch (error) {
        throw detailed(error, session);
      }
    },
    prepareLive: async (request, session, client) => {
      try {
        return await executor.prepareLive(request, session, client);
      } catch (error) {
        throw detailed(error, session);
      }
    },
  };
}

function executorOf(options: ExecutorOptions, detail: Detail): Executor {
  const { settings, metadata, roles } = options;
  const checkAllowed = settings.enableAllowlist ? allowList(metadata.allowedQueries) : undefined;
  const plan = (request: GraphqlRequest, session: Session, client: ClientRequest): Plan | Promise<Plan> =>
    findPlan(request, roles(session), client, options.limits, ({ source }) =>
      checkAllowed?.(source.document, session.role),
    );

  const { connections, keyColumnsOf } = options;
  const liveContext = ({ caller }: ClientRequest) => ({ connections, caller, keyColumnsOf });

  return {
    execute: async (request, session, client) => {
      try {
        const found = plan(request, session, client);
        const compiled = found instanceof Promise ? await found : found;
        refuseAnswered(client.budget);
        const { data, headers } = await run(compiled, request, session, {
          connections: options.connections,
          callAction: options.callAction,
          onActionStarted: options.onActionStarted,
          client,
          caller: client.caller,
          newCompile: () => compileContext(roles(session), settings),
        });

        return headers.length === 0 ? { body: `{"data":${data}}` } : { body: `{"data":${data}}`, headers };
      } catch (error) {
        return errorAnswer(detail(toEngineError(error), session), session.role, settings);
      }
    },
    operationKind: ({ query, operationName }, session, { budget }) => {
      const role = roles(session);
      budget.check('tokens', countTokens(query, role, budget), '$.query');

      return role.operation(query, operationName).operation.definition.operation;
    },
    explain: async (request, session, client) => {
      const known = roles(session).operation(request.query, request.operationName);
      const { operation: kind } = known.operation.definition;
      if (kind === 'mutation') throw new EngineError('invalid-params', 'only queries can be explained');
      const bindings = { variables: request.variables ?? {}, session };
      const context = liveContext(client);
      if (kind === 'subscription')
        return explainSubscription(await plan(request, session, client), bindings, context);

      return explainQuery(roles(session).rootPlans(known, bindings.variables), bindings, context);
    },
    prepareLive: async (request, session, client) =>
      prepareLive(
        await plan(request, session, client),
        { variables: request.variables ?? {}, session },
        liveContext(client),
      ),
  };
}

function run(
  plan: Plan,
  request: GraphqlRequest,
  session: Session,
  context: AnswerContext,
): Promise<Answered> {
  const bindings = { variables: request.variables ?? {}, session };
  switch (plan.kind) {
    case 'live':
    case 'stream':
      throw new EngineError(
        'unexpected-payload',
        'subscriptions are not supported over HTTP, use websockets instead',
      );
    case 'mutation':
      return runMutation(plan, bindings, context);
    default:
      return runQuery(plan, bindings, context);
  }
}

function compileContext(
  { access, maxAnswer }: RoleEngine,
  { stringifyNumericTypes }: EngineSettings,
): CompileContext {
  return { access, stringifyNumericTypes, maxAnswer, scope: new Scope(), rowEntries };
}
