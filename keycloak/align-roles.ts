import type { RealmAccess } from './realm-access.ts';
import type { RoleRef } from './representations.ts';

type Options = {
  /** Leaves the roles that are there beside the wanted ones. */
  readonly keepsOthers?: boolean;
};

/** Brings the list of roles at a path of the Admin API in line with the wanted ones. */
export async function alignRoles(
  { api }: RealmAccess,
  path: string,
  wanted: readonly RoleRef[],
  { keepsOthers = false }: Options = {},
): Promise<void> {
  const present = await api.get<RoleRef[]>(path);
  const without = (roles: readonly RoleRef[], others: readonly RoleRef[]): RoleRef[] =>
    roles.filter(({ id }) => !others.some((other) => other.id === id));
  const missing = without(wanted, present);
  const surplus = keepsOthers ? [] : without(present, wanted);
  if (missing.length > 0) await api.post(path, missing);
  if (surplus.length > 0) await api.remove(path, surplus);
}
