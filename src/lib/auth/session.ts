/** Who may do what: the values of `user_roles.role`. */
export type Role = 'admin' | 'user';

/** The signed-in person, as the access token names them. */
export type SessionUser = { id: string; email: string; name: string };

/** Starts as `loading`; `signed-in` is reached only after the role has been read. */
export type Session =
  | { status: 'loading'; user: null; role: null }
  | { status: 'anonymous'; user: null; role: null }
  | { status: 'signed-in'; user: SessionUser; role: Role | null };

/** What `sign_in` and `POST /session/token` answer; the refresh token is a stub, the real one stays in a cookie. */
export type SessionTokens = { access_token: string; refresh_token: string; id_token: string };

/** The changes of a session that the rest of the site may react to. */
export type SessionEvent =
  | 'INITIAL_SESSION'
  | 'SIGNED_IN'
  | 'SIGNED_OUT'
  | 'TOKEN_REFRESHED'
  | 'USER_UPDATED'
  | 'PASSWORD_RECOVERY'
  | 'MFA_CHALLENGE_VERIFIED';

export const LOADING: Session = { status: 'loading', user: null, role: null };
export const ANONYMOUS: Session = { status: 'anonymous', user: null, role: null };

/** Reads tokens that came over the network or from another tab; null when they aren't tokens. */
export function toSessionTokens(value: unknown): SessionTokens | null {
  if (typeof value !== 'object' || value === null) return null;
  const { access_token, refresh_token, id_token } = value as Record<string, unknown>;
  if (typeof access_token !== 'string' || typeof refresh_token !== 'string') return null;

  return { access_token, refresh_token, id_token: typeof id_token === 'string' ? id_token : '' };
}
