import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Site = { dataDir: string };
type Client = { email: string; password: string };

/** Makes a client (role `user`) as an operator does: by Keycloak's Admin API, which only the machine itself reaches. */
export async function createClient({ dataDir }: Site, { email, password }: Client): Promise<void> {
  const identity = innerAddress(dataDir);
  const { bootstrapClientSecret } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as {
    bootstrapClientSecret: string;
  };
  const granted = await fetch(`${identity}/realms/master/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: 'hostfront-bootstrap',
      client_secret: bootstrapClientSecret,
    }),
  });
  const { access_token: token } = (await granted.json()) as { access_token: string };
  const made = await fetch(`${identity}/admin/realms/hosting/users`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      username: email,
      email,
      emailVerified: true,
      enabled: true,
      firstName: 'Salma',
      lastName: 'Haddad',
      credentials: [{ type: 'password', value: password, temporary: false }],
    }),
  });
  if (!made.ok) throw new Error(`The client could not be made: ${made.status} ${await made.text()}`);
}

/** Where the identity part listens, as it says in its log. */
function innerAddress(dataDir: string): string {
  const log = readFileSync(join(dataDir, 'logs/identity.log'), 'utf8');
  const address = [...log.matchAll(/Server listening at (http:\/\/[\d.:]+)/g)].at(-1)?.[1];
  if (address === undefined) throw new Error(`${dataDir}/logs/identity.log names no address.`);

  return address;
}
