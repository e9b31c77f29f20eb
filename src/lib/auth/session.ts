/** Role of a person: the values of `user_roles.role`. */
export type Role = 'admin' | 'user';

/** Signed-in person, from the claims of the access token. */
export type SessionUser = { id: string; email: string; name: string };

/** State of the session. It starts as `loading`; it becomes `signed-in` only after the role was asked for. */
export type Session = {
  /** True if the role could not be read; it is asked for until it is known. A role that was known before is kept. */
  isRoleUnread?: boolean;
} & (
  | { status: 'loading'; user: null; role: null }
  | { status: 'anonymous'; user: null; role: null }
  | { status: 'signed-in'; user: SessionUser; role: Role | null }
);

/** State of the session after the first look. */
export type KnownSession = Exclude<Session, { status: 'loading' }>;

/** Tokens from `sign_in` and the endpoints under `/session`. The refresh token is a stub; the real one is in a cookie. */
export type SessionTokens = { access_token: string; refresh_token: string; id_token: string };

/** Events that tell the rest of the site of a change in the session. */
export type SessionEvent =
  | 'INITIAL_SESSION'
  | 'SIGNED_IN'
  | 'SIGNED_OUT'
  | 'TOKEN_REFRESHED'
  | 'USER_UPDATED'
  | 'PASSWORD_RECOVERY'
  | 'MFA_CHALLENGE_VERIFIED';

export const LOADING: Session = { status: 'loading', user: null, role: null };
export const ANONYMOUS: KnownSession = { status: 'anonymous', user: null, role: null };

/** Reads tokens that came over the network or from another tab; returns null when they aren't tokens. */
export function toSessionTokens(value: unknown): SessionTokens | null {
  if (typeof value !== 'object' || value === null) return null;
  const { access_token, refresh_token, id_token } = value as Record<string, unknown>;
  if (typeof access_token !== 'string' || typeof refresh_token !== 'string') return null;

  return { access_token, refresh_token, id_token: typeof id_token === 'string' ? id_token : '' };
}
