import { ActionError } from '#actions/lib/action-error.ts';
import type { KeycloakAdmin } from '#actions/lib/keycloak/keycloak-admin.ts';
import {
  KeycloakRefusal,
  KeycloakUnavailable,
  readAccessToken,
  type KeycloakClient,
  type Tokens,
} from '#actions/lib/keycloak/keycloak-client.ts';
import type { SignIn } from '#actions/lib/sessions/sign-ins.ts';
import type { Tickets } from './tickets.ts';

/** Purpose of a ticket that lets an administrator without a second factor set one up, and nothing else. */
export const ENROLMENT = 'totp enrolment';
const ENROLMENT_LIFETIME_S = 15 * 60;
const ADMIN_API_ROLE = 'site_admin';

type Deps = {
  isRequired: boolean;
  keycloak: Pick<KeycloakClient, 'endSession'>;
  keycloakAdmin: Pick<KeycloakAdmin, 'listOtps'>;
  tickets: Tickets;
  /** Finds the record of the sign-in that began a session; undefined if it was not recorded. */
  findSignIn: (sessionId: string) => Promise<Pick<SignIn, 'method' | 'secondFactor'> | undefined>;
};

/**
 * Creates the rule that decides whether an administrator's tokens may be handed out. Only this service can request
 * tokens from Keycloak, so tokens that it keeps back give no access: a session that needs a code and began without one
 * is ended before the browser gets its tokens. A code is needed where every administrator must have one, and, by
 * Google, where the account has an app: Keycloak asks for its codes only beside a password.
 *
 * Why: decision 74.
 */
export function createSecondFactorRule({ isRequired, keycloak, keycloakAdmin, tickets, findSignIn }: Deps) {
  const end = async (tokens: Tokens): Promise<void> => {
    if (tokens.refresh_token) await keycloak.endSession(tokens.refresh_token);
  };
  const hasApp = async (tokens: Tokens): Promise<boolean> =>
    (await keycloakAdmin.listOtps(readAccessToken(tokens.access_token).userId)).length > 0;
  const needsCodeByGoogle = async (tokens: Tokens): Promise<boolean> =>
    isRequired || (await hasApp(tokens).catch(throwUnknown));
  const mayGoOn = async (tokens: Tokens): Promise<boolean> => {
    const { sessionId } = readAccessToken(tokens.access_token);
    const signIn = await findSignIn(sessionId ?? '').catch(throwUnknown);
    if (signIn?.secondFactor) return true;
    // A session whose record could not be written may be one by Google.
    return signIn?.method === 'password' ? !isRequired : !(await needsCodeByGoogle(tokens));
  };

  return {
    /** Tells whether the code of a sign-in was that of an app: Keycloak accepts any code if the account has no app. */
    async hasCode(tokens: Tokens, code: string): Promise<boolean> {
      return code !== '' && (await hasApp(tokens));
    },

    /** Admits a sign-in by password; an administrator without a code gets an error with a ticket to set up an app. */
    async admitPassword(tokens: Tokens, hasCode: boolean): Promise<void> {
      if (hasCode || !isRequired || !isOfAdministrator(tokens)) return;
      await end(tokens);
      throw await needsApp(readAccessToken(tokens.access_token).userId, tickets);
    },

    /** Admits a sign-in by Google, but not that of an administrator who has an app or must have one. */
    async admitGoogle(tokens: Tokens): Promise<void> {
      if (!isOfAdministrator(tokens)) return;
      const needsCode = await needsCodeByGoogle(tokens).catch(async (error: unknown) => {
        await end(tokens);
        throw error;
      });
      if (!needsCode) return;
      await end(tokens);
      throw new KeycloakRefusal('second_factor_required', 'Administrators log in with password and code.');
    },

    /**
     * Admits a refresh, but not that of an administrator's session which began without a code that is needed by now:
     * the session may be older than the rule or the app.
     */
    async admitRefresh(tokens: Tokens): Promise<void> {
      if (!isOfAdministrator(tokens) || (await mayGoOn(tokens))) return;
      await end(tokens);
      throw new KeycloakRefusal('invalid_grant', 'The session began without a second factor.');
    },
  };
}

export type SecondFactorRule = ReturnType<typeof createSecondFactorRule>;

const isOfAdministrator = (tokens: Tokens): boolean =>
  readAccessToken(tokens.access_token).allowedRoles.includes(ADMIN_API_ROLE);

function throwUnknown(cause: unknown): never {
  throw new KeycloakUnavailable(
    'Whether the session needs a code, or began with one, can not be read.',
    cause,
  );
}

async function needsApp(userId: string, tickets: Tickets): Promise<ActionError> {
  const ticket = await tickets.make({ purpose: ENROLMENT, userId, lifetimeS: ENROLMENT_LIFETIME_S });
  return new ActionError(
    'second-factor-required',
    'Administrators of this site need an authenticator app. Please set one up.',
    { details: { enrolment_token: ticket } },
  );
}
