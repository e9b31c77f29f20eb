import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';
import { makeConfig } from './make-config.ts';

const complete = {
  PUBLIC_URL: 'http://localhost:3000',
  HASURA_GRAPHQL_ENDPOINT: 'http://localhost:1',
  KEYCLOAK_URL: 'http://localhost:2',
  ACTIONS_URL: 'http://localhost:3',
  SITE_DIR: 'dist/site',
};

describe('readEnv', () => {
  it('reads valid variables and gathers SOCIAL_* into socialLinks', () => {
    expect(readEnv({ ...complete, SOCIAL_X: 'https://x.com/us', SOCIAL_YOUTUBE: '' })).toMatchObject({
      PORT: 3000,
      socialLinks: { x: 'https://x.com/us' },
    });
  });

  it('names every invalid variable in one error', () => {
    const read = () =>
      readEnv({
        ...complete,
        PUBLIC_URL: 'x',
        PORTAL_URL: 'javascript:x',
        PORTAL_CURRENCIES: 'USD=1',
        SITE_DIR: '',
        SOCIAL_X: 'javascript:x',
        GUARANTEES: 'no-setup-fee,eternal-youth',
        SUPPORT_EMAIL: 'help',
        SUPPORT_PHONE: 'call us',
      });

    expect(read).toThrow(/PUBLIC_URL must be an http\(s\) URL/);
    expect(read).toThrow(/PORTAL_URL must be an http\(s\) URL or "none"/);
    expect(read).toThrow(/PORTAL_CURRENCIES must list numbers of currencies, such as USD:1,EUR:2/);
    expect(() => readEnv({ ...complete, SITE_DIR: '' })).toThrow(/SITE_DIR must name the built site/);
    expect(read).toThrow(/GUARANTEES must be "none" or list money-back-DAYS/);
    expect(read).toThrow(/SUPPORT_EMAIL must be an email address/);
    expect(read).toThrow(/SUPPORT_PHONE must be a telephone number/);
    expect(read).toThrow(/SOCIAL_X must be an http\(s\) URL/);
  });
});

describe('the social links in /config.json', () => {
  const linksOf = (source: Record<string, string>) => makeConfig(undefined, source).socialLinks;

  it("are the configured ones, else the demo's with the demo portal, else none", () => {
    expect(linksOf({ SOCIAL_X: 'https://x.com/us' })).toEqual({ x: 'https://x.com/us' });
    expect(linksOf({})).toMatchObject({
      trustpilot: 'https://host.test/demo-portal/profiles/trustpilot',
    });
    expect(linksOf({ PORTAL_URL: 'https://p.test' })).toEqual({});
    expect(linksOf({ PORTAL_URL: 'none' })).toEqual({});
  });
});

describe('the portal URL in /config.json', () => {
  it('is PORTAL_URL, the demo portal if that is empty, or null if it is "none"', () => {
    const portalOf = (PORTAL_URL: string) =>
      makeConfig(undefined, { PUBLIC_URL: 'http://localhost:3000/', PORTAL_URL }).portalUrl;

    expect(portalOf('https://p.test/')).toBe('https://p.test');
    expect(portalOf('')).toBe('http://localhost:3000/demo-portal');
    expect(portalOf('none')).toBeNull();
  });
});
