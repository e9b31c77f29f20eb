import type { KeycloakClient } from './keycloak-client.ts';
import { checkAccountSessions } from './shared/account-sessions.ts';
import { checkAdminApi } from './shared/admin-api.ts';
import { checkBrowserEntry } from './shared/browser-entry.ts';
import { checkLockout } from './shared/lockout.ts';
import { checkPages } from './shared/pages.ts';
import { checkPeople } from './shared/people.ts';
import { checkProgramTokens } from './shared/program-tokens.ts';
import { checkRefusals } from './shared/refusals.ts';
import { checkSecondFactor } from './shared/second-factor.ts';
import { checkSessions } from './shared/sessions.ts';
import { checkTokens } from './shared/tokens.ts';
import { checkUpkeep } from './shared/upkeep.ts';

/** Checks the behaviour that the product relies on; it must hold for the embedded identity and for a real Keycloak. */
export function checkKeycloak(client: () => KeycloakClient): void {
  checkTokens(client);
  checkProgramTokens(client);
  checkRefusals(client);
  checkSessions(client);
  checkSecondFactor(client);
  checkBrowserEntry(client);
  checkAdminApi(client);
  checkAccountSessions(client);
  checkPages(client);
  checkPeople(client);
  checkLockout(client);
  checkUpkeep(client);
}
