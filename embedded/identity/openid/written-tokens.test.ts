import Provider, { type Adapter, type AdapterPayload } from 'oidc-provider';
import { describe, expect, it } from 'vitest';

type Written = { value: string; payload: Record<string, unknown> };
type Writing = { getValueAndPayload(): Promise<Written> };

/** Creates a provider that keeps everything in a map. */
function makeProvider() {
  const kept = new Map<string, AdapterPayload>();
  const asked: string[] = [];
  const adapter = (): Adapter => ({
    find: async (id) => {
      asked.push(id);
      return kept.get(id);
    },
    findByUid: async () => undefined,
    findByUserCode: async () => undefined,
    upsert: async (id, payload) => void kept.set(id, payload),
    consume: async () => undefined,
    destroy: async () => undefined,
    revokeByGrantId: async () => undefined,
  });
  const provider = new Provider('http://identity.test', {
    adapter,
    ttl: { RefreshToken: 600, AccessToken: 60, Grant: 600 },
    jwks: { keys: [] },
    cookies: { keys: ['a secret of this test'] },
    features: { devInteractions: { enabled: false } },
  });
  const token = () => {
    const made = new provider.RefreshToken({
      accountId: 'salma',
      grantId: 'g1',
      scope: 'openid',
      client: { clientId: 'site' } as never,
      gty: 'password',
      expiresIn: 600,
    } as never);
    return made;
  };
  return { provider, kept, asked, token };
}

/**
 * provider.ts overrides `getValueAndPayload` of refresh tokens to write JWTs (decision 64), and relies on what is
 * tested here.
 */
describe('a refresh token of oidc-provider', () => {
  it('gets its value from getValueAndPayload, whose payload has id, client, account, grant, scope and times', async () => {
    const { provider, kept, token } = makeProvider();
    const prototype: Writing = Object(provider.RefreshToken.prototype);
    const inherited = prototype.getValueAndPayload;
    prototype.getValueAndPayload = async function write() {
      const { value, payload } = await inherited.call(this);
      return { value: `jwt.${value}`, payload };
    };

    const value = await token().save();
    const [[id, payload] = []] = [...kept];

    expect(value).toBe(`jwt.${id}`);
    expect(payload).toMatchObject({
      jti: id,
      kind: 'RefreshToken',
      clientId: 'site',
      accountId: 'salma',
      grantId: 'g1',
      scope: 'openid',
    });
    expect(Number(payload?.exp) - Number(payload?.iat)).toBe(600);
  });

  it("is passed to the adapter's `find` with its whole value", async () => {
    const { provider, asked } = makeProvider();

    expect(await provider.RefreshToken.find('jwt.abc')).toBeUndefined();
    expect(asked).toEqual(['jwt.abc']);
  });

  it('is of a class that no other provider object and no other kind of token shares', async () => {
    const { provider } = makeProvider();
    const other = makeProvider();
    const prototype: Writing = Object(provider.RefreshToken.prototype);

    prototype.getValueAndPayload = async () => ({ value: 'ours', payload: { jti: 'x' } });

    expect(await other.token().save()).not.toBe('ours');
    expect((Object(provider.AccessToken.prototype) as Writing).getValueAndPayload).not.toBe(
      prototype.getValueAndPayload,
    );
  });
});
