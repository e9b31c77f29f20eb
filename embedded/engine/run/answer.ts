import type { Pool } from 'pg';
import type { Caller } from '../limits/caller.ts';
import type { CompileContext } from '../compile/context.ts';
import type { CallAction, ClientRequest } from '../contract/execution.ts';
import type { Connections } from '../postgres/connections.ts';

/** What the engine needs to answer a field by itself. */
export type AnswerContext = {
  /** For what outlives the request. */
  readonly pool: Pool;
  readonly connections: Connections;
  readonly caller: Caller;
  readonly callAction: CallAction;
  readonly client: ClientRequest;
  /** Whether the caller sees what lies within an error. */
  readonly showsInternals: boolean;
  /** For the relationships of an action's answer. */
  readonly newCompile: () => CompileContext;
};

/** The JSON text of a field or of the whole `data`, and headers that an action wants passed on. */
export type Answered = {
  readonly data: string;
  readonly headers: ReadonlyArray<readonly [name: string, value: string]>;
};
