import { ActionError } from '#actions/lib/action-error.ts';
import type { KeycloakAdmin } from '#actions/lib/keycloak/keycloak-admin.ts';
import {
  KeycloakRefusal,
  KeycloakUnavailable,
  readAccessToken,
  type KeycloakClient,
  type Tokens,
} from '#actions/lib/keycloak/keycloak-client.ts';
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
  /** Tells whether the sign-in that began a session included a code. */
  hadSecondFactor: (sessionId: string) => Promise<boolean>;
};

/**
 * Creates the rule that decides whether tokens may be handed out if every administrator must have a second factor. Only
 * this service can request tokens from Keycloak, so tokens that it keeps back give no access: a session of `site_admin`
 * that began without a code is ended before the browser gets its tokens.
 */
export function createSecondFactorRule({
  isRequired,
  keycloak,
  keycloakAdmin,
  tickets,
  hadSecondFactor,
}: Deps) {
  const concerns = (tokens: Tokens): boolean =>
    isRequired && readAccessToken(tokens.access_token).allowedRoles.includes(ADMIN_API_ROLE);
  const end = async (tokens: Tokens): Promise<void> => {
    if (tokens.refresh_token) await keycloak.endSession(tokens.refresh_token);
  };

  return {
    /** Tells whether the code of a sign-in was that of an app: Keycloak accepts any code if the account has no app. */
    async hasCode(tokens: Tokens, code: string): Promise<boolean> {
      return (
        code !== '' && (await keycloakAdmin.listOtps(readAccessToken(tokens.access_token).userId)).length > 0
      );
    },

    /** Admits a sign-in by password; an administrator without a code gets an error with a ticket to set up an app. */
    async admitPassword(tokens: Tokens, hasCode: boolean): Promise<void> {
      if (hasCode || !concerns(tokens)) return;
      await end(tokens);
      throw await needsApp(readAccessToken(tokens.access_token).userId, tickets);
    },

    /** Admits a sign-in by Google, but no administrator's: Keycloak asks for no code there. */
    async admitGoogle(tokens: Tokens): Promise<void> {
      if (!concerns(tokens)) return;
      await end(tokens);
      throw new KeycloakRefusal('second_factor_required', 'Administrators log in with password and code.');
    },

    /**
     * Admits a refresh, but not that of an administrator's session which began without a code, perhaps before the rule.
     */
    async admitRefresh(tokens: Tokens): Promise<void> {
      if (!concerns(tokens)) return;
      const { sessionId } = readAccessToken(tokens.access_token);
      const isProven = await hadSecondFactor(sessionId ?? '').catch((cause: unknown) => {
        throw new KeycloakUnavailable('Whether the session began with a code can not be read.', cause);
      });
      if (isProven) return;
      await end(tokens);
      throw new KeycloakRefusal('invalid_grant', 'The session began without a second factor.');
    },
  };
}

export type SecondFactorRule = ReturnType<typeof createSecondFactorRule>;

async function needsApp(userId: string, tickets: Tickets): Promise<ActionError> {
  const ticket = await tickets.make({ purpose: ENROLMENT, userId, lifetimeS: ENROLMENT_LIFETIME_S });
  return new ActionError(
    'second-factor-required',
    'Administrators of this site need an authenticator app. Please set one up.',
    { details: { enrolment_token: ticket } },
  );
}
