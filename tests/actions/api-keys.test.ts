import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deletePastTokens } from '#actions/features/api-keys/key-store.ts';
import { startActions, type Actions } from './start-actions.ts';

const HASURA = 'https://hasura.io/jwt/claims';
let actions: Actions;

beforeAll(async () => {
  actions = await startActions();
});
afterAll(() => actions.stop());

const codeOf = (response: { json: () => unknown }) =>
  (response.json() as { extensions?: { code: string } }).extensions?.code;
const create = (input: object = {}) =>
  actions.callAsAdmin('create_api_key', { name: 'Price list', role: 'reader', ...input });

async function created(input: object = {}): Promise<{ id: string; key: string }> {
  return (await create(input)).json();
}

/** Asks for a token from an address, which is the web server's word in production. */
const exchange = (
  body?: unknown,
  { remote = '192.0.2.7', ...headers }: { remote?: string; origin?: string; authorization?: string } = {},
) =>
  actions.callKeys(typeof body === 'string' ? body : body === undefined ? undefined : JSON.stringify(body), {
    'x-forwarded-for': remote,
    ...headers,
  });

async function refusedOf(id: string): Promise<Array<Date | null>> {
  const { rows } = await actions.pool.query<{ refused_at: Date | null }>(
    'select refused_at from api_access.tokens where key_id = $1',
    [id],
  );
  return rows.map(({ refused_at }) => refused_at);
}

async function rowOf(id: string): Promise<Record<string, unknown>> {
  const { rows } = await actions.pool.query('select * from api_keys where id = $1', [id]);
  return rows[0];
}

describe('create_api_key', () => {
  it('shows a key once, keeps a hash of it where the API cannot look, and records who made it', async () => {
    const { id, key } = await created({
      allowed_origins: ['https://Shop.example/', 'https://shop.example'],
      allowed_addresses: ['192.0.2.0/24', '2001:DB8::1'],
      expires_at: '2099-01-01T00:00:00Z',
    });

    expect(key).toMatch(/^hfk_[0-9a-f]{12}_[\w-]{43}$/);
    expect(await rowOf(id)).toMatchObject({
      prefix: key.slice(0, 16),
      allowed_origins: ['https://shop.example'],
      allowed_addresses: ['192.0.2.0/24', '2001:db8::1'],
      created_by: actions.adminId,
      last_used_at: null,
    });
    const { rows } = await actions.pool.query(
      `select actor, label, operation, after::text from history_entries where table_name = 'api_keys' and record_id = $1`,
      [id],
    );
    expect(rows).toMatchObject([{ actor: actions.adminId, label: 'Price list', operation: 'insert' }]);
    const [, , secret] = key.split('_', 3);
    const everything = await actions.pool.query(
      `select (select string_agg(k::text, '') from api_keys as k) || (select string_agg(h::text, '') from history_entries as h)
         || (select string_agg(s::text, '') from api_access.secrets as s) as text`,
    );
    expect(everything.rows[0].text).toContain(key.slice(0, 16));
    expect(everything.rows[0].text).not.toContain(secret);
  });

  it.each([
    [{ name: ' ' }, 'request-invalid'],
    [{ name: 'x'.repeat(101) }, 'request-invalid'],
    [{ role: 'site_admin' }, 'request-invalid'],
    [{ expires_at: '2020-01-01T00:00:00Z' }, 'api-key-expiry-past'],
    [{ allowed_origins: ['https://shop.example/path'] }, 'api-key-origin-invalid'],
    [{ allowed_origins: ['*'] }, 'api-key-origin-invalid'],
    [{ allowed_origins: ['null'] }, 'api-key-origin-invalid'],
    [{ allowed_origins: Array(51).fill('https://shop.example') }, 'request-invalid'],
    [{ allowed_addresses: ['192.0.2.0/33'] }, 'api-key-address-invalid'],
    [{ allowed_addresses: ['shop.example'] }, 'api-key-address-invalid'],
    [{ allowed_addresses: ['fe80::1%eth0'] }, 'api-key-address-invalid'],
  ])('refuses %o with %s', async (input, code) => {
    expect(codeOf(await create(input))).toBe(code);
  });

  it('is for administrators alone, and bounds how many keys are in use', async () => {
    const input = { name: 'x', role: 'reader' };
    const session = { 'x-hasura-role': 'reader', 'x-hasura-user-id': actions.adminId };
    expect(codeOf(await actions.callAction('create_api_key', input, {}, session))).toBe('role-required');

    await actions.pool.query(
      `insert into api_keys (name, role, prefix, created_by) select 'many', 'reader', 'hfk_' || lpad(to_hex(at), 12, '0'), $1
       from generate_series(1, 200) as at`,
      [actions.adminId],
    );
    expect(codeOf(await create())).toBe('api-key-too-many');
    await actions.pool.query(`delete from api_keys where name = 'many'`);
  });
});

