import type en from './messages/en.json';
import type { SessionErrorCode } from './session-error.ts';

/** The text of each fault of the session. */
export const sessionErrorMessages = {
  'session-unavailable': 'session.unavailable',
  'session-sign-out-failed': 'session.signOutFailed',
  'session-login-failed': 'session.loginFailed',
} as const satisfies Record<SessionErrorCode, keyof typeof en>;
