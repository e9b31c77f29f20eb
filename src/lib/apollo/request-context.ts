import type { Role } from '#src/lib/auth/session.ts';

/** Options that a query passes to the links in its `context`. */
export type RequestContext = {
  /** True sends no token, so that the answer is the one that every visitor gets. */
  asVisitor?: boolean;
  /** API role to use instead of the one that follows from the session. */
  apiRole?: string;
};

/** Context of a request that must not use the session, such as one from a person who may not be signed in yet. */
export const asVisitor = { asVisitor: true } satisfies RequestContext;

/** Returns `site_admin` for administrators; for everyone else undefined, so that the token's default role applies. */
export function apiRoleOf(role: Role | null): string | undefined {
  return role === 'admin' ? 'site_admin' : undefined;
}

/** Returns the headers that authenticate a request; none without a token. */
export function authHeaders(token: string | null, apiRole: string | undefined): Record<string, string> {
  if (token === null) return {};
  const authorization = { authorization: `Bearer ${token}` };

  return apiRole ? { ...authorization, 'x-hasura-role': apiRole } : authorization;
}