describe('POST /keys/token', () => {
  it('gives a token of the key’s role for five minutes, and notes its id and when the key was used', async () => {
    const { id, key } = await created({ role: 'mailing' });

    const response = await exchange({ key }, { remote: '192.0.2.44' });

    const { access_token: token, ...rest } = response.json<Record<string, string>>();
    expect(rest).toEqual({
      token_type: 'Bearer',
      expires_in: expect.toSatisfy((s: number) => s > 290 && s <= 300),
    });
    expect(response.headers['cache-control']).toBe('no-store');
    const { jti, [HASURA]: claims } = decodeJwt(token ?? '');
    expect(claims).toMatchObject({
      'x-hasura-default-role': 'mailing',
      'x-hasura-allowed-roles': ['mailing'],
    });
    const { rows } = await actions.pool.query(
      'select key_id, refused_at from api_access.tokens where jti = $1',
      [jti],
    );
    expect(rows).toEqual([{ key_id: id, refused_at: null }]);
    await expect.poll(() => rowOf(id)).toMatchObject({ last_used_address: '192.0.2.44' });
    const history = await actions.pool.query('select 1 from history_entries where record_id = $1', [id]);
    expect(history.rowCount).toBe(1);
  });

  it('takes the key as a bearer too, and refuses what is none', async () => {
    const { key } = await created();
    const bearer = (value: string) => exchange(undefined, { authorization: `Bearer ${value}` });

    expect((await bearer(key)).statusCode).toBe(200);
    const wrong = `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`;
    for (const response of [
      await bearer(wrong),
      await bearer('hfk_x'),
      await exchange({ key: `hfk_${'0'.repeat(12)}_${'A'.repeat(43)}` }),
    ]) {
      expect([response.statusCode, codeOf(response)]).toEqual([401, 'api-key-invalid']);
      expect(response.headers['www-authenticate']).toBe('Bearer');
    }
    for (const body of [undefined, {}, { key: 7 }, '{', []]) {
      expect(codeOf(await exchange(body))).toBe('api-key-missing');
    }
  });

  it('says what keeps a key from being used', async () => {
    const revoked = await created();
    await actions.callAsAdmin('revoke_api_key', { id: revoked.id });
    const expired = await created({ expires_at: '2099-01-01T00:00:00Z' });
    await actions.pool.query(`update api_keys set expires_at = now() where id = $1`, [expired.id]);
    const near = await created({ allowed_addresses: ['192.0.2.0/25', '2001:db8::/32'] });
    const shop = await created({ allowed_origins: ['https://shop.example'] });

    expect(codeOf(await exchange(revoked))).toBe('api-key-revoked');
    expect(codeOf(await exchange(expired))).toBe('api-key-expired');
    expect(codeOf(await exchange(near, { remote: '192.0.2.128' }))).toBe('api-key-address-refused');
    expect((await exchange(near, { remote: '192.0.2.127' })).statusCode).toBe(200);
    expect((await exchange(near, { remote: '2001:db8:7::1' })).statusCode).toBe(200);
    expect(codeOf(await exchange(shop))).toBe('api-key-origin-refused');
    expect(codeOf(await exchange(shop, { origin: 'https://shop.example.evil.test' }))).toBe(
      'api-key-origin-refused',
    );
    expect((await exchange(shop, { origin: 'https://shop.example' })).statusCode).toBe(200);
  });

  it('gives no token that outlives its key', async () => {
    const { id, key } = await created({ expires_at: new Date(Date.now() + 60_000).toISOString() });

    const { expires_in } = (await exchange({ key })).json<{ expires_in: number }>();

    expect(expires_in).toBeLessThanOrEqual(60);
    expect(await refusedOf(id)).toEqual([(await rowOf(id))['expires_at']]);
  });

  it('bounds how many tokens a key is changed for, and how often an address asks', async () => {
    const { key } = await created();
    const codes = new Set<string | undefined>();
    for (let at = 0; at < 121; at += 1)
      codes.add(codeOf(await exchange({ key }, { remote: `192.0.2.${at}` })));
    expect([...codes]).toEqual([undefined, 'too-many-requests']);

    let response = await exchange({ key: 'wrong' }, { remote: '203.0.113.9' });
    for (let at = 0; at < 60; at += 1) response = await exchange({ key: 'wrong' }, { remote: '203.0.113.9' });
    expect([response.statusCode, codeOf(response)]).toEqual([429, 'too-many-requests']);
  });
});

