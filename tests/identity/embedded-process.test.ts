import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isOpenTo } from '#embedded/identity/passwords/is-open-to.ts';
import {
  ADMIN,
  claimsOf,
  createKeycloakClient,
  grantAdmin,
  makePerson,
  WEB,
  WEB_URL,
} from './keycloak-client.ts';
import { applyTo, startIdentity, type IdentityProcess } from './run-part.ts';
import { usePool } from '#tests/support/postgres/use-database.ts';

describe('the process of the embedded identity', () => {
  let identity: IdentityProcess;
  const client = () => createKeycloakClient({ url: identity.url, publicUrl: WEB_URL });

  const { database, pool } = usePool({ template: 'empty' });
  beforeAll(async () => {
    // Two processes start at once on an empty database: one creates the schema and the realm, the other finds them.
    const [first, second] = await Promise.all([startIdentity(database.url), startIdentity(database.url)]);
    await second.stop();
    identity = first;
    await applyTo(identity.url);
  });
  afterAll(() => identity?.stop());

  it('keeps signing keys and sessions over a restart, and exits with code 0', async () => {
    const tokens = await client().signIn(ADMIN.email, ADMIN.password);
    const certs = await (await client().get('/protocol/openid-connect/certs')).text();

    const code = await identity.stop();
    identity = await startIdentity(database.url);

    expect(code).toBe(0);
    expect(await (await client().get('/protocol/openid-connect/certs')).text()).toBe(certs);
    expect((await client().refresh(tokens.refresh_token)).status).toBe(200);
  });

  it('reconnects after the database has dropped every connection', async () => {
    await client().signIn(ADMIN.email, ADMIN.password);
    await dropConnections();

    await expect.poll(() => healthStatus()).toBe(200);

    await expect(client().signIn(ADMIN.email, ADMIN.password)).resolves.toHaveProperty('access_token');
  });

  it('survives broken connections during writes, and leaves no account without its password', async () => {
    const token = await client().adminToken();
    const writes = Array.from({ length: 30 }, (_, n) => {
      const credentials = [{ type: 'password', value: 'a long password' }];
      return client().call(token, 'POST', '/users', { email: `broken-${n}@example.com`, credentials });
    });
    const done = Promise.allSettled(writes);
    for (let round = 0; round < 10; round += 1) await dropConnections();
    await done;

    await expect.poll(() => healthStatus()).toBe(200);
    const { rows } = await pool.query(
      `select count(*)::int as halves from identity.account a where email like 'broken-%'
         and not exists (select from identity.credential c where c.account = a.id)`,
    );
    expect(rows).toEqual([{ halves: 0 }]);
  });

  it('refuses an unknown user name as slowly as a wrong password', async () => {
    const elapsed = async (username: string): Promise<number> => {
      const began = performance.now();
      await client().token({ ...WEB, grant_type: 'password', username, password: 'a guess' });
      return performance.now() - began;
    };

    const wrong: number[] = [];
    const unknown: number[] = [];
    const compare = async (): Promise<number> => {
      const people = await Promise.all(Array.from({ length: 12 }, () => makePerson(client())));
      for (const { email } of people) {
        wrong.push(await elapsed(email));
        unknown.push(await elapsed(`not-${email}`));
      }
      return Math.min(...unknown) / Math.min(...wrong);
    };

    // The shortest times are compared; a busy machine needs more tries until these are reliable.
    await expect.poll(async () => Math.abs(Math.log2(await compare()))).toBeLessThan(1);
  });

  it('stores passwords as argon2id hashes with the parameters of Keycloak', async () => {
    const { rows } = await pool.query('select credential_data, secret_data from identity.credential limit 1');

    expect(rows[0]).toEqual({
      credential_data: {
        hashIterations: 5,
        algorithm: 'argon2',
        additionalParameters: {
          hashLength: ['32'],
          memory: ['7168'],
          type: ['id'],
          version: ['1.3'],
          parallelism: ['1'],
        },
      },
      secret_data: { salt: expect.any(String), value: expect.any(String) },
    });
  });

  it('tells by isOpenTo whether a password still signs a person in as administrator', async () => {
    const { id, email, password } = await makePerson(client());
    const isOpen = () =>
      isOpenTo(pool, { realm: 'hosting', email: email.toUpperCase(), password, role: 'admin' });
    const found = [await isOpen()];

    await grantAdmin(client(), id);
    found.push(await isOpen());
    await client().admin('PUT', `/users/${id}`, { enabled: false });
    found.push(await isOpen());
    await client().admin('PUT', `/users/${id}`, { enabled: true });
    found.push(await isOpen());
    await client().admin('PUT', `/users/${id}/reset-password`, { type: 'password', value: 'another one' });
    found.push(await isOpen());
    await client().admin('DELETE', `/users/${id}`);
    found.push(await isOpen());

    expect(found).toEqual([false, true, false, true, false, false]);
  });

  it('gives tokens the public origin as issuer, whatever host the request names', async () => {
    const form = { ...WEB, grant_type: 'password', username: ADMIN.email, password: ADMIN.password };

    const { body } = await client().post('token', form, {
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil',
    });

    expect(claimsOf(String(body['access_token'])).iss).toBe(`${WEB_URL}/realms/hosting`);
  });

  it('logs one JSON object per line, without passwords, secrets and tokens', async () => {
    await client().token({
      ...WEB,
      grant_type: 'password',
      username: ADMIN.email,
      password: 'a-wrong-password',
    });
    await client().signIn(ADMIN.email, ADMIN.password);

    const lines = identity.output().trim().split('\n');

    expect(lines.filter((line) => !line.startsWith('{'))).toEqual([]);
    expect(identity.output()).not.toMatch(/a-wrong-password|first-admin-password|secret-0123|eyJ/);
  });

  it.each([
    [{ PUBLIC_URL: 'nowhere' }, /^The environment is not right: .*PUBLIC_URL.*\.$/],
    [
      { WEB_CLIENT_SECRET: '' },
      /^The realm file asks for \$\{WEB_CLIENT_SECRET\}, and WEB_CLIENT_SECRET is not set\.$/,
    ],
    [{ KEYCLOAK_REALM_FILE: '/nowhere' }, /^KEYCLOAK_REALM_FILE names \/nowhere, which can't be read\.$/],
  ])('does not start with the variables %o, and prints the reason', async (env, sentence) => {
    const failure = await startIdentity(database.url, env).catch((error: Error) => error.message);

    expect(String(failure).replace('The identity did not start: ', '').trim()).toMatch(sentence);
  });

  async function healthStatus(): Promise<number> {
    return (await fetch(`${identity.url}/healthz`)).status;
  }

  async function dropConnections(): Promise<void> {
    await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'identity' and datname = current_database()`,
    );
  }
});
