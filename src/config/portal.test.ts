import { describe, expect, it } from 'vitest';
import { createPortal } from './portal.ts';

const portal = createPortal('https://portal.example.test/clients');

describe('createPortal', () => {
  it("builds the cart's URL for a domain with language and currency", () => {
    expect(portal?.registerDomain('salma.com', { locale: 'ar', currency: 'EUR' })).toBe(
      'https://portal.example.test/clients/cart.php?a=add&domain=register&query=salma.com&language=arabic&currency=EUR',
    );
    expect(portal?.transferDomain('salma.com', { locale: 'en' })).toBe(
      'https://portal.example.test/clients/cart.php?a=add&domain=transfer&query=salma.com&language=english',
    );
  });

  it("names a currency by the portal's number, or by its code if there is none", () => {
    const whmcs = createPortal('https://portal.example.test', { EUR: '2' });
    const currencyOf = (currency: string) =>
      new URL(whmcs?.registerDomain('salma.com', { locale: 'en', currency }) ?? '').searchParams.get(
        'currency',
      );

    expect(['EUR', 'KWD', 'constructor'].map(currencyOf)).toEqual(['2', 'KWD', 'constructor']);
    expect(
      whmcs?.order({ category: 'cloud', name: 'A', button_url: '' }, { locale: 'en', currency: 'EUR' }),
    ).toBe('https://portal.example.test/store/cloud/a?language=english&currency=2');
  });

  it("adds billing cycle, language and currency to a plan's URL only if that leads to the portal", () => {
    const context = { locale: 'en', currency: 'USD', cycle: 'yr' } as const;

    const order = (button_url: string) =>
      portal?.order({ category: 'cloud', name: 'A', button_url }, context);

    expect(order('https://portal.example.test/clients/cart.php?pid=3')).toBe(
      'https://portal.example.test/clients/cart.php?pid=3&billingcycle=annually&language=english&currency=USD',
    );
    expect(order('mailto:sales@example.test')).toBe('mailto:sales@example.test');
    expect(order('https://portal.example.test.evil.test/')).toBe('https://portal.example.test.evil.test/');
  });

  it.each([
    ['mo', 'monthly'],
    ['3mo', 'quarterly'],
    ['6mo', 'semiannually'],
    ['yr', 'annually'],
    ['2yr', 'biennially'],
    ['3yr', 'triennially'],
  ] as const)('names the billing cycle %s as the portal does', (cycle, named) => {
    const url = portal?.order({ category: 'vps', name: 'A', button_url: '' }, { locale: 'en', cycle });

    expect(new URL(url ?? '').searchParams.get('billingcycle')).toBe(named);
  });

  it("builds the store's URL from category and name for a plan without a URL", () => {
    const order = (category: string, name: string) =>
      portal?.order({ category, name, button_url: '' }, { locale: 'ar', currency: 'KWD', cycle: 'mo' });

    expect(order('cloud', 'Cloud Business')).toBe(
      'https://portal.example.test/clients/store/cloud/cloud-business?billingcycle=monthly&language=arabic&currency=KWD',
    );
    expect(order('vps', ' VPS 4 / "x"?#')).toMatch(/\/store\/vps\/vps-4-x\?/);
    expect(order('mail', 'بريد')).toContain(`/store/mail/${encodeURIComponent('بريد')}?`);
  });

  it('returns null if no portal is configured', () => {
    expect(createPortal(null)).toBeNull();
  });
});
