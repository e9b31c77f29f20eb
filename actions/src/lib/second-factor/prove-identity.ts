import type { AttemptLimit } from '#actions/lib/attempt-limit.ts';
import { KeycloakRefusal, type KeycloakClient, type Tokens } from '#actions/lib/keycloak/keycloak-client.ts';

export type Credentials = {
  username: string;
  password: string;
  /** Of an authenticator app; empty where none was given. */
  code: string;
  /** Whose wrong codes are counted together. */
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
  /** Client `web`, whose direct grant asks for the code where there is an authenticator app. */
  keycloak: Grants;
  /** Client `password-check`, whose direct grant asks nobody for a code and whose tokens open nothing. */
  passwordCheck: Grants;
  wrongCodes: Pick<AttemptLimit, 'take' | 'clear'>;
};

export type ProveIdentity = (credentials: Credentials) => Promise<Proof>;

/**
 * Checks a password and, where the account has an authenticator app, its code. Keycloak refuses a wrong password, a
 * missing code and a wrong code in the same words, so the password is tried by itself where that matters: nobody
 * learns that an account has an app without its password, and only who has that uses up tries of codes.
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

/** The tokens, or undefined where Keycloak finds the credentials wrong; what else it refuses is told by its error. */
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

/** A code as Keycloak reads it: spaces between the digits go, Arabic digits become the same in ASCII. */
export function readCode(text: string): string {
  const digit = (char: string) => {
    const value = char.charCodeAt(0);
    return String(value - (value >= PERSIAN_ZERO ? PERSIAN_ZERO : ARABIC_ZERO));
  };
  return text.replaceAll(/[\s\u200e\u200f-]/g, '').replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, digit);
}
