import { expect } from 'vitest';
import { asSiteAdmin, postGraphql, signInRequest, solveCaptcha } from '#tests/support/api.ts';
import { waitUntil } from '#tests/support/wait-until.ts';

const RECOVER = `mutation ($email: String!, $captcha_token: String!) {
  request_password_recovery(email: $email, captcha_token: $captcha_token) { accepted }
}`;
const WAIT_MS = 60_000;

export const ADMIN = { email: 'admin@hostfront.test', password: 'correct-horse-battery' };

/**
 * Uses a running product with the demo data as its visitors and its first administrator do. `origin` is its PUBLIC_URL,
 * where that is not the address that is asked.
 */
export function useProduct(url: string, origin = url) {
  const ask = (query: string, variables: object = {}, headers: Record<string, string> = {}) =>
    postGraphql(url, query, { variables, headers: { origin, ...headers } });

  return {
    /** The pages show the data of the engine, in both languages. */
    readPages: async (): Promise<void> => {
      const read = async (path: string) => (await fetch(url + path)).text();
      await waitUntil(
        'the page has the demo data',
        async () => (await read('/ar/hosting/cloud')).includes('باقة البداية السحابية'),
        WAIT_MS,
      );
      expect(await read('/en/hosting/cloud')).toContain('<html lang="en"');
    },
    /** The API answers visitors, and refuses them what is for people who have signed in. */
    query: async (): Promise<void> => {
      expect(await ask('{ pricing_plans(limit: 1) { name } }')).toMatchObject({
        data: { pricing_plans: [{ name: expect.any(String) }] },
      });
      expect(await ask('{ contacts(limit: 1) { email } }')).toHaveProperty('errors');
    },
    /** Keycloak takes the first administrator's password, and the engine its token. */
    signIn: async (): Promise<void> => {
      const { query, variables } = await signInRequest(url, ADMIN.email, ADMIN.password);
      const signedIn = await ask(query, variables);
      expect(signedIn).not.toHaveProperty('errors');
      const { access_token } = signedIn.data!['sign_in'] as { access_token: string };
      const admin = asSiteAdmin(access_token);
      expect(await ask('{ contacts_aggregate { aggregate { count } } }', {}, admin)).toMatchObject({
        data: { contacts_aggregate: { aggregate: { count: expect.any(Number) } } },
      });
    },
    /** The mail for a forgotten password reaches the inbox at an address that lists mails. */
    receiveMail: async (inbox: string): Promise<void> => {
      const asked = await ask(RECOVER, { email: ADMIN.email, captcha_token: await solveCaptcha(url) });
      expect(asked).toMatchObject({ data: { request_password_recovery: { accepted: true } } });
      await waitUntil(
        'the mail has come',
        async () => (await (await fetch(inbox)).text()).includes(ADMIN.email),
        WAIT_MS,
      );
    },
  };
}
