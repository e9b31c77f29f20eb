import type { Session } from '../contract/session.ts';
import type { Executor, GraphqlRequest } from '../contract/execution.ts';
import { TooBusyError } from '../errors/limit-error.ts';
import type { Caller } from '../limits/caller.ts';
import type { ReceiveParts } from './receive-request.ts';

type Answered = {
  readonly body: string;
  readonly operations: readonly GraphqlRequest[];
  readonly session: Session;
  readonly caller: Caller;
};

/**
 * Throws if a network has yet to read so much that an answer has no room beside it. The answer of a mutation may not be
 * withheld: its connection is closed if the client does not take it at once (unsent-answer.ts).
 */
export function refuseUnread(
  { body, operations, session, caller }: Answered,
  { unsent, executor, budgetOf }: ReceiveParts & { readonly executor: Executor },
): void {
  if (unsent.fits(caller.key, body.length)) return;
  const client = { headers: {}, caller, budget: budgetOf(session) };
  if (operations.every((operation) => executor.operationKind(operation, session, client) === 'query'))
    throw new TooBusyError('earlier answers have yet to be read');
}
