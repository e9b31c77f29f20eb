import type { Pool } from 'pg';
import { EngineError } from '../errors/engine-error.ts';
import type { CallAction, Executor, GraphqlRequest } from '../contract/execution.ts';
import { toEngineError } from '../errors/format-error.ts';
import type { Metadata } from '../metadata/metadata.ts';
import type { Model } from '../model/model.ts';
import type { CompileContext } from '../compile/context.ts';
import { rowEntries } from '../compile/row-entries.ts';
import type { RoleAccess } from '../permissions/access.ts';
import { Scope } from '../permissions/scope.ts';
import { parseDocument, selectOperation } from '../request/parse-document.ts';
import { allowList } from './allow-list.ts';
import { errorAnswer, showsInternals } from './error-answer.ts';
import { RecentCache } from './recent-cache.ts';
import { prepareLive } from './prepare-live.ts';
import { createRoles } from './roles.ts';
import { runMutation } from './run-mutation.ts';
import { runQuery } from './run-query.ts';
import type { EngineSettings } from '../contract/settings.ts';

export type ExecutorOptions = {
  readonly pool: Pool;
  readonly model: Model;
  readonly metadata: Metadata;
  readonly settings: EngineSettings;
  readonly callAction: CallAction;
};

const DOCUMENTS = 1_000;

/** Answers operations: finds the role's schema, compiles each operation once, runs it. */
export function createExecutor({ pool, model, metadata, settings, callAction }: ExecutorOptions): Executor {
  const documents = new RecentCache<string, ReturnType<typeof parseDocument>>(DOCUMENTS);
  const parse = (query: string) => {
    const known = documents.get(query);
    if (known !== undefined) return known;
    const parsed = parseDocument(query);
    documents.set(query, parsed);

    return parsed;
  };
  const roles = createRoles({ model, metadata, settings, parse });
  const checkAllowed = settings.enableAllowlist ? allowList(metadata.allowedQueries) : undefined;
  const plan = (request: GraphqlRequest, role: ReturnType<typeof roles>, name: string) => {
    checkAllowed?.(parse(request.query), name);

    return role.plan(request.query, request.operationName, request.variables ?? {});
  };

  return {
    execute: async (request, session, client) => {
      try {
        const role = roles(session);
        const compiled = plan(request, role, session.role);
        if (compiled.kind === 'query' && compiled.isSubscription) {
          throw new EngineError(
            'unexpected-payload',
            'subscriptions are not supported over HTTP, use websockets instead',
          );
        }
        const bindings = { variables: request.variables ?? {}, session };
        const newCompile = () => compileContext(role.access, settings);
        const context = {
          pool,
          callAction,
          client,
          showsInternals: showsInternals(session.role, settings),
          newCompile,
        };
        const { data, headers } =
          compiled.kind === 'query'
            ? await runQuery(compiled, bindings, context)
            : await runMutation(compiled, bindings, context);

        return headers.length === 0 ? { body: `{"data":${data}}` } : { body: `{"data":${data}}`, headers };
      } catch (error) {
        return errorAnswer(toEngineError(error), session.role, settings);
      }
    },
    operationKind: ({ query, operationName }) =>
      selectOperation(parse(query), operationName).definition.operation,
    prepareLive: async (request, session) =>
      prepareLive(
        plan(request, roles(session), session.role),
        { variables: request.variables ?? {}, session },
        pool,
      ),
  };
}

function compileContext(access: RoleAccess, { stringifyNumericTypes }: EngineSettings): CompileContext {
  return { access, stringifyNumericTypes, scope: new Scope(), rowEntries };
}
