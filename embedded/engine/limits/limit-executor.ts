import type { Executor, GraphqlRequest } from '../contract/execution.ts';
import { EngineError } from '../errors/engine-error.ts';
import { formatErrorBody } from '../errors/format-error.ts';
import { checkDocument, checkVariables } from './check-document.ts';
import type { Limits } from './limits.ts';

/** Documents remembered as harmless, so that a known one costs a look-up; long ones are not kept in memory. */
const REMEMBERED = 1_000;
const REMEMBERED_LENGTH = 16_384;

/** Puts the limits before an executor; they hold for every transport because every transport comes through here. */
export function limitExecutor(executor: Executor, limits: Limits): Executor {
  const harmless = new Set<string>();

  const check = (request: GraphqlRequest) => {
    if (request.variables !== undefined) checkVariables(request.variables, limits);
    if (harmless.has(request.query)) return;
    checkDocument(request.query, limits);
    if (request.query.length > REMEMBERED_LENGTH) return;
    if (harmless.size >= REMEMBERED) harmless.clear();
    harmless.add(request.query);
  };

  return {
    execute: async (request, session, client) => {
      try {
        check(request);
      } catch (error) {
        if (error instanceof EngineError) return { body: formatErrorBody(error) };
        throw error;
      }
      return executor.execute(request, session, client);
    },
    operationKind: (request) => {
      check(request);
      return executor.operationKind(request);
    },
    prepareLive: async (request, session) => {
      check(request);
      return executor.prepareLive(request, session);
    },
  };
}
