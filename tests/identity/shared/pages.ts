import { describe, expect, it } from 'vitest';
import { makePerson, type KeycloakClient } from '../keycloak-client.ts';

/** Checks how lists of the Admin API read the parameters of their pages. */
export function checkPages(client: () => KeycloakClient): void {
  const get = async <T = unknown>(path: string) =>
    client().call<T>(await client().serviceToken(), 'GET', path);

  describe('a list of people in the Admin API', () => {
    it.each(['max=abc', 'max=1.5', 'max=2147483648', 'first=abc', 'first=1e3'])(
      'answers 404 to the parameter %s, as does a list of the holders of a role',
      async (page) => {
        const users = await get(`/users?${page}`);
        const holders = await get(`/roles/admin/users?${page}`);

        const fault = { status: 404, body: { error: 'HTTP 404 Not Found' } };
        expect([users, holders]).toEqual([expect.objectContaining(fault), expect.objectContaining(fault)]);
      },
    );

    it.each([
      'first=-1&max=-1',
      'max=&first=',
      'max=1000&max=abc',
      'first=0&first=abc',
      'search=*%40*&search=nobody',
    ])('accepts the parameters %s', async (page) => {
      await makePerson(client());

      const { status, body } = await get<unknown[]>(`/users?${page}`);

      expect(status).toBe(200);
      expect(body.length).toBeGreaterThan(1);
    });

    it('is searched by beginnings of names and addresses, by a part between stars, or by a whole in quotes', async () => {
      const { email } = await makePerson(client(), { firstName: 'Zahra', lastName: 'Al_Amin' });
      const local = email.slice(0, email.indexOf('@'));
      const searches = {
        [local]: 1,
        [local.slice(1)]: 0,
        [`*${local.slice(1)}*`]: 1,
        [`"${local}"`]: 0,
        [`"${email}"`]: 1,
        [`${local} zah`]: 1,
        [`${local} hra`]: 0,
        [`${local} AL_A`]: 1,
        [`${local} al%a`]: 0,
        '@': 0,
      };

      const found: Record<string, number> = {};
      for (const search of Object.keys(searches)) {
        const { body } = await get<unknown[]>(`/users?search=${encodeURIComponent(search)}`);
        found[search] = body.length;
      }

      expect(found).toEqual(searches);
    });
  });
}
