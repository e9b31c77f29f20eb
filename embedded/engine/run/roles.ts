import { budgetOf, type CoreLimits } from '../limits/limits.ts';
import type { Metadata } from '../metadata/metadata.ts';
import type { Model } from '../model/model.ts';
import { checkInheritedRoles } from '../permissions/check-inherited-roles.ts';
import { ADMIN } from '../permissions/access.ts';
import { roleAccess } from '../permissions/role-access.ts';
import { areNamesApart } from './are-names-apart.ts';
import type { Session } from '../contract/session.ts';
import type { EngineSettings } from '../contract/settings.ts';
import type { AnswerLimits } from '../sql/answer-size.ts';
import { CachePool } from './cache-pool.ts';
import { RoleEngine } from './role-engine.ts';

type Asker = Pick<Session, 'role' | 'isTrusted' | 'useBackendOnlyPermissions'>;

type RolesOptions = {
  readonly model: Model;
  readonly metadata: Metadata;
  readonly settings: EngineSettings;
  readonly limits: CoreLimits;
};

/** Upper bound for the engines kept of each kind: with the admin secret a request may name any role. */
const ROLES = 100;

/**
 * Makes the function that returns a session's role engine. The engines of roles that the metadata names are built at
 * once, so that a fault in their permissions is found at the start or reload; their schemas are built by and by, as
 * requests need them. Other roles may do nothing; their engines are built at first use.
 *
 * Sessions with the admin secret have engines of their own: no limits hold there, and no other requests fill their
 * caches.
 */
export function createRoles({
  model,
  metadata,
  settings,
  limits,
}: RolesOptions): (session: Asker) => RoleEngine {
  const byKind = { client: new Map(), trusted: new Map(), backend: new Map() } satisfies Record<
    string,
    Map<string, RoleEngine>
  >;

  const { inheritedRoles, lostPermissions } = metadata;
  const inheritance = { inheritedRoles, lostPermissions };
  const caches = new CachePool(limits.maxCacheBytes);

  const engineOf = (session: Asker): RoleEngine => {
    const { role, isTrusted, useBackendOnlyPermissions } = session;
    const isBackend = isTrusted && useBackendOnlyPermissions;
    const engines: Map<string, RoleEngine> = byKind[isBackend ? 'backend' : isTrusted ? 'trusted' : 'client'];
    const known = engines.get(role);
    if (known !== undefined) return known;
    const engine = new RoleEngine({
      model,
      access: roleAccess({ model, role, ...inheritance, isBackend }),
      settings,
      isIntrospectionDisabled: metadata.introspectionDisabledRoles.includes(role),
      maxAnswer: answerLimits(session, limits),
      caches,
    });
    for (const [oldest, dropped] of engines) {
      if (engines.size < ROLES) break;
      engines.delete(oldest);
      dropped.close();
    }
    engines.set(role, engine);

    return engine;
  };
  checkInheritedRoles(metadata.inheritedRoles, rolesOf(metadata));
  const administrator = engineOf({ role: ADMIN, isTrusted: true, useBackendOnlyPermissions: false });
  // The administrator's schema has every name, so that names which collide are found at the start too.
  if (!areNamesApart(model)) void administrator.schema.whole;
  const isAnyBackendOnly = metadata.tables.some((table) =>
    [...table.insert, ...table.update, ...table.delete].some((permission) => permission.isBackendOnly),
  );
  for (const role of rolesOf(metadata)) {
    engineOf({ role, isTrusted: false, useBackendOnlyPermissions: false });
    if (isAnyBackendOnly) roleAccess({ model, role, ...inheritance, isBackend: true });
  }

  return engineOf;
}

/** Returns the limits of the answers of a session's statements; undefined means no limits. */
function answerLimits(session: Asker, coreLimits: CoreLimits): AnswerLimits | undefined {
  const { limits } = budgetOf(session, coreLimits);

  return limits && { bytes: limits.answerBytes, rows: limits.rows };
}

/** Returns every role that has a permission in the metadata. */
export function rolesOf({ tables, functions, actions, inheritedRoles }: Metadata): ReadonlySet<string> {
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
