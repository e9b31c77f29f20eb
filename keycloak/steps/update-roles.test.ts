import { expect, it } from 'vitest';
import type { RealmAccess, RoleRef } from '../realm-access.ts';
import { alignRoles } from './update-roles.ts';

const role = (id: string): RoleRef => ({ id, name: id, containerId: 'realm', clientRole: false });

/** Makes an Admin API that holds these roles, and keeps account of what is asked of it. */
function apiHolding(...present: string[]) {
  const calls: string[] = [];
  const note = (verb: string) => (path: string, roles: unknown) => {
    calls.push(`${verb} ${path} ${(roles as RoleRef[]).map(({ id }) => id).join()}`);
    return Promise.resolve();
  };
  const api = { get: () => Promise.resolve(present.map(role)), post: note('add'), remove: note('take') };

  return { calls, access: { api } as unknown as RealmAccess };
}

it('alignRoles adds missing roles and removes surplus ones', async () => {
  const { calls, access } = apiHolding('user', 'editor');

  await alignRoles(access, '/roles', ['user', 'reader'].map(role));

  expect(calls).toEqual(['add /roles reader', 'take /roles editor']);
});

it('alignRoles with `keepsOthers` sends nothing if all wanted roles are there, and keeps additional ones', async () => {
  const { calls, access } = apiHolding('user', 'offline_access');

  await alignRoles(access, '/roles', [role('user')], { keepsOthers: true });

  expect(calls).toEqual([]);
});