describe('tokens of a key', () => {
  it.each([
    ['is revoked', 'revoke_api_key', {}],
    ['allows fewer origins', 'update_api_key', { allowed_origins: ['https://b.example'] }],
    ['allows fewer addresses', 'update_api_key', { allowed_addresses: ['192.0.2.1'] }],
  ])('are refused from the moment that it %s', async (_, action, changes) => {
    const { id, key } = await created({ allowed_origins: ['https://a.example', 'https://b.example'] });
    await exchange({ key }, { origin: 'https://a.example' });

    await actions.callAsAdmin(action, { id, ...changes });

    const [refusedAt] = await refusedOf(id);
    expect(Math.abs(Date.now() - (refusedAt?.getTime() ?? 0))).toBeLessThan(5_000);
  });

  it('stay good when a key allows more, and never come back', async () => {
    const { id, key } = await created({ allowed_addresses: ['192.0.2.7'] });
    await exchange({ key }, { remote: '192.0.2.7' });

    await actions.callAsAdmin('update_api_key', { id, name: 'Wider', allowed_addresses: [] });
    expect(await refusedOf(id)).toEqual([null]);

    const soon = new Date(Date.now() + 60_000);
    await actions.callAsAdmin('update_api_key', { id, expires_at: soon.toISOString() });
    await actions.callAsAdmin('update_api_key', { id, expires_at: null });
    expect(await refusedOf(id)).toEqual([soon]);
  });

  it('are forgotten when they have expired', async () => {
    const { id, key } = await created();
    await exchange({ key });
    await actions.pool.query(`update api_access.tokens set expires_at = now() where key_id = $1`, [id]);

    await deletePastTokens(actions.pool);

    expect(await refusedOf(id)).toEqual([]);
  });
});

describe('the stream of refused tokens', () => {
  it('is for those who know the secret', async () => {
    const url = new URL('/inside/keys', await actions.listen());
    const { status } = await fetch(url, { headers: { 'x-action-secret': 'wrong' } });

    expect(status).toBe(401);
  });
});

describe('update_api_key', () => {
  it('changes what is given and leaves the rest, in the name of who did it', async () => {
    const { id } = await created({
      allowed_origins: ['https://a.example'],
      expires_at: '2099-01-01T00:00:00Z',
    });

    await actions.callAsAdmin('update_api_key', { id, name: 'Shop', expires_at: null });

    expect(await rowOf(id)).toMatchObject({
      name: 'Shop',
      allowed_origins: ['https://a.example'],
      expires_at: null,
    });
    const { rows } = await actions.pool.query(
      `select actor, changed_columns from history_entries where record_id = $1 and operation = 'update'`,
      [id],
    );
    expect(rows).toEqual([{ actor: actions.adminId, changed_columns: ['expires_at', 'name'] }]);
  });

  it('refuses a key that is not there or revoked', async () => {
    const { id } = await created();
    await actions.callAsAdmin('revoke_api_key', { id });

    expect(codeOf(await actions.callAsAdmin('update_api_key', { id, name: 'Again' }))).toBe(
      'api-key-revoked',
    );
    const absent = { id: '00000000-0000-4000-8000-000000000000' };
    expect(codeOf(await actions.callAsAdmin('update_api_key', absent))).toBe('api-key-unknown');
    expect(codeOf(await actions.callAsAdmin('revoke_api_key', absent))).toBe('api-key-unknown');
  });
});

describe('revoke_api_key', () => {
  it('ends a key once and names who did it', async () => {
    const { id } = await created();

    const first = await actions.callAsAdmin('revoke_api_key', { id });
    const { revoked_at } = await rowOf(id);
    const second = await actions.callAsAdmin('revoke_api_key', { id });

    expect([first.json(), second.json()]).toEqual([{ id }, { id }]);
    expect(await rowOf(id)).toMatchObject({ revoked_at, revoked_by: actions.adminId });
  });
});
