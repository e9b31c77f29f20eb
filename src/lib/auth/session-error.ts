import type en from './messages/en.json';

/** Codes of the session's errors that a person can meet; each has one text in the messages. */
export type SessionErrorCode =
  | 'session-unavailable'
  | 'session-ended'
  | 'session-sign-out-failed'
  | 'session-login-failed';

type SessionErrorOptions = ErrorOptions & { status?: number };

/** Error of the session store; `status` is the HTTP status of the server's answer, if there was one. */
export class SessionError extends Error {
  readonly code: SessionErrorCode;
  readonly status: number | undefined;

  constructor(code: SessionErrorCode, message: string, { status, ...options }: SessionErrorOptions = {}) {
    super(message, options);
    this.name = 'SessionError';
    this.code = code;
    this.status = status;
  }
}

/** Message id for each of the session's error codes. */
export const sessionErrorMessages = {
  'session-unavailable': 'session.unavailable',
  'session-ended': 'session.ended',
  'session-sign-out-failed': 'session.signOutFailed',
  'session-login-failed': 'session.loginFailed',
} as const satisfies Record<SessionErrorCode, keyof typeof en>;
