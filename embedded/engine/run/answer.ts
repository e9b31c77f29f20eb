import type { Caller } from '../limits/caller.ts';
import type { CompileContext } from '../compile/context.ts';
import type { CallAction, ClientRequest } from '../contract/execution.ts';
import type { Connections } from '../postgres/connections.ts';

/** What the engine needs to answer a field by itself. */
export type AnswerContext = {
  readonly connections: Connections;
  readonly caller: Caller;
  readonly callAction: CallAction;
  /** An asynchronous action waits to be called. */
  readonly onActionStarted: () => void;
  readonly client: ClientRequest;
  /** For the relationships of an action's answer. */
  readonly newCompile: () => CompileContext;
};

/** The JSON text of a field or of the whole `data`, and headers that an action wants passed on. */
export type Answered = {
  readonly data: string;
  readonly headers: ReadonlyArray<readonly [name: string, value: string]>;
};
