import { isDeepStrictEqual } from 'node:util';
import type { ClientRef, MapperRef, RealmAccess } from '../realm-access.ts';
import type { RealmFile } from '../realm-file.ts';

type Client = RealmFile['clients'][number];

/** Creates missing clients and brings the others in line with the file, including their secrets and mappers. */
export async function updateClients(access: RealmAccess, { clients }: RealmFile): Promise<void> {
  for (const client of clients) {
    const known = await access.findClient(client.clientId);
    if (known === undefined) await access.api.post(`${access.path}/clients`, client);
    else await updateClient(access, known, client);
  }
}

async function updateClient(access: RealmAccess, known: ClientRef, client: Client): Promise<void> {
  const { protocolMappers, ...settings } = client;
  const attributes = {
    ...asObject(known['attributes']),
    ...asObject('attributes' in settings && settings.attributes),
  };
  await access.api.put(`${access.path}/clients/${known.id}`, { ...known, ...settings, attributes });
  await updateMappers(
    access,
    `${access.path}/clients/${known.id}/protocol-mappers/models`,
    protocolMappers ?? [],
  );
}

type Mapper = NonNullable<Client['protocolMappers']>[number];

/**
 * Brings a client's mappers in line with the file and deletes all others, so that a token holds exactly the claims of
 * the file.
 */
async function updateMappers({ api }: RealmAccess, path: string, wanted: readonly Mapper[]): Promise<void> {
  const present = await api.get<MapperRef[]>(path);
  for (const mapper of wanted) {
    const known = present.find(({ name }) => name === mapper.name);
    if (known === undefined) await api.post(path, mapper);
    else if (!contains(known, mapper)) await api.put(`${path}/${known.id}`, { ...mapper, id: known.id });
  }
  for (const { id, name } of present) {
    if (!wanted.some((mapper) => mapper.name === name)) await api.remove(`${path}/${id}`);
  }
}

function contains(known: MapperRef, wanted: Mapper): boolean {
  return Object.entries(wanted).every(([key, value]) => isDeepStrictEqual(known[key], value));
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}

/**
 * Disables direct grants for `admin-cli`, Keycloak's own command line client: it has no secret, so anybody could try
 * passwords through it.
 */
export async function closeDirectGrants({ api, path, findClient }: RealmAccess): Promise<void> {
  const client = await findClient('admin-cli');
  if (client === undefined || client['directAccessGrantsEnabled'] === false) return;
  await api.put(`${path}/clients/${client.id}`, { ...client, directAccessGrantsEnabled: false });
}
