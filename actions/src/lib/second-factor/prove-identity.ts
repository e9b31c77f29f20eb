import type { AttemptLimit } from '#actions/lib/attempt-limit.ts';
import { KeycloakRefusal, type KeycloakClient, type Tokens } from '#actions/lib/keycloak/keycloak-client.ts';

type Credentials = {
  username: string;
  password: string;
  /** Code of an authenticator app; empty if none was given. */
  code: string;
  /** Key under which wrong codes are counted. */
  codesOf: string;
};

export type Proof =
  | { kind: 'right'; tokens: Tokens }
  | { kind: 'password-wrong' }
  /** The password is right, and the account has an authenticator app. */
  | { kind: 'code-required' }
  | { kind: 'code-wrong' }
  | { kind: 'too-many-codes'; waitS: number };

type Grants = Pick<KeycloakClient, 'requestTokens' | 'endSession'>;
type Deps = {
  /** Client `web`, whose direct grant asks for the code if the account has an authenticator app. */
  keycloak: Grants;
  /** Client `password-check`, whose direct grant never asks for a code and whose tokens give access to nothing. */
  passwordCheck: Grants;
  wrongCodes: Pick<AttemptLimit, 'take' | 'clear'>;
};

export type ProveIdentity = (credentials: Credentials) => Promise<Proof>;

/**
 * Checks a password and, if the account has an authenticator app, its code. Keycloak gives the same error for a wrong
 * password, a missing code and a wrong code. So where that matters, the client `password-check` checks the password
 * alone: without the right password a caller neither learns that an account has an app nor uses up its attempts for
 * codes.
 */
export function createIdentityProof({ keycloak, passwordCheck, wrongCodes }: Deps): ProveIdentity {
  return async ({ username, password, code, codesOf }) => {
    const grant = { grant_type: 'password', scope: 'openid', username, password };
    const isRight = async (): Promise<boolean> => {
      const tokens = await unlessWrong(passwordCheck.requestTokens(grant));
      if (tokens?.refresh_token) await passwordCheck.endSession(tokens.refresh_token);
      return tokens !== undefined;
    };

    if (code === '') {
      const tokens = await unlessWrong(keycloak.requestTokens(grant));
      if (tokens) return { kind: 'right', tokens };
      return { kind: (await isRight()) ? 'code-required' : 'password-wrong' };
    }
    if (!(await isRight())) return { kind: 'password-wrong' };
    const waitS = await wrongCodes.take(codesOf);
    if (waitS > 0) return { kind: 'too-many-codes', waitS };
    const tokens = await unlessWrong(keycloak.requestTokens({ ...grant, totp: code }));
    if (!tokens) return { kind: 'code-wrong' };
    await wrongCodes.clear(codesOf);

    return { kind: 'right', tokens };
  };
}

/** Returns the tokens, or undefined if Keycloak finds the credentials wrong; throws any other refusal. */
async function unlessWrong(tokens: Promise<Tokens>): Promise<Tokens | undefined> {
  try {
    return await tokens;
  } catch (error) {
    if (error instanceof KeycloakRefusal && error.description === 'Invalid user credentials')
      return undefined;
    throw error;
  }
}

const ARABIC_ZERO = 0x0660;
const PERSIAN_ZERO = 0x06f0;

/**
 * Returns a code as Keycloak reads it: without spaces between the digits, and with ASCII digits instead of Arabic ones.
 */
export function readCode(text: string): string {
  const digit = (char: string) => {
    const value = char.charCodeAt(0);
    return String(value - (value >= PERSIAN_ZERO ? PERSIAN_ZERO : ARABIC_ZERO));
  };
  return text.replaceAll(/[\s\u200e\u200f-]/g, '').replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, digit);
}
