import { describe, expect, it } from 'vitest';
import { makePerson, type KeycloakClient } from '../keycloak-client.ts';

/** Checks how lists of the Admin API read the parameters of their pages. */
export function checkPages(client: () => KeycloakClient): void {
  const get = async <T = unknown>(path: string) =>
    client().call<T>(await client().serviceToken(), 'GET', path);

  describe('the service account', () => {
    it.each(['max=abc', 'max=1.5', 'max=2147483648', 'first=abc', 'first=1e3'])(
      'finds nothing at the page %s',
      async (page) => {
        const users = await get(`/users?${page}`);
        const holders = await get(`/roles/admin/users?${page}`);

        const fault = { status: 404, body: { error: 'HTTP 404 Not Found' } };
        expect([users, holders]).toEqual([expect.objectContaining(fault), expect.objectContaining(fault)]);
      },
    );

    it.each(['first=-1&max=-1', 'max=&first=', 'max=1000&max=abc', 'first=0&first=abc'])(
      'takes the page %s',
      async (page) => {
        await makePerson(client());

        const { status, body } = await get<unknown[]>(`/users?${page}`);

        expect(status).toBe(200);
        expect(body.length).toBeGreaterThan(1);
      },
    );
  });
}
