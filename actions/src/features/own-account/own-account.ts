import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { object, string } from 'yup';
import { ActionError } from '#actions/lib/action-error.ts';
import { throwUnavailable, type KeycloakAdmin } from '#actions/lib/keycloak/keycloak-admin.ts';
import { isPersonName, NAME_MAX_LENGTH } from '#rules/accounts/person-name.ts';
import { readInput } from '#actions/lib/read-input.ts';
import { requireAdministrator, type Session } from '#actions/lib/session-variables.ts';
import {
  listSignIns,
  noteEnd,
  noteEndOfAll,
  readLocaleOf,
  type RecordedSignIn,
} from '#actions/lib/sessions/sign-ins.ts';

const name = () => string().trim().required().max(NAME_MAX_LENGTH).test(isPersonName);
const changeSchema = object({
  first_name: name(),
  last_name: name(),
  locale: string().oneOf(['en', 'ar']).nullable(),
}).required();
const endSchema = object({ session_id: string().max(100).required() }).required();

type Deps = {
  pool: Pool;
  log: Logger;
  keycloakAdmin: Pick<
    KeycloakAdmin,
    'readProfile' | 'changeProfile' | 'listCredentialTypes' | 'listSessions' | 'endSession' | 'endSessions'
  >;
  isSecondFactorRequired: boolean;
};

/**
 * Returns the data of the caller's account page. Keycloak tells which sessions are open, our record from where and on
 * which device.
 */
export async function showOwnAccount(session: Session, ownSessionId: string | undefined, deps: Deps) {
  const userId = requireAdministrator(session);
  const { keycloakAdmin, pool } = deps;
  const [profile, types, open, signIns, locale] = await Promise.all([
    keycloakAdmin.readProfile(userId),
    keycloakAdmin.listCredentialTypes(userId),
    keycloakAdmin.listSessions(userId),
    listSignIns(pool, userId),
    readLocaleOf(pool, userId),
  ]).catch(throwUnavailable);
  const records = new Map(signIns.map((record) => [record.sessionId, record]));

  return {
    id: userId,
    email: profile.email,
    first_name: profile.firstName,
    last_name: profile.lastName,
    locale: locale ?? 'en',
    has_password: types.includes('password'),
    has_totp: types.includes('otp'),
    is_totp_required: deps.isSecondFactorRequired,
    sessions: open.map((one) => describe(one, { record: records.get(one.id), ownSessionId })).sort(byUse),
  };
}

/** Changes the caller's name, and the language of account mails if one is given. */
export async function changeOwnAccount(input: unknown, session: Session, deps: Deps) {
  const userId = requireAdministrator(session);
  if (!changeSchema.isValidSync(input)) {
    throw new ActionError(
      'account-invalid',
      'First and last name are needed, without signs such as < > & " $ % !, and locale is "en" or "ar" or left out.',
    );
  }
  const { first_name: firstName, last_name: lastName, locale } = changeSchema.cast(input);
  await deps.keycloakAdmin.changeProfile(userId, { firstName, lastName }).catch(throwUnavailable);

  if (locale) await deps.pool.query('update people set locale = $2 where user_id = $1', [userId, locale]);
  const used = locale ?? (await readLocaleOf(deps.pool, userId)) ?? 'en';

  return { id: userId, first_name: firstName, last_name: lastName, locale: used };
}

/** Ends one of the caller's own sessions. */
export async function endOwnSession(input: unknown, session: Session, deps: Deps) {
  const userId = requireAdministrator(session);
  const { session_id: sessionId } = readInput(endSchema, input);
  const own = await deps.keycloakAdmin.listSessions(userId).catch(throwUnavailable);
  if (!own.some(({ id }) => id === sessionId)) {
    throw new ActionError('session-unknown', 'This session has ended already.', { status: 404 });
  }
  await deps.keycloakAdmin.endSession(sessionId).catch(throwUnavailable);
  await noteEnd(deps.pool, sessionId);

  return { id: sessionId };
}

/** Ends every session of the caller, including the current one. */
export async function endOwnSessions(session: Session, deps: Deps) {
  const userId = requireAdministrator(session);
  await deps.keycloakAdmin.endSessions(userId).catch(throwUnavailable);
  await noteEndOfAll(deps.pool, userId);

  return { id: userId };
}

type OpenSession = Awaited<ReturnType<KeycloakAdmin['listSessions']>>[number];
type Known = { record: RecordedSignIn | undefined; ownSessionId: string | undefined };

function describe({ id, startedAt, lastSeenAt }: OpenSession, { record, ownSessionId }: Known) {
  return {
    id,
    is_current: id === ownSessionId,
    method: record?.method ?? null,
    has_second_factor: record?.secondFactor ?? false,
    browser: record?.browser ?? null,
    system: record?.system ?? null,
    address: record?.address ?? null,
    country: record?.country ?? null,
    signed_in_at: (record?.signedInAt ?? startedAt).toISOString(),
    last_seen_at: (record?.lastSeenAt ?? lastSeenAt).toISOString(),
  };
}

/** Sorts the current session first, then the most recently used ones. */
function byUse(one: ReturnType<typeof describe>, other: ReturnType<typeof describe>): number {
  return (
    Number(other.is_current) - Number(one.is_current) ||
    Date.parse(other.last_seen_at) - Date.parse(one.last_seen_at)
  );
}
