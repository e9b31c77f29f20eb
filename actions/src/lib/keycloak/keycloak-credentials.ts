import { array, object, string } from 'yup';
import { throwRefusal } from './account-refusal.ts';
import { KeycloakUnavailable } from './keycloak-client.ts';

/** Requests to the Admin API; `read` throws if there is no resource. */
type Transport = {
  send: (path: string, init?: { method?: string; body?: unknown; allowed?: number[] }) => Promise<Response>;
  read: (path: string) => Promise<unknown>;
};

const credentialsSchema = array(
  object({ id: string().required(), type: string().required(), userLabel: string() }).required(),
).required();

/** Settings by which authenticator apps compute their codes unless told otherwise (RFC 6238); all apps support them. */
const OTP_SETTINGS = { subType: 'totp', digits: 6, counter: 0, period: 30, algorithm: 'HmacSHA1' };

/** Creates the calls about passwords and authenticator apps. */
export function createCredentialCalls({ send, read }: Transport) {
  const pathOf = (id: string) => `/users/${encodeURIComponent(id)}`;

  async function listCredentials(id: string) {
    return credentialsSchema.validateSync(await read(`${pathOf(id)}/credentials`), { stripUnknown: true });
  }

  return {
    /** Tells whether a user has a password here; users of Google have none. */
    hasPassword: async (id: string): Promise<boolean> =>
      (await listCredentials(id)).some(({ type }) => type === 'password'),
    /** Lists the ids of a user's authenticator apps; Keycloak accepts codes of the first app only. */
    listOtps: async (id: string): Promise<string[]> =>
      (await listCredentials(id)).filter(({ type }) => type === 'otp').map((credential) => credential.id),
    /** Lists the labels of a user's authenticator apps, by id; the oldest app comes first. */
    labelsOfOtps: async (id: string): Promise<Map<string, string | undefined>> =>
      new Map(
        (await listCredentials(id))
          .filter(({ type }) => type === 'otp')
          .map((credential) => [credential.id, credential.userLabel]),
      ),
    /** Adds an authenticator app to those that a user has; the bytes of `secret` are its key. */
    async addOtp(id: string, { secret, label }: { secret: string; label: string }): Promise<void> {
      const otp = {
        type: 'otp',
        userLabel: label,
        secretData: JSON.stringify({ value: secret }),
        credentialData: JSON.stringify(OTP_SETTINGS),
      };
      const response = await send(pathOf(id), {
        method: 'PUT',
        body: { credentials: [otp] },
        allowed: [400],
      });
      await throwRefusal(response);
      if (!response.ok) throw new KeycloakUnavailable(`Keycloak responded ${response.status} to a new app.`);
    },
    /** Removes a credential; one that is gone already is no error. */
    async removeCredential(id: string, credential: string): Promise<void> {
      await send(`${pathOf(id)}/credentials/${encodeURIComponent(credential)}`, { method: 'DELETE' });
    },
  };
}
