import { ActionError } from '#actions/lib/action-error.ts';
import type { AttemptLimit } from '#actions/lib/attempt-limit.ts';
import { throwUnavailable, type KeycloakAdmin } from '#actions/lib/keycloak/keycloak-admin.ts';
import { KeycloakRefusal, type KeycloakClient, type Tokens } from '#actions/lib/keycloak/keycloak-client.ts';
import { readCode, type Proof, type ProveIdentity } from './prove-identity.ts';

type Deps = {
  proveIdentity: ProveIdentity;
  keycloakAdmin: Pick<KeycloakAdmin, 'findUser' | 'hasPassword'>;
  passwordChecks: Pick<AttemptLimit, 'take' | 'clear'>;
};

type Given = { password: string; totp?: string | null | undefined };

/** Checks a password and returns the tokens of the session that the check opened. */
export type ProveOwnPassword = (userId: string, given: Given) => Promise<Tokens>;
export type CheckOwnPassword = (userId: string, given: Given) => Promise<void>;

/**
 * Creates the check that asks a signed-in person for the password again, and for the code of the authenticator app if
 * there is one.
 */
export function createOwnPasswordProof(deps: Deps): ProveOwnPassword {
  return async (userId, { password, totp }) => {
    const waitS = await deps.passwordChecks.take(userId);
    if (waitS > 0) throw tooMany(waitS);
    const proof = await prove(userId, { password, code: readCode(totp ?? '') }, deps).catch(throwUnavailable);
    // A right password without its code is no wrong guess.
    if (proof.kind === 'right' || proof.kind === 'code-required') await deps.passwordChecks.clear(userId);
    if (proof.kind !== 'right') throw toRefusal(proof);
    return proof.tokens;
  };
}

/**
 * Creates the check of `createOwnPasswordProof` for callers who do not need the session that it opens, which is ended
 * at once.
 */
export function createOwnPasswordCheck(
  prove: ProveOwnPassword,
  keycloak: Pick<KeycloakClient, 'endSession'>,
): CheckOwnPassword {
  return async (userId, given) => {
    const { refresh_token: refreshToken } = await prove(userId, given);
    if (refreshToken) await keycloak.endSession(refreshToken);
  };
}

async function prove(
  userId: string,
  { password, code }: { password: string; code: string },
  { keycloakAdmin, proveIdentity }: Deps,
): Promise<Proof> {
  const user = await keycloakAdmin.findUser(userId);
  if (!user?.email || !(await keycloakAdmin.hasPassword(userId))) {
    throw new ActionError(
      'password-none',
      'This account has no password: it logs in with Google. Another administrator can do this, or set a password first.',
    );
  }
  if (password === '') return { kind: 'password-wrong' };
  try {
    return await proveIdentity({ username: user.email, password, code, codesOf: userId });
  } catch (error) {
    if (error instanceof KeycloakRefusal) return { kind: 'password-wrong' };
    throw error;
  }
}

function toRefusal(proof: Exclude<Proof, { kind: 'right' }>): ActionError {
  switch (proof.kind) {
    case 'password-wrong':
      return new ActionError('password-wrong', 'The password is not right; nothing was changed.');
    case 'code-required':
      return new ActionError('code-required', 'The code of your authenticator app is wanted too.');
    case 'code-wrong':
      return new ActionError('code-wrong', 'The code is not right, or was used before; nothing was changed.');
    case 'too-many-codes':
      return tooMany(proof.waitS);
  }
}

const tooMany = (waitS: number) =>
  new ActionError(
    'password-too-many-attempts',
    'Too many wrong passwords or codes. Please wait a few minutes.',
    { status: 429, details: { retryAfterSeconds: waitS } },
  );
