type Details = { path?: string; status?: number; internal?: unknown; cause?: unknown };

/** A refusal of an admin command in Hasura's form; `internal` is shown because only the administrator asks. */
export class AdminFault extends Error {
  readonly code: string;
  readonly path: string;
  readonly status: number;
  readonly internal: unknown;

  constructor(
    code: string,
    message: string,
    { path = '$.args', status = 400, internal, cause }: Details = {},
  ) {
    super(message, { cause });
    this.name = 'AdminFault';
    this.code = code;
    this.path = path;
    this.status = status;
    this.internal = internal;
  }

  get body(): string {
    return JSON.stringify({
      path: this.path,
      error: this.message,
      code: this.code,
      ...(this.internal !== undefined && { internal: this.internal }),
    });
  }
}
