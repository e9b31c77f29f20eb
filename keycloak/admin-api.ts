import { fetchWithin } from '#runtime/network/fetch-within.ts';

type Credentials = { url: string; clientId: string; clientSecret: string };

export type AdminApi = ReturnType<typeof createAdminApi>;

const ANSWER_MS = 30_000;
/** Age at which a token is replaced; a token of realm `master` lives for a minute. */
const TOKEN_AGE_MS = 20_000;

/**
 * Creates a client of Keycloak's Admin API, with paths below `/admin/realms`, that signs in as a client of realm
 * `master`.
 */
export function createAdminApi(credentials: Credentials) {
  let token: { value: Promise<string>; since: number } | undefined;
  const freshToken = (): Promise<string> => {
    if (token === undefined || performance.now() - token.since > TOKEN_AGE_MS) {
      token = { value: signIn(credentials), since: performance.now() };
    }
    return token.value;
  };
  const send = async (method: string, path: string, body?: unknown): Promise<Response> =>
    fetchWithin(ANSWER_MS, `${credentials.url}/admin/realms${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await freshToken()}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const call = async (method: string, path: string, body?: unknown): Promise<Response> =>
    accepted(`${method} ${path}`, await send(method, path, body));

  return {
    get: async <T>(path: string) => (await (await call('GET', path)).json()) as T,
    /** Returns undefined where the path leads to nothing (404). */
    find: async <T>(path: string): Promise<T | undefined> => {
      const response = await send('GET', path);
      if (response.status === 404) return undefined;
      return (await (await accepted(`GET ${path}`, response)).json()) as T;
    },
    post: async (path: string, body: unknown): Promise<void> => {
      // A token lists the realms that its bearer may administer, so a new one is needed after an import.
      await call('POST', path, body);
      if (path === '') token = undefined;
    },
    put: async (path: string, body: unknown) => void (await call('PUT', path, body)),
    remove: async (path: string, body?: unknown) => void (await call('DELETE', path, body)),
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
  const answer = await accepted(`the sign-in of client ${clientId}`, response);
  const { access_token: token } = (await answer.json()) as { access_token: string };

  return token;
}

/** Returns an answer that is no refusal; the message of a refusal never holds the request's body. */
async function accepted(what: string, response: Response): Promise<Response> {
  if (response.ok) return response;
  throw new Error(`Keycloak refused ${what}: ${response.status} ${await response.text()}`);
}
