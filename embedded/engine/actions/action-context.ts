import type { Caller } from '../limits/caller.ts';
import type { CompileContext } from '../compile/context.ts';
import type { CallAction, ClientRequest } from '../contract/execution.ts';
import type { Connections } from '../postgres/connections.ts';

/** An action needs these to be called, and to answer with rows beside what its webhook said. */
export type ActionContext = {
  readonly connections: Connections;
  readonly caller: Caller;
  readonly callAction: CallAction;
  /** An asynchronous action waits to be called. */
  readonly onActionStarted: () => void;
  readonly client: ClientRequest;
  /** For the relationships of an action's answer. */
  readonly newCompile: () => CompileContext;
};
