import type { DocumentNode } from 'graphql';
import type { Metadata } from '../metadata/metadata.ts';
import type { Model } from '../model/model.ts';
import { roleAccess } from '../permissions/role-access.ts';
import type { Session } from '../contract/session.ts';
import type { EngineSettings } from '../contract/settings.ts';
import { RecentCache } from './recent-cache.ts';
import { RoleEngine } from './role-engine.ts';

type RolesOptions = {
  readonly model: Model;
  readonly metadata: Metadata;
  readonly settings: EngineSettings;
  readonly parse: (query: string) => DocumentNode;
};

/** A request may name any role; only so many schemas are kept. */
const ROLES = 100;

/**
 * Gives each session its role's engine. Those of roles that the metadata names are built at once, so that a fault in
 * their permissions is found at the start or reload; others may do nothing and are built when they first appear.
 */
export function createRoles({
  model,
  metadata,
  settings,
  parse,
}: RolesOptions): (session: Session) => RoleEngine {
  const engines = new RecentCache<string, RoleEngine>(ROLES);

  const engineOf = (role: string, isBackend: boolean) => {
    const key = `${isBackend ? 'back end' : 'client'} ${role}`;
    const known = engines.get(key);
    if (known !== undefined) return known;
    const engine = new RoleEngine({
      model,
      access: roleAccess({ model, role, inheritedRoles: metadata.inheritedRoles, isBackend }),
      settings,
      isIntrospectionDisabled: metadata.introspectionDisabledRoles.includes(role),
      parse,
    });
    engines.set(key, engine);

    return engine;
  };
  for (const role of rolesOf(metadata)) {
    engineOf(role, false);
    roleAccess({ model, role, inheritedRoles: metadata.inheritedRoles, isBackend: true });
  }

  return ({ role, isTrusted, useBackendOnlyPermissions }) =>
    engineOf(role, isTrusted && useBackendOnlyPermissions);
}

/** Every role that the metadata gives a right. */
function rolesOf({ tables, functions, actions, inheritedRoles }: Metadata): ReadonlySet<string> {
  const permissions = tables.flatMap((table) => [
    ...table.select,
    ...table.insert,
    ...table.update,
    ...table.delete,
  ]);

  return new Set([
    ...permissions.map(({ role }) => role),
    ...[...functions, ...actions].flatMap(({ roles }) => roles),
    ...inheritedRoles.map(({ name }) => name),
  ]);
}
