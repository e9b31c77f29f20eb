import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openServicePanel } from '#src/lib/panels/service-panel-event.ts';
import { answeringLink } from '#src/testing/answering-link.ts';
import { makeFooterLink, makeNoticeRow, makePlan } from '#src/testing/make-rows.ts';
import type { RenderAppOptions } from '#src/testing/render-app.tsx';
import { renderRoutesAs } from '#src/testing/render-routes-as.tsx';
import { setWindowWidth } from '#src/testing/set-window-width.ts';
import { createRoutes } from '../../router.tsx';

const link = answeringLink({
  NoticeBanner: { store_notices: [makeNoticeRow()] },
  PlanPrices: { pricing_plans: [makePlan()] },
  PricingSection: { pricing_plans: [makePlan()] },
  CategoryPlans: {
    pricing_plans: [makePlan(), makePlan({ id: 'plan-2', name: 'Cloud Scale', sort_order: 2 })],
  },
  FooterLinks: { footer_links: [makeFooterLink()] },
});

const config = { portalUrl: 'https://portal.example.test' };
const open = (who: 'visitor' | 'admin', options: RenderAppOptions = {}) =>
  renderRoutesAs(who, createRoutes, { link, config, ...options });

/** The header shows its navigation in one line from 1200 px on. */
beforeEach(() => setWindowWidth(1280));

describe('the landing page', () => {
  it('goes to the part that the address names, also where its code comes later', async () => {
    const shown: string[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function show(this: Element) {
      shown.push(this.id);
    });

    await open('visitor', { path: '/#pricing' });

    await waitFor(() => expect(shown).toEqual(['pricing']));
  });

  it("has its parts in the specification's order", async () => {
    await open('visitor');
    await screen.findByRole('article', { name: 'Cloud Start' });

    const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    const order = ['Start with a name', 'Everything a site needs', 'Plans that grow', 'Built with'];
    const places = order.map((start) => names.findIndex((name) => name.startsWith(start)));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(screen.getByText('99.99% uptime SLA')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe('#main');
  });

  it('opens the About dialog from the header', async () => {
    const { user } = await open('visitor');

    await user.click(screen.getByRole('button', { name: 'About us' }));

    expect(await screen.findByRole('dialog', { name: 'About us' })).toBeTruthy();
  });

  it.each([
    ['en', 'Who we are'],
    ['ar', 'تعرّف إلينا'],
  ] as const)('leads from the hero to the words that its button says (%s)', async (locale, words) => {
    const { user } = await open('visitor', { locale });

    await user.click(screen.getByRole('button', { name: words }));

    const dialog = within(await screen.findByRole('dialog'));
    expect((await dialog.findAllByRole('heading', { level: 3 }))[0]?.textContent).toBe(words);
  });

  it('opens the service panel by the event, and forgets the category once it has closed', async () => {
    const { user } = await open('visitor');

    await act(() => {
      openServicePanel('cloud');
      return Promise.resolve();
    });
    const dialog = await screen.findByRole('dialog', { name: 'Cloud hosting' });
    expect(await within(dialog).findByRole('article', { name: 'Cloud Scale' })).toBeTruthy();
    expect(within(dialog).getByText('MySQL 5.7')).toBeTruthy();
    await user.keyboard('{Escape}');

    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  it('shows Client area to visitors, and no Admin', async () => {
    await open('visitor');

    expect(screen.getByRole('link', { name: 'Client area' }).getAttribute('href')).toBe('/auth');
    expect(screen.queryByRole('link', { name: 'Admin' })).toBeNull();
  });

  it('shows Logout to the signed-in, and Admin to administrators', async () => {
    await open('admin');

    expect((await screen.findByRole('link', { name: 'Admin' })).getAttribute('href')).toBe('/admin');
    expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy();
  });

  it('changes to Arabic by the flag, and keeps the choice', async () => {
    const { user } = await open('visitor');

    await user.click(screen.getByRole('button', { name: 'العربية' }));

    expect(await screen.findByRole('button', { name: 'من نحن' })).toBeTruthy();
    expect(document.documentElement.dir).toBe('rtl');
    expect(localStorage.getItem('i18nextLng')).toBe('ar');
    expect(screen.getByRole('button', { name: 'العربية' }).getAttribute('aria-pressed')).toBe('true');
  });
});

describe('the Hosting menu', () => {
  it('opens on click, leads to a service panel and closes', async () => {
    const { user } = await open('visitor');
    const menu = screen.getByRole('button', { name: 'Hosting' });

    await user.click(menu);
    expect(menu.getAttribute('aria-expanded')).toBe('true');
    await user.click(screen.getByRole('button', { name: /^VPS hosting/ }));

    expect(await screen.findByRole('dialog', { name: 'VPS hosting' })).toBeTruthy();
    expect(menu.getAttribute('aria-expanded')).toBe('false');
  });

  it('opens on hover and closes on leaving and on Escape', async () => {
    const { user } = await open('visitor');
    const menu = screen.getByRole('button', { name: 'Hosting' });

    await user.hover(menu);
    expect(menu.getAttribute('aria-expanded')).toBe('true');
    await user.unhover(menu);
    expect(menu.getAttribute('aria-expanded')).toBe('false');
    await user.hover(menu);
    await user.keyboard('{Escape}');

    expect(menu.getAttribute('aria-expanded')).toBe('false');
  });
});

describe('/hosting/<category>', () => {
  it('shows every plan, the comparison and the specifications', async () => {
    await open('visitor', { path: '/hosting/cloud' });

    expect(await screen.findByRole('heading', { level: 1, name: 'Cloud hosting' })).toBeTruthy();
    expect(await screen.findByRole('article', { name: 'Cloud Scale' })).toBeTruthy();
    expect(await screen.findByRole('columnheader', { name: 'Cloud Scale' })).toBeTruthy();
    expect(await screen.findByText('Apache 2.4x')).toBeTruthy();
  });

  it('speaks Arabic under /ar', async () => {
    await open('visitor', { path: '/ar/hosting/cloud', locale: 'ar' });

    expect(await screen.findByRole('heading', { level: 1, name: 'الاستضافة السحابية' })).toBeTruthy();
  });

  it('is not found for a category that does not exist', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);

    await open('visitor', { path: '/hosting/toasters' });

    expect(await screen.findByText('Oops! Page not found')).toBeTruthy();
  });
});
