/** What a client may ask for at most; the same over HTTP and WebSocket, refused before SQL is made. */
export type Limits = {
  readonly maxBodyBytes: number;
  readonly maxFrameBytes: number;
  /** Operations in one HTTP request. */
  readonly maxBatch: number;
  readonly maxTokens: number;
  /** Nested selection sets. */
  readonly maxDepth: number;
  /** Fields once all fragments are spread. */
  readonly maxNodes: number;
  readonly maxAliases: number;
  /** Fields on the root, each of which may be a statement or an action's call. */
  readonly maxRootFields: number;
  readonly maxDirectives: number;
  /** Nested lists and objects in arguments and variables. */
  readonly maxInputDepth: number;
  readonly maxOperationsPerSocket: number;
  readonly maxSocketsPerAddress: number;
  readonly statementTimeoutMs: number;
};
