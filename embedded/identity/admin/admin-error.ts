/** A refusal of the Admin API with Keycloak's status and body. */
export class AdminError extends Error {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;

  constructor(status: number, body: Readonly<Record<string, unknown>>) {
    super(`${status} ${JSON.stringify(body)}`);
    this.status = status;
    this.body = body;
  }
}

export const unauthorized = (): AdminError => new AdminError(401, { error: 'HTTP 401 Unauthorized' });
export const forbidden = (): AdminError => new AdminError(403, { error: 'HTTP 403 Forbidden' });
export const notFound = (error: string): AdminError => new AdminError(404, { error });
export const conflict = (errorMessage: string): AdminError => new AdminError(409, { errorMessage });
export const badRequest = (errorMessage: string): AdminError => new AdminError(400, { errorMessage });
