type Client = { url: string; clientId: string; clientSecret: string };

export type AdminApi = (method: string, path: string, body?: unknown) => Promise<Response>;

/** Returns the token of a client of the realm `master`, which administrates the others. */
export async function readMasterToken({ url, clientId, clientSecret }: Client): Promise<string> {
  const granted = await fetch(`${url}/realms/master/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
    }),
  });
  return ((await granted.json()) as { access_token: string }).access_token;
}

/** Opens the Admin API of the realm of people as such a client; a call that is refused rejects. */
export async function openAdminApi(client: Client): Promise<AdminApi> {
  const token = await readMasterToken(client);

  return async (method, path, body) => {
    const response = await fetch(`${client.url}/admin/realms/hosting${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok)
      throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return response;
  };
}
