import { screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { answeringLink } from '#src/testing/answering-link.ts';
import { renderApp } from '#src/testing/render-app.tsx';
import { DomainSearch } from './domain-search.tsx';

const offering = (...extensions: string[]) =>
  answeringLink({
    DomainOffer: {
      domain_extensions: extensions.map((extension) => ({
        __typename: 'domain_extensions',
        extension,
        domain_prices: [],
      })),
    },
  });
const link = offering('.com', '.net');
const config = { portalUrl: 'https://portal.example.test' };

describe('DomainSearch', () => {
  it('ignores an empty domain name, and refuses one with a space', async () => {
    const navigate = vi.fn();
    const { user } = await renderApp(<DomainSearch navigate={navigate} />, { link, config });

    await user.type(screen.getByRole('textbox'), '   {Enter}');
    expect(screen.getByRole('alert').textContent).toBe('');
    await user.type(screen.getByRole('textbox'), 'two words{Enter}');

    expect(screen.getByRole('alert').textContent).toContain("“two words” can't be a domain name");
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
    expect(navigate).not.toHaveBeenCalled();
  });

  it('opens the portal in Arabic to transfer an Arabic domain name, sent in ASCII (Punycode)', async () => {
    const navigate = vi.fn();
    const { user } = await renderApp(<DomainSearch navigate={navigate} />, { link, config, locale: 'ar' });

    await user.type(screen.getByRole('textbox', { name: 'اسم النطاق' }), 'سلمى');
    await user.click(screen.getByRole('button', { name: 'انقل النطاق' }));

    expect(navigate).toHaveBeenCalledWith(
      'https://portal.example.test/cart.php?a=add&domain=transfer&query=xn--ygb8adq.com&language=arabic',
    );
  });

  it('offers the extensions that are shown, and chooses the first where .com is none of them', async () => {
    const navigate = vi.fn();
    const { user } = await renderApp(<DomainSearch navigate={navigate} />, {
      link: offering('.السعودية', '.sa'),
      config,
    });

    const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
    await waitFor(() => expect(options()).toEqual(['.السعودية', '.sa']));
    await user.type(screen.getByRole('textbox'), 'سلمى{Enter}');

    expect(navigate).toHaveBeenCalledWith(expect.stringContaining('query=xn--ygb8adq.xn--mgberp4a5d4ar&'));
  });

  it('sends the currency to the cart that was chosen on another page', async () => {
    localStorage.setItem('buying-choices', 'currency=SAR');
    const navigate = vi.fn();
    const { user } = await renderApp(<DomainSearch navigate={navigate} />, { link, config });

    await user.type(screen.getByRole('textbox'), 'salma{Enter}');

    expect(navigate).toHaveBeenCalledWith(
      'https://portal.example.test/cart.php?a=add&domain=register&query=salma.com&language=english&currency=SAR',
    );
  });

  it('leaves out a tatweel, and says so while the name is typed', async () => {
    const navigate = vi.fn();
    const { user } = await renderApp(<DomainSearch navigate={navigate} />, { link, config, locale: 'ar' });

    await user.type(screen.getByRole('textbox', { name: 'اسم النطاق' }), 'متـجر');
    expect(screen.getByRole('status').textContent).toContain('لا تقبل أسماء النطاقات التطويل');
    await user.keyboard('{Enter}');

    expect(navigate).toHaveBeenCalledWith(expect.stringContaining('query=xn--pgbep1f.com&'));
  });

  it('says that a tatweel is left out of a name that the field has from the start', async () => {
    await renderApp(<DomainSearch />, { link, config, path: `/?domain=${encodeURIComponent('متـجر ـ')}` });

    expect(await screen.findByText(/it is left out/)).toBeTruthy();
  });

  it('says why a repeated name is refused, even if the page was drawn before it knew the name', async () => {
    const search = (
      <>
        <Link to="/?domain=two+words&extension=.net">The address that the server did not know</Link>
        <DomainSearch />
      </>
    );
    const { user } = await renderApp(search, { link, config });

    await user.click(screen.getByRole('link'));

    expect(screen.getByRole('textbox')).toHaveProperty('value', 'two words');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('“two words”'));
  });

  it('tells an Arabic name that is refused what an Arabic name has', async () => {
    const { user } = await renderApp(<DomainSearch />, { link, config });

    await user.type(screen.getByRole('textbox'), 'متجرshop{Enter}');

    expect(screen.getByRole('alert').textContent).toContain('an Arabic name begins with a letter');
  });

  it('is disabled and says that ordering is not available where no portal is configured', async () => {
    await renderApp(<DomainSearch />, { link });

    expect(screen.getByRole('button', { name: 'Search domain' }).hasAttribute('disabled')).toBe(true);
    expect(screen.getByText(/Ordering is not available/)).toBeTruthy();
  });
});
