import type { ApolloLink } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import { Subject } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { answeringLink } from '#src/testing/answering-link.ts';
import { fakeApi } from '#src/testing/fake-api.ts';
import { makeDomainPrice } from '#src/testing/make-rows.ts';
import { renderApp, type RenderAppOptions } from '#src/testing/render-app.tsx';
import { DomainPrices } from './domain-prices.tsx';

const rows = [
  makeDomainPrice(),
  makeDomainPrice({ id: 'price-2', currency: 'KWD', register_price: '4.05', renew_price: null }),
  makeDomainPrice({ id: 'price-3', extension: '.net', transfer_price: null }),
];
const offer = (prices: { extension: string }[]) => ({
  domain_extensions: ['.com', '.net'].map((extension) => ({
    __typename: 'domain_extensions',
    extension,
    domain_prices: prices.filter((row) => row.extension === extension),
  })),
});
const open = (options: RenderAppOptions = {}) =>
  renderApp(<DomainPrices />, { link: answeringLink({ DomainOffer: offer(rows) }), ...options });

describe('the domain prices on the site', () => {
  it('show registration, renewal and transfer of each extension, and leave out a price that is not stored', async () => {
    await open();

    const [com, net] = within(await screen.findByRole('list', { name: 'Prices for one year' })).getAllByRole(
      'listitem',
    );
    expect(com?.textContent).toBe('.com $12.99Renewal $16.99Transfer $10.99');
    expect(net?.textContent).toBe('.net $12.99Renewal $16.99');
  });

  it("are in the visitor's currency, with its decimal places, where a price in it is stored (in Arabic)", async () => {
    await open({ locale: 'ar', path: '/?currency=kwd' });

    const list = within(await screen.findByRole('list', { name: 'الأسعار لسنة واحدة' }));
    const [com, net] = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(com).toMatch(/^\.com.*4\.050.*النقل.*10\.990/);
    expect(com).not.toContain('التجديد');
    expect(net).toMatch(/12\.99/);
  });

  it.each([
    ['/', ['.net']],
    ['/?currency=KWD', ['.com']],
    ['/?currency=EUR', []],
  ])('mark the one lowest price in the currency of %s', async (path, marked) => {
    const net = (id: string, currency: string) =>
      makeDomainPrice({ id, currency, extension: '.net', register_price: '9.00' });
    const stored = [...rows.slice(0, 2), net('price-3', 'USD'), net('price-4', 'KWD'), net('price-5', 'EUR')];
    await open({ path, link: answeringLink({ DomainOffer: offer(stored) }) });

    await screen.findAllByText(/^Renewal/);
    const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    expect(texts.flatMap((text) => /^(.+) Lowest price/.exec(text)?.[1] ?? [])).toEqual(marked);
  });

  it('have their place while they load, and none once the answer says that none is stored', async () => {
    const answer = new Subject<ApolloLink.Result>();
    await open({ link: fakeApi({ DomainOffer: () => answer }).link });
    const places = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.trim());
    expect(places).toEqual('.com .net .org .io .co .us .info .biz'.split(' '));

    answer.next({ data: offer([]) });

    await waitFor(() => expect(screen.queryByRole('list')).toBeNull());
  });

  it('are left out, and a warning is logged, when they cannot be loaded', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await open({ link: answeringLink({ DomainOffer: new Error('down') }) });

    await waitFor(() => expect(screen.queryByRole('list')).toBeNull());

    expect(warn.mock.calls.flat().join(' ')).toContain('The prices of domains could not be read.');
  });
});
