import { faultOfCredential } from './fault-of-credential.ts';
import type { KeycloakUser } from './keycloak-file.ts';

/** Something that was not imported, and the user names of the people who had it. */
export type LeftOut = { what: string; whose: string[] };

/** Roles and identity providers that the realm here has. */
export type Known = {
  hasRole: (client: string | null, name: string) => boolean;
  hasProvider: (alias: string) => boolean;
};

type Note = (what: string, user: KeycloakUser) => void;

/**
 * Separates the data that this realm can hold from the data that it can't; the latter is reported, never dropped
 * silently.
 */
export function sortOut(
  users: readonly KeycloakUser[],
  known: Known,
): { people: KeycloakUser[]; leftOut: LeftOut[] } {
  const leftOut = new Map<string, string[]>();
  const note: Note = (what, { username }) => leftOut.set(what, [...(leftOut.get(what) ?? []), username]);
  const people = users.map((user) => ({
    ...user,
    ...keptRoles(user, known, note),
    credentials: user.credentials.filter((credential) => {
      const fault = faultOfCredential(credential);
      if (fault !== undefined) note(fault, user);
      return fault === undefined;
    }),
    federatedIdentities: user.federatedIdentities.filter(({ identityProvider: alias }) => {
      if (!known.hasProvider(alias)) note(`link to the identity provider "${alias}"`, user);
      return known.hasProvider(alias);
    }),
  }));
  for (const user of users) for (const group of user.groups) note(`group "${group}"`, user);

  return { people, leftOut: [...leftOut].map(([what, whose]) => ({ what, whose })) };
}

function keptRoles(user: KeycloakUser, { hasRole }: Known, note: Note) {
  const kept = (client: string | null, names: readonly string[]) =>
    names.filter((name) => {
      if (hasRole(client, name)) return true;
      note(client === null ? `role "${name}"` : `role "${name}" of client "${client}"`, user);
      return false;
    });
  const realmRoles = kept(null, user.realmRoles);
  const clientRoles: Record<string, string[]> = {};
  for (const [client, names] of Object.entries(user.clientRoles)) {
    const found = kept(client, names);
    if (found.length > 0) clientRoles[client] = found;
  }

  return { realmRoles, clientRoles };
}
