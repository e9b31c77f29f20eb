import type { ClientSettings } from '../storage/representation.ts';

export type Scoped = Pick<ClientSettings, 'defaultClientScopes'>;

/** Tells whether a scope is among the client's default ones; a client that names none has Keycloak's own. */
export const hasDefaultScope = ({ defaultClientScopes }: Scoped, scope: string): boolean =>
  defaultClientScopes?.includes(scope) ?? true;
