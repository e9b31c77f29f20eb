import { describe, expect, it } from 'vitest';
import { refreshLifespan } from './lifespans.ts';
import { grantedScope } from './scopes.ts';

describe('grantedScope', () => {
  it('always has the default scopes, and openid when it is asked for', () => {
    expect(grantedScope(undefined)).toBe('profile email');
    expect(grantedScope('openid')).toBe('openid profile email');
  });

  it('returns undefined where a scope besides openid, profile and email is requested', () => {
    expect(grantedScope('openid offline_access')).toBeUndefined();
  });
});

describe('refreshLifespan', () => {
  const realm = { realm: 'hosting', ssoSessionIdleTimeout: 1800, ssoSessionMaxLifespan: 36_000 };

  it('is the idle time, cut at the end of the session', () => {
    expect(refreshLifespan(realm, 0, 100)).toBe(1800);
    expect(refreshLifespan(realm, 0, 35_000)).toBe(1000);
  });
});
