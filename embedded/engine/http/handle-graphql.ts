import type { IncomingMessage } from 'node:http';
import { DatabaseAwayError, EngineError } from '../errors/engine-error.ts';
import type { Caller } from '../limits/caller.ts';
import type { ClientRequest, Executor, GraphqlAnswer, GraphqlRequest } from '../contract/execution.ts';
import { turnToRead } from '../limits/turns.ts';
import type { Session } from '../contract/session.ts';
import { formatErrorBody } from '../errors/format-error.ts';
import { parseBody } from '../transport/parse-request.ts';
import { requireJson } from './read-body.ts';
import { refuseUnread } from './refuse-unread.ts';
import { type ReceiveParts, receiveRequest } from './receive-request.ts';

type Parts = ReceiveParts & { readonly executor: Executor };
type Outcome = GraphqlAnswer & { readonly error?: EngineError };

/** Authenticates, parses and runs one POST to a GraphQL endpoint. Rejects for faults that GraphQL can't answer. */
export async function handleGraphql(
  request: IncomingMessage,
  caller: Caller,
  parts: Parts,
): Promise<Outcome> {
  requireJson(request);
  try {
    const { headers } = request;
    const { session, budget, text } = await receiveRequest(request, caller, parts);
    const reading = turnToRead(caller, text.length);
    if (reading !== undefined) await reading;
    const operations = parseBody(text, parts.limits.maxBatch);
    const client = { headers, caller, budget };
    const all = isBatch(operations) ? operations : [operations];
    const answer = isBatch(operations)
      ? await runBatch(operations, session, client, parts.executor)
      : await parts.executor.execute(operations, session, client);
    refuseUnread({ body: answer.body, operations: all, session, caller }, parts);

    return answer;
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return { body: formatErrorBody(error), error };
  }
}

/**
 * Runs operations in order, since one may need the mutation before it, and on one budget; headers of their answers
 * are dropped. The outcome's error says that the database was away for one of them, which the client may repeat.
 */
async function runBatch(
  operations: readonly GraphqlRequest[],
  session: Session,
  client: ClientRequest,
  executor: Executor,
): Promise<Outcome> {
  const bodies: string[] = [];
  let away: EngineError | undefined;
  for (const operation of operations) {
    const { body, error } = await executor.execute(operation, session, client);
    bodies.push(body);
    if (error instanceof DatabaseAwayError) away ??= error;
  }
  const body = `[${bodies.join(',')}]`;

  return away === undefined ? { body } : { body, error: away };
}

function isBatch(
  operations: GraphqlRequest | readonly GraphqlRequest[],
): operations is readonly GraphqlRequest[] {
  return Array.isArray(operations);
}
