import type { Role } from '#src/lib/auth/session.ts';

/** What a query may ask of the links by its `context`. */
export type RequestContext = {
  /** Send no token, so that the answer is what every visitor gets. */
  asVisitor?: boolean;
  /** The role of the API to act in, instead of the one that follows from the session. */
  apiRole?: string;
};

/** Context of what a person asks who may not be signed in yet, or whose session is not what counts. */
export const asVisitor = { asVisitor: true } satisfies RequestContext;

/** Administrators act as `site_admin`; for everyone else the token's own default role holds. */
export function apiRoleOf(role: Role | null): string | undefined {
  return role === 'admin' ? 'site_admin' : undefined;
}

/** The headers that tell the API who asks; none without a token. */
export function authHeaders(token: string | null, apiRole: string | undefined): Record<string, string> {
  if (token === null) return {};
  const authorization = { authorization: `Bearer ${token}` };

  return apiRole ? { ...authorization, 'x-hasura-role': apiRole } : authorization;
}
