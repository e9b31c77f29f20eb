type ActionErrorOptions = {
  /** HTTP status; an action must use 4xx, because an engine hides the text of any other status. */
  status?: number;
  details?: Record<string, unknown>;
  cause?: unknown;
};

/** An expected failure: a code for programs, a message for the person who can act, a cause for the log. */
export class ActionError extends Error {
  readonly code: string;
  readonly status: number;
  readonly details: Record<string, unknown>;

  constructor(code: string, message: string, { status = 400, details = {}, cause }: ActionErrorOptions = {}) {
    super(message, { cause });
    this.name = 'ActionError';
    this.code = code;
    this.status = status;
    this.details = details;
  }

  /** Returns the body that an engine turns into a GraphQL error. */
  toBody() {
    return { message: this.message, extensions: { code: this.code, ...this.details } };
  }
}
