import { describe, expect, it } from 'vitest';
import { DOMAIN_CASES } from '../rules/domains/domain-cases.ts';
import { answerDomainSearch } from './domain-request.ts';

const PORTAL = 'https://portal.example.test';

describe('a search that is sent before the scripts run', () => {
  it.each([
    [{ query: 'www.Salma.com', extension: '.net' }, 'domain=register&query=salma.net&language=english'],
    [
      { query: 'سلمى', order: 'transfer', language: 'ar' },
      'domain=transfer&query=xn--ygb8adq.com&language=arabic',
    ],
    [{ query: 'a', currency: 'KWD' }, 'domain=register&query=a.com&language=english&currency=KWD'],
    [{ query: 'a', currency: 'x&y', extension: '.evil' }, 'domain=register&query=a.com&language=english'],
  ])('goes to the cart that the page would open: %o', (fields, query) => {
    expect(answerDomainSearch(fields, { portalUrl: PORTAL })).toEqual({
      kind: 'cart',
      url: `${PORTAL}/cart.php?a=add&${query}`,
    });
  });

  it("names the currency as the page does, by the portal's number", () => {
    const settings = { portalUrl: PORTAL, currencies: { KWD: '3' } };

    expect(answerDomainSearch({ query: 'a', currency: 'KWD' }, settings)).toEqual({
      kind: 'cart',
      url: `${PORTAL}/cart.php?a=add&domain=register&query=a.com&language=english&currency=3`,
    });
  });

  it.each(DOMAIN_CASES)('reads the name “%s” as %s', (query, domain) => {
    const answer = answerDomainSearch({ query }, { portalUrl: PORTAL });

    expect(answer.kind === 'cart' ? new URL(answer.url).searchParams.get('query') : null).toBe(domain);
  });

  it.each([
    [{}, PORTAL, ''],
    [{ query: '  ', currency: 'SAR' }, PORTAL, '?currency=SAR'],
    [{ query: 'two words', extension: '.org' }, PORTAL, '?domain=two+words&extension=.org'],
    [{ query: 'salma' }, null, ''],
  ])('comes back to the page: %o', (fields, portalUrl, search) => {
    expect(answerDomainSearch(fields, { portalUrl })).toEqual({ kind: 'page', search });
  });

  it('takes an extension that is offered, else the first where .com is not', () => {
    const queryOf = (extension: string) => {
      const answer = answerDomainSearch(
        { query: 'salma', extension },
        { portalUrl: PORTAL, extensions: ['.sa', '.com.sa'] },
      );
      return answer.kind === 'cart' && new URL(answer.url).searchParams.get('query');
    };

    expect([queryOf('.com.sa'), queryOf('.com')]).toEqual(['salma.com.sa', 'salma.sa']);
  });
});
