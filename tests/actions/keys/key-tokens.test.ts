import { decodeJwt } from 'jose';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { deletePastTokens, readRefusals } from '#actions/features/api-keys/key-store.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { startActions } from '../start-actions.ts';
import { actionSecret, codeOf } from '../start-instance.ts';

const HASURA = 'https://hasura.io/jwt/claims';
const FORM = 'application/x-www-form-urlencoded';

const actions = useStarted(() => startActions());

async function created(input: object = {}): Promise<{ id: string; key: string }> {
  return (
    await actions.callAsAdmin('create_api_key', { name: 'Price list', role: 'reader', ...input })
  ).json();
}

/** Requests a token from an IP address; in production the web server sends this address. */
const exchange = (
  body?: unknown,
  {
    remote = '192.0.2.7',
    ...headers
  }: { remote?: string; origin?: string; authorization?: string; 'content-type'?: string } = {},
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

describe('POST /keys/token', () => {
  it('gives a token with the role of the key for five minutes, and stores its id and the use of the key', async () => {
    const { id, key } = await created({ role: 'mailing' });

    const response = await exchange({ key }, { remote: '192.0.2.44' });

    const { access_token: token, ...rest } = response.json<Record<string, string>>();
    expect(rest).toEqual({
      token_type: 'Bearer',
      expires_in: expect.toSatisfy((s: number) => s > 0 && s <= 300),
    });
    expect(response.headers['cache-control']).toBe('no-store');
    const { jti, iat = 0, exp, [HASURA]: claims } = decodeJwt(token ?? '');
    expect(exp).toBe(iat + 300);
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

  it('accepts the key as bearer token, and refuses a wrong or missing key', async () => {
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

  it('accepts the OAuth grant client_credentials in the form or by Basic, and answers with OAuth errors', async () => {
    const { key } = await created();
    const form = { 'content-type': FORM };
    const basic = { ...form, authorization: `Basic ${btoa(`${key.slice(0, 16)}:${key}`)}` };
    const grant = 'grant_type=client_credentials';

    for (const [body, headers] of [
      [`${grant}&client_id=x&client_secret=${key}`, form],
      [grant, basic],
    ] as const) {
      const response = await exchange(body, headers);
      expect([response.statusCode, response.json()]).toEqual([
        200,
        expect.objectContaining({ token_type: 'Bearer', access_token: expect.any(String) }),
      ]);
      expect(response.headers).not.toHaveProperty('deprecation');
    }
    for (const [body, status, error] of [
      [`${grant}&client_secret=hfk_wrong`, 401, 'invalid_client'],
      [grant, 401, 'invalid_client'],
      ['grant_type=password', 400, 'unsupported_grant_type'],
    ] as const) {
      const response = await exchange(body, form);
      expect([response.statusCode, response.json()]).toEqual([
        status,
        expect.objectContaining({ error, error_description: expect.any(String) }),
      ]);
    }
  });

  it.each([
    ['JSON', (key: string) => [{ key }, {}]],
    ['the form field `key`', (key: string) => [`key=${key}`, { 'content-type': FORM }]],
    ['a bearer', (key: string) => [undefined, { authorization: `Bearer ${key}` }]],
    ['x-api-key', (key: string) => [undefined, { 'x-api-key': key }]],
  ] as Array<[string, (key: string) => [unknown, object]]>)(
    'answers with a Deprecation header if the key is sent as %s',
    async (_, ask) => {
      const { key } = await created();
      const response = await exchange(...ask(key));

      expect([response.statusCode, response.headers['deprecation']]).toEqual([200, '@1795910400']);
    },
  );

  it('says why it refuses a key: revoked, expired, or used from a wrong address or origin', async () => {
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

  it('gives no token that is valid longer than its key', async () => {
    const { id, key } = await created({ expires_at: new Date(Date.now() + 60_000).toISOString() });

    const { expires_in } = (await exchange({ key })).json<{ expires_in: number }>();

    expect(expires_in).toBeLessThanOrEqual(60);
    expect(await refusedOf(id)).toEqual([(await rowOf(id))['expires_at']]);
  });

  it('limits the requests of one key to 120, and those of one IP address to 60 in a minute', async () => {
    // The minute lasts until all have asked, however slow the machine is.
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
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
  ])('are refused from the moment that the key %s', async (_, action, changes) => {
    const { id, key } = await created({ allowed_origins: ['https://a.example', 'https://b.example'] });
    await exchange({ key }, { origin: 'https://a.example' });

    const beganAt = Date.now();
    await actions.callAsAdmin(action, { id, ...changes });

    const [refusedAt] = await refusedOf(id);
    expect(refusedAt?.getTime()).toBeGreaterThan(beganAt - 1_000);
    expect(refusedAt?.getTime()).toBeLessThanOrEqual(Date.now());
  });

  it('stay valid if the key allows more, and keep their earlier end if the expiry of the key is removed', async () => {
    const { id, key } = await created({ allowed_addresses: ['192.0.2.7'] });
    await exchange({ key }, { remote: '192.0.2.7' });

    await actions.callAsAdmin('update_api_key', { id, name: 'Wider', allowed_addresses: [] });
    expect(await refusedOf(id)).toEqual([null]);

    const soon = new Date(Date.now() + 60_000);
    await actions.callAsAdmin('update_api_key', { id, expires_at: soon.toISOString() });
    await actions.callAsAdmin('update_api_key', { id, expires_at: null });
    expect(await refusedOf(id)).toEqual([soon]);
  });

  it('are deleted from the database once they have expired', async () => {
    const { id, key } = await created();
    await exchange({ key });
    await actions.pool.query(`update api_access.tokens set expires_at = now() where key_id = $1`, [id]);

    await deletePastTokens(actions.pool);

    expect(await refusedOf(id)).toEqual([]);
  });
});

describe('the list of refused tokens', () => {
  it('has 0 as the start of a refusal that has begun, so that no clocks are compared', async () => {
    const now = await created();
    const soon = await created();
    const [refused, ending] = [await exchange({ key: now.key }), await exchange({ key: soon.key })];
    const endsAt = new Date(Date.now() + 60_000);
    await actions.callAsAdmin('revoke_api_key', { id: now.id });
    await actions.callAsAdmin('update_api_key', { id: soon.id, expires_at: endsAt.toISOString() });

    const { tokens } = await readRefusals(actions.pool);

    const fromOf = (response: typeof refused) => {
      const { jti } = decodeJwt(response.json<{ access_token: string }>().access_token);
      return tokens.find((token) => token.jti === jti)?.from;
    };
    expect([fromOf(refused), fromOf(ending)]).toEqual([0, endsAt.getTime()]);
  });

  it('is written in UTF-8, is not held back by nginx, and is refused without the action secret', async () => {
    const url = new URL('/inside/keys', await actions.listen());
    const [good, bad] = await Promise.all(
      [actionSecret, 'wrong'].map((secret) => fetch(url, { headers: { 'x-action-secret': secret } })),
    );
    await good?.body?.cancel();

    expect(good?.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect([good?.headers.get('x-accel-buffering'), bad?.status]).toEqual(['no', 401]);
  });
});
