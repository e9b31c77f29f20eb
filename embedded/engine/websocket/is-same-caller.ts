import type { Session } from '../contract/session.ts';

export const OTHER_CALLER = 'A socket is renewed only by a token of the same subject and role';

/** Tells whether two sessions have the same role and session variables, the user's id among them. */
export function isSameCaller(one: Session, other: Session | undefined): boolean {
  if (other === undefined) return false;
  const names = new Set([...Object.keys(one.variables), ...Object.keys(other.variables)]);
  return (
    one.role === other.role &&
    one.isTrusted === other.isTrusted &&
    [...names].every((name) => one.variables[name] === other.variables[name])
  );
}
