import { describe, expect, it } from 'vitest';
import { useStarted } from '#tests/support/use-started.ts';
import { startActions } from '../start-actions.ts';
import { codeOf } from '../start-instance.ts';

const actions = useStarted(() => startActions());

const create = (input: object = {}) =>
  actions.callAsAdmin('create_api_key', { name: 'Price list', role: 'reader', ...input });

async function created(input: object = {}): Promise<{ id: string; key: string }> {
  return (await create(input)).json();
}

async function rowOf(id: string): Promise<Record<string, unknown>> {
  const { rows } = await actions.pool.query('select * from api_keys where id = $1', [id]);
  return rows[0];
}

describe('create_api_key', () => {
  it('shows the key once, stores no copy of its secret, and the history names the administrator', async () => {
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
    // The secret may hold an underscore itself.
    const secret = key.split('_').slice(2).join('_');
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
    [{ expires_at: '2099-01-01T00:00:00' }, 'request-invalid'],
    [{ expires_at: '2099-01-01' }, 'request-invalid'],
    [{ expires_at: 4_070_908_800_000 }, 'request-invalid'],
    [{ expires_at: '' }, 'request-invalid'],
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

  it('is for administrators only, and refuses more than 200 keys', async () => {
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

describe('update_api_key', () => {
  it('changes only the given fields, and the history names the administrator', async () => {
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

  it('refuses a key that does not exist or is revoked', async () => {
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
  it('revokes a key, keeps the time of the first call and names the administrator', async () => {
    const { id } = await created();

    const first = await actions.callAsAdmin('revoke_api_key', { id });
    const { revoked_at } = await rowOf(id);
    const second = await actions.callAsAdmin('revoke_api_key', { id });

    expect([first.json(), second.json()]).toEqual([{ id }, { id }]);
    expect(await rowOf(id)).toMatchObject({ revoked_at, revoked_by: actions.adminId });
  });
});
