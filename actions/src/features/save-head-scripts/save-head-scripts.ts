import type { Pool } from 'pg';
import { object, string } from 'yup';
import { ActionError } from '../../lib/action-error.ts';
import type { AttemptLimit } from '../../lib/attempt-limit.ts';
import { actAs, inTransaction } from '../../lib/database.ts';
import { type KeycloakAdmin, throwUnavailable } from '../../lib/keycloak-admin.ts';
import { KeycloakRefusal, type KeycloakClient } from '../../lib/keycloak-client.ts';
import { requireAdministrator, type Session } from '../../lib/session-variables.ts';

/** Characters; the same limit as the check constraint on analytics_settings.value. */
const VALUE_MAX_LENGTH = 100_000;

const inputSchema = object({
  password: string().max(1_024).default(''),
  value: string().nullable().default(null),
}).required();

type Deps = {
  pool: Pool;
  keycloak: Pick<KeycloakClient, 'requestTokens' | 'endSession'>;
  keycloakAdmin: Pick<KeycloakAdmin, 'findUser' | 'hasPassword'>;
  passwordChecks: AttemptLimit;
};

/**
 * Saves the scripts that every public page runs. They are code for every visitor, so the caller's password is
 * asked for once more: a session left open is not enough.
 */
export async function saveHeadScripts(input: unknown, session: Session, deps: Deps) {
  const userId = requireAdministrator(session);
  const { password, value } = readInput(input);
  await checkPassword(userId, password, deps);

  await inTransaction(deps.pool, async (db) => {
    await actAs(db, session);
    await db.query(
      `insert into analytics_settings as s (key, value) values ('additional_head_scripts', $1)
       on conflict (key) do update set value = excluded.value where s.value is distinct from excluded.value`,
      [value],
    );
  });
  return { key: 'additional_head_scripts', value };
}

function readInput(input: unknown): { password: string; value: string | null } {
  const { password, value } = inputSchema.validateSync(input);
  if (value !== null && value.length > VALUE_MAX_LENGTH) {
    throw new ActionError(
      'head-scripts-too-long',
      `The head scripts have ${value.length} characters; at most ${VALUE_MAX_LENGTH} can be saved.`,
      { details: { max: VALUE_MAX_LENGTH } },
    );
  }
  return { password, value: value === null || value.trim() === '' ? null : value };
}

async function checkPassword(userId: string, password: string, deps: Deps): Promise<void> {
  const waitS = await deps.passwordChecks.take(userId);
  if (waitS > 0) {
    throw new ActionError(
      'password-too-many-attempts',
      'Too many wrong passwords. Please wait a few minutes.',
      {
        status: 429,
        details: { retryAfterSeconds: waitS },
      },
    );
  }
  if (!(await isOwnPassword(userId, password, deps).catch(throwUnavailable))) {
    throw new ActionError('password-wrong', 'The password is not right; nothing was saved.');
  }
  await deps.passwordChecks.clear(userId);
}

/** Tries the password by Keycloak's direct grant and ends the session that this opens. */
async function isOwnPassword(
  userId: string,
  password: string,
  { keycloak, keycloakAdmin }: Deps,
): Promise<boolean> {
  const user = await keycloakAdmin.findUser(userId);
  if (!user?.email || !(await keycloakAdmin.hasPassword(userId))) {
    throw new ActionError(
      'password-none',
      'This account has no password: it logs in with Google. Another administrator can save this, or set a password first.',
    );
  }
  if (password === '') return false;
  try {
    const tokens = await keycloak.requestTokens({
      grant_type: 'password',
      scope: 'openid',
      username: user.email,
      password,
    });
    if (tokens.refresh_token) await keycloak.endSession(tokens.refresh_token);
    return true;
  } catch (error) {
    if (error instanceof KeycloakRefusal) return false;
    throw error;
  }
}
