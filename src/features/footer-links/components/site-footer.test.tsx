import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { PageTimeProvider } from '#src/lib/document/page-time.ts';
import { answeringLink } from '#src/testing/answering-link.ts';
import { makeFooterLink } from '#src/testing/make-rows.ts';
import { renderApp } from '#src/testing/render-app.tsx';
import { SiteFooter } from './site-footer.tsx';

const links = [
  makeFooterLink(),
  makeFooterLink({
    id: 'link-2',
    label: 'About us',
    label_ar: 'من نحن',
    url: '#about-us',
    category: 'Company',
  }),
];
const link = answeringLink({ FooterLinks: { footer_links: links } });

describe('SiteFooter', () => {
  it('shows five placeholder lines while the links are loading', async () => {
    await renderApp(<SiteFooter onAbout={vi.fn()} />, { link: answeringLink({}) });

    expect(screen.getAllByTestId('footer-skeleton')).toHaveLength(5);
  });

  it('shows the link groups Services and Company, the payment badges and the current year', async () => {
    const wrap = (page: ReactNode) => (
      <PageTimeProvider value={new Date('2031-03-01')}>{page}</PageTimeProvider>
    );
    await renderApp(<SiteFooter onAbout={vi.fn()} />, { link, wrap });

    expect((await screen.findByRole('link', { name: 'Cloud servers' })).getAttribute('href')).toBe(
      '/hosting/cloud',
    );
    for (const name of ['Services', 'Company']) expect(screen.getByRole('heading', { name })).toBeTruthy();
    for (const name of ['PayPal', 'Ethereum', 'Visa']) expect(screen.getByRole('img', { name })).toBeTruthy();
    expect(screen.getByText('© 2031 Hostfront. All rights reserved.')).toBeTruthy();
  });

  it('shows the configured payment badges and the link to the configured status page', async () => {
    const config = { payments: ['apple_pay', 'mada', 'stc_pay'], statusUrl: 'https://status.example' };
    await renderApp(<SiteFooter onAbout={vi.fn()} />, { link, config });

    const names = ['PayPal', 'Ethereum', 'Visa', 'Apple Pay'];
    for (const name of names) expect(screen.getByRole('img', { name })).toBeTruthy();
    for (const text of ['mada', 'STC Pay']) expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'System status' }).getAttribute('href')).toBe(
      'https://status.example',
    );
  });

  it('shows three payment badges and no link to a status page where none are configured', async () => {
    await renderApp(<SiteFooter onAbout={vi.fn()} />, { link });

    const payments = screen.getByRole('heading', { name: 'We accept' }).nextElementSibling;
    expect(payments?.children).toHaveLength(3);
    expect(screen.queryByRole('link', { name: 'System status' })).toBeNull();
  });

  it('shows the English label, marked as English, where the Arabic label is missing', async () => {
    const untranslated = answeringLink({
      FooterLinks: { footer_links: [makeFooterLink({ label_ar: null })] },
    });

    await renderApp(<SiteFooter onAbout={vi.fn()} />, { link: untranslated, locale: 'ar' });

    expect(await screen.findByText('Cloud servers')).toMatchObject({ lang: 'en', dir: 'ltr' });
  });

  it('shows the configured social profiles and review sites', async () => {
    const socialLinks = { x: 'https://x.com/us', trustpilot: 'https://trustpilot.com/us' };

    await renderApp(<SiteFooter onAbout={vi.fn()} />, { link, config: { socialLinks } });

    expect((await screen.findByRole('link', { name: 'X' })).getAttribute('href')).toBe('https://x.com/us');
    expect(screen.getByRole('heading', { name: 'Read our reviews' })).toBeTruthy();
  });

  it('shows the configured company and contact details, and links to the legal pages that exist', async () => {
    const config = {
      company: {
        name: { en: 'Acme Ltd.', ar: '' },
        postalAddress: { en: '1 Street\nLondon', ar: 'شارع ١' },
        supportEmail: 'help@acme.test',
        supportPhone: '+44 20 7946-0000',
      },
      legalPages: [
        { slug: 'privacy' as const, title: { en: 'Privacy', ar: 'الخصوصية' } },
        { slug: 'imprint' as const, title: { en: 'Imprint', ar: '' } },
      ],
    };

    await renderApp(<SiteFooter onAbout={vi.fn()} />, { link, locale: 'ar', path: '/ar', config });

    expect(await screen.findByRole('link', { name: 'الخوادم السحابية' })).toBeTruthy();
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('help@acme.test')).toBe('mailto:help@acme.test');
    expect(hrefOf('+44 20 7946-0000')).toBe('tel:+442079460000');
    expect(hrefOf('الخصوصية')).toBe('/ar/privacy');
    expect(screen.getByRole('link', { name: 'Imprint' }).lang).toBe('en');
    expect(screen.queryByRole('link', { name: 'Terms of service' })).toBeNull();
    expect(screen.getByText('Acme Ltd.').dir).toBe('ltr');
    expect(screen.getByText('شارع ١').lang).toBe('');
  });

  it('logs a warning and leaves out the link groups when the links cannot be loaded (in Arabic)', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

    await renderApp(<SiteFooter onAbout={vi.fn()} />, {
      locale: 'ar',
      link: answeringLink({ FooterLinks: new Error('down') }),
    });
    await vi.waitFor(() => {
      expect(warn).toHaveBeenCalled();
    });

    expect(screen.queryByRole('heading', { name: 'الخدمات' })).toBeNull();
    expect(screen.getByText(/جميع الحقوق محفوظة/)).toBeTruthy();
  });
});
