import { runningProduct } from '#embedded/stack/running-product.ts';
import { openAdminApi, type AdminApi } from './admin-api.ts';

type Site = { dataDir: string };
type Person = { email: string; password: string };

/**
 * Creates a client (role `user`) as an operator does: by Keycloak's Admin API, which can be reached from this machine
 * only.
 */
export async function createClient(site: Site, client: Person): Promise<void> {
  await createPerson(await openAdminApiOf(site), client);
}

/** Creates one more administrator in the same way as a client; returns a function that deletes the person. */
export async function createAdministrator(site: Site, person: Person): Promise<() => Promise<void>> {
  const api = await openAdminApiOf(site);
  const path = await createPerson(api, person);
  const role: unknown = await (await api('GET', '/roles/admin')).json();
  await api('POST', `${path}/role-mappings/realm`, [role]);

  return () => deletePerson(site, person.email);
}

/** Deletes a person, if there is one with this address. */
export async function deletePerson(site: Site, email: string): Promise<void> {
  // A token lives for a minute, so the deletion needs one of its own.
  const api = await openAdminApiOf(site);
  const query = new URLSearchParams({ email, exact: 'true' }).toString();
  const found = (await (await api('GET', `/users?${query}`)).json()) as { id: string }[];
  for (const { id } of found) await api('DELETE', `/users/${id}`);
}

/** Changes a person's password, as an operator does. */
export async function changePassword(site: Site, { email, password }: Person): Promise<void> {
  const api = await openAdminApiOf(site);
  const found = await api('GET', `/users?email=${encodeURIComponent(email)}&exact=true`);
  const [person] = (await found.json()) as Array<{ id: string }>;
  await api('PUT', `/users/${person?.id}/reset-password`, {
    type: 'password',
    value: password,
    temporary: false,
  });
}

/** Creates a person and returns the person's path in the Admin API. */
async function createPerson(api: AdminApi, { email, password }: Person): Promise<string> {
  const made = await api('POST', '/users', {
    username: email,
    email,
    emailVerified: true,
    enabled: true,
    firstName: 'Salma',
    lastName: 'Haddad',
    credentials: [{ type: 'password', value: password, temporary: false }],
  });
  return `/users/${made.headers.get('location')?.split('/').at(-1)}`;
}

function openAdminApiOf({ dataDir }: Site): Promise<AdminApi> {
  const { identity = '', bootstrapClientSecret = '' } = runningProduct(dataDir);
  return openAdminApi({
    url: identity,
    clientId: 'hostfront-bootstrap',
    clientSecret: bootstrapClientSecret,
  });
}
