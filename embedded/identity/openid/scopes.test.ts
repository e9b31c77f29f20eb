import { describe, expect, it } from 'vitest';
import { refreshLifespan } from './lifespans.ts';
import { grantedScope } from './scopes.ts';

describe('grantedScope', () => {
  it('always contains profile and email, and openid only if it is requested', () => {
    expect(grantedScope(undefined)).toBe('profile email');
    expect(grantedScope('openid')).toBe('openid profile email');
  });

  it('returns undefined if a scope other than openid, profile and email is requested', () => {
    expect(grantedScope('openid offline_access')).toBeUndefined();
  });
});

describe('refreshLifespan, the lifetime of a refresh token', () => {
  const realm = { realm: 'hosting', ssoSessionIdleTimeout: 1800, ssoSessionMaxLifespan: 36_000 };

  it('is the idle time of the session, or what is left until the session ends if that is less', () => {
    expect(refreshLifespan(realm, 0, 100)).toBe(1800);
    expect(refreshLifespan(realm, 0, 35_000)).toBe(1000);
  });
});
