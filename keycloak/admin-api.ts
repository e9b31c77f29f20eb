import { fetchWithin } from '#runtime/network/fetch-within.ts';

type Credentials = { url: string; clientId: string; clientSecret: string };

/** Error for a refusal of the Admin API; its message never holds the request's body. */
class AdminApiError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export type AdminApi = {
  get<T>(path: string): Promise<T>;
  /** Returns undefined where the path leads to nothing (404). */
  find<T>(path: string): Promise<T | undefined>;
  post(path: string, body: unknown): Promise<void>;
  put(path: string, body: unknown): Promise<void>;
  remove(path: string, body?: unknown): Promise<void>;
};

const ANSWER_MS = 30_000;
/** Age at which a token is replaced; a token of realm `master` lives for a minute. */
const TOKEN_AGE_MS = 20_000;

/**
 * Creates a client of Keycloak's Admin API, with paths below `/admin/realms`, that signs in as a client of realm
 * `master`.
 */
export function createAdminApi(credentials: Credentials): AdminApi {
  let token: { value: Promise<string>; since: number } | undefined;
  const freshToken = (): Promise<string> => {
    if (token === undefined || performance.now() - token.since > TOKEN_AGE_MS) {
      token = { value: signIn(credentials), since: performance.now() };
    }
    return token.value;
  };
  const call = async (method: string, path: string, body?: unknown): Promise<Response> => {
    const response = await fetchWithin(ANSWER_MS, `${credentials.url}/admin/realms${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await freshToken()}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw await refusal(`${method} ${path}`, response);
    return response;
  };

  return {
    get: async <T>(path: string) => (await (await call('GET', path)).json()) as T,
    find: async <T>(path: string) => {
      try {
        return (await (await call('GET', path)).json()) as T;
      } catch (error) {
        if (error instanceof AdminApiError && error.status === 404) return undefined;
        throw error;
      }
    },
    post: async (path, body) => {
      // A token lists the realms that its bearer may administer, so a new one is needed after an import.
      await call('POST', path, body);
      if (path === '') token = undefined;
    },
    put: async (path, body) => void (await call('PUT', path, body)),
    remove: async (path, body) => void (await call('DELETE', path, body)),
  };
}

async function signIn({ url, clientId, clientSecret }: Credentials): Promise<string> {
  const response = await fetchWithin(ANSWER_MS, `${url}/realms/master/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
    }),
  });
  if (!response.ok) throw await refusal(`the sign-in of client ${clientId}`, response);
  const { access_token: token } = (await response.json()) as { access_token: string };

  return token;
}

async function refusal(what: string, response: Response): Promise<AdminApiError> {
  return new AdminApiError(
    response.status,
    `Keycloak refused ${what}: ${response.status} ${await response.text()}`,
  );
}
