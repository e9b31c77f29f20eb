import { describe, expect, it } from 'vitest';
import { makeConfig } from './make-config.ts';
import type { Saved } from './runtime-config.ts';

const named = { BRAND_NAME: 'Env', BRAND_NAME_AR: 'بيئة' };

const saved = (values: Record<string, string | [string, string]>): Saved => ({
  settings: Object.entries(values).map(([key, value]) => {
    const [english, arabic] = [value].flat();
    return { key, value: english, value_ar: arabic ?? null };
  }),
  legalPages: [],
});

describe('/config.json', () => {
  it("prefers saved settings to environment variables, and tells the variables' values too", () => {
    const config = makeConfig(
      saved({
        brand_name: ['Saved', ''],
        portal_url: 'https://saved.test/clients/',
        social_x: 'https://x.com/saved',
        support_email: 'help@saved.test',
        postal_address: ['1 Street\nCity', 'شارع'],
      }),
      {
        ...named,
        PORTAL_URL: 'https://env.test',
        SOCIAL_X: 'https://x.com/env',
        SOCIAL_G2: 'https://g2.com/env',
      },
    );

    expect(config).toMatchObject({
      brandName: { en: 'Saved', ar: 'بيئة' },
      portalUrl: 'https://saved.test/clients',
      socialLinks: { x: 'https://x.com/saved', g2: 'https://g2.com/env' },
      company: { supportEmail: 'help@saved.test', postalAddress: { en: '1 Street\nCity', ar: 'شارع' } },
      environment: {
        brandName: { en: 'Env', ar: 'بيئة' },
        portalUrl: 'https://env.test',
        socialLinks: { x: 'https://x.com/env', g2: 'https://g2.com/env' },
      },
    });
  });

  it('has the status page and the payment methods only if they were saved and are valid', () => {
    const chosen = { status_url: 'https://status.test', payment_mada: 'shown', payment_apple_pay: '' };

    expect(makeConfig(saved(chosen))).toMatchObject({
      statusUrl: 'https://status.test',
      payments: ['mada'],
    });
    expect(makeConfig(saved({ status_url: 'https://a;b' }))).toMatchObject({
      statusUrl: null,
      payments: [],
    });
  });

  it("leads to the site's own announcements only if that was saved", () => {
    expect(makeConfig(saved({ announcements: 'site' })).ownNews).toBe(true);
    for (const value of ['', 'portal'])
      expect(makeConfig(saved({ announcements: value })).ownNews).toBe(false);
    expect(makeConfig().ownNews).toBe(false);
  });

  it("has the configured captcha, guarantees, portal's currencies and Google sign-in", () => {
    const given = {
      TURNSTILE_SITE_KEY: 'key',
      GUARANTEES: 'none',
      GOOGLE_ENABLED: 'true',
      PORTAL_CURRENCIES: 'USD:1,EUR:2',
    };

    expect(makeConfig(undefined, given)).toMatchObject({
      captcha: { provider: 'turnstile', siteKey: 'key' },
      guarantees: [],
      portalCurrencies: { USD: '1', EUR: '2' },
      identity: { googleEnabled: true },
    });
  });

  it("has the environment's value if the saved value is empty or an invalid URL", () => {
    const values = { brand_name: '', portal_url: 'https://a;sandbox', social_x: 'javascript:alert(1)' };

    expect(makeConfig(saved(values), { ...named, PORTAL_URL: 'https://env.test' })).toMatchObject({
      brandName: { en: 'Env' },
      portalUrl: 'https://env.test',
      socialLinks: {},
    });
  });

  it('has company name, address and support contacts from the environment until they are saved', () => {
    const given = {
      COMPANY_NAME: 'Env Ltd',
      COMPANY_NAME_AR: 'شركة بيئة',
      POSTAL_ADDRESS: '1 Street\\nCity',
      SUPPORT_EMAIL: 'help@env.test',
      SUPPORT_PHONE: '+1 555 0100',
    };
    const fromEnvironment = {
      name: { en: 'Env Ltd', ar: 'شركة بيئة' },
      postalAddress: { en: '1 Street\nCity', ar: '' },
      supportEmail: 'help@env.test',
      supportPhone: '+1 555 0100',
    };

    expect(makeConfig(undefined, given).company).toEqual(fromEnvironment);
    const config = makeConfig(saved({ company_name: 'Saved Ltd', support_email: 'help@saved.test' }), given);
    expect(config.company).toEqual({
      ...fromEnvironment,
      name: { en: 'Saved Ltd', ar: 'شركة بيئة' },
      supportEmail: 'help@saved.test',
    });
    expect(config.environment.company).toEqual(fromEnvironment);
  });

  it('has no social links of the demo once a portal or a social link was saved', () => {
    const links = (values: Record<string, string>) => makeConfig(saved(values)).socialLinks;

    expect(Object.keys(links({}))).toContain('trustpilot');
    expect(links({ portal_url: 'https://portal.test' })).toEqual({});
    expect(links({ social_x: 'https://x.com/us' })).toEqual({ x: 'https://x.com/us' });
  });
});
