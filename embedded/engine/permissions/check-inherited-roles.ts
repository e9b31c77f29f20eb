import { MetadataError } from '../errors/metadata-error.ts';
import type { InheritedRole } from '../metadata/metadata.ts';

/** Checks that each role from which another inherits has a permission or inherits itself, and none from itself. */
export function checkInheritedRoles(inherited: readonly InheritedRole[], roles: ReadonlySet<string>): void {
  for (const { name, parents, place } of inherited) {
    const missing = parents.filter((parent) => !roles.has(parent));
    if (missing.length > 0)
      throw new MetadataError(
        place,
        `the following parent role(s) are not found: ${missing.join(', ')}, which are required to construct the inherited role: ${name}`,
      );
    if (reaches(parents, name, inherited, new Set()))
      throw new MetadataError(place, `the role ${name} inherits from itself`);
  }
}

function reaches(
  parents: readonly string[],
  wanted: string,
  inherited: readonly InheritedRole[],
  seen: Set<string>,
): boolean {
  return parents.some((parent) => {
    if (parent === wanted) return true;
    if (seen.has(parent)) return false;
    seen.add(parent);

    return reaches(inherited.find(({ name }) => name === parent)?.parents ?? [], wanted, inherited, seen);
  });
}
