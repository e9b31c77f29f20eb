import type { Caller } from '../limits/caller.ts';
import type { CompileContext } from '../compile/context.ts';
import type { CallAction, ClientRequest } from '../contract/execution.ts';
import type { Connections } from '../postgres/connections.ts';

/** Everything that `runAction` needs to call a webhook and to read the related rows of its answer. */
export type ActionContext = {
  readonly connections: Connections;
  readonly caller: Caller;
  readonly callAction: CallAction;
  /** Called after an asynchronous action was written to the log, where it waits for a worker. */
  readonly onActionStarted: () => void;
  readonly client: ClientRequest;
  /** Makes the context in which the relationships of an action's answer are compiled. */
  readonly newCompile: () => CompileContext;
};
