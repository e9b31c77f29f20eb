import { array, number, object, string } from 'yup';
import { throwRefusal } from './account-refusal.ts';
import { KeycloakUnavailable } from './keycloak-client.ts';

/** Requests to the Admin API; `read` throws if there is no resource. */
type Transport = {
  send: (path: string, init?: { method?: string; body?: unknown; allowed?: number[] }) => Promise<Response>;
  read: (path: string) => Promise<unknown>;
};

/** Domain of no mail server (RFC 2606), for the email of a disabled user whose own one Keycloak refuses. */
const REPLACED_EMAIL_DOMAIN = '@refused-email.invalid';

const profileSchema = object({
  email: string().default(''),
  firstName: string().default(''),
  lastName: string().default(''),
}).required();
const typesSchema = array(object({ type: string().required() }).required()).required();
const sessionsSchema = array(
  object({ id: string().required(), start: number().required(), lastAccess: number().required() }).required(),
).required();

/** Creates the calls by which the account page reads and changes a user's data in Keycloak. */
export function createProfileCalls({ send, read }: Transport) {
  const pathOf = (id: string) => `/users/${encodeURIComponent(id)}`;

  return {
    readProfile: async (id: string) =>
      profileSchema.validateSync(await read(pathOf(id)), { stripUnknown: true }),
    async changeProfile(id: string, profile: { firstName: string; lastName: string }): Promise<void> {
      const response = await send(pathOf(id), { method: 'PUT', body: profile, allowed: [400] });
      await throwRefusal(response);
      if (!response.ok) throw new KeycloakUnavailable(`Keycloak responded ${response.status} to a new name.`);
    },
    /**
     * Enables or disables a user; nothing else about them changes. Only a user who is disabled loses what Keycloak's
     * profile refuses of what they brought along: before that Keycloak refuses every change of theirs.
     */
    async setEnabled(id: string, enabled: boolean): Promise<void> {
      const path = pathOf(id);
      const put = (body: object) => send(path, { method: 'PUT', body, allowed: [400] });
      const first = await put({ enabled });
      const isRefused = first.status === 400 && !enabled;
      const response = isRefused ? await put({ enabled, ...valuesInPlace(id, await first.text()) }) : first;
      await throwRefusal(response);
      if (!response.ok) throw new KeycloakUnavailable(`Keycloak responded ${response.status} to ${path}.`);
    },
    /** Lists the types of a user's credentials: `password`, `otp` and others. */
    listCredentialTypes: async (id: string): Promise<string[]> =>
      typesSchema.validateSync(await read(`${pathOf(id)}/credentials`)).map(({ type }) => type),
    /** Lists a user's open sessions. */
    async listSessions(id: string): Promise<Array<{ id: string; startedAt: Date; lastSeenAt: Date }>> {
      const sessions = sessionsSchema.validateSync(await read(`${pathOf(id)}/sessions`), {
        stripUnknown: true,
      });
      return sessions.map(({ id: sessionId, start, lastAccess }) => ({
        id: sessionId,
        startedAt: new Date(start),
        lastSeenAt: new Date(lastAccess),
      }));
    },
    /** Ends a session; one that has ended already is no error. */
    async endSession(sessionId: string): Promise<void> {
      await send(`/sessions/${encodeURIComponent(sessionId)}`, { method: 'DELETE' });
    },
  };
}

/** Returns values that Keycloak takes in place of those that it refuses: an email of no mailbox, and an empty name. */
function valuesInPlace(id: string, refusal: string): object {
  const isRefused = (field: string) => new RegExp(`"field"\\s*:\\s*"${field}"`).test(refusal);
  const email = `${id}${REPLACED_EMAIL_DOMAIN}`;

  return {
    ...((isRefused('email') || isRefused('username')) && { username: email, email }),
    ...(isRefused('firstName') && { firstName: '' }),
    ...(isRefused('lastName') && { lastName: '' }),
  };
}
