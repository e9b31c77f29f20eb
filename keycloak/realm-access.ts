import type { AdminApi } from './admin-api.ts';

/** The parts of Keycloak's representations that the steps need. */
export type RoleRef = { id: string; name: string; containerId: string; clientRole: boolean };
export type ClientRef = { id: string; clientId: string; [setting: string]: unknown };
export type MapperRef = { id: string; name: string; [setting: string]: unknown };
export type ExecutionRef = { id: string; providerId: string; requirement: string };
export type FlowRef = { id: string; alias: string };
export type UserRef = { id: string; username: string; enabled: boolean };

export type RealmAccess = ReturnType<typeof createRealmAccess>;

/** Returns the access to one realm of the Admin API, with the lookups that several steps need. */
export function createRealmAccess(api: AdminApi, realm: string) {
  const path = `/${encodeURIComponent(realm)}`;
  const findClient = async (clientId: string): Promise<ClientRef | undefined> =>
    (await api.get<ClientRef[]>(`${path}/clients?clientId=${encodeURIComponent(clientId)}`))[0];
  const client = async (clientId: string): Promise<ClientRef> => {
    const found = await findClient(clientId);
    if (found === undefined) throw new Error(`Realm ${realm} has no client ${clientId}.`);
    return found;
  };

  return {
    api,
    /** Path of the realm below `/admin/realms`. */
    path,
    findClient,
    client,
    /** Returns roles of the realm, or of the client that is named. */
    roles: async (names: readonly string[], clientId?: string): Promise<RoleRef[]> => {
      const base = clientId === undefined ? path : `${path}/clients/${(await client(clientId)).id}`;
      return Promise.all(names.map((name) => api.get<RoleRef>(`${base}/roles/${encodeURIComponent(name)}`)));
    },
  };
}
