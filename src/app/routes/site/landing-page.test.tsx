import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answeringLink } from '#src/testing/answering-link.ts';
import { makeFooterLink, makeNoticeRow, makePlan } from '#src/testing/make-rows.ts';
import { originalPieces } from '#src/testing/make-pieces.ts';
import type { RenderAppOptions } from '#src/testing/render-app.tsx';
import { renderRoutesAs } from '#src/testing/render-routes-as.tsx';
import { setWindowWidth } from '#src/testing/set-window-width.ts';
import { createRoutes } from '../../router.tsx';

const link = answeringLink({
  NoticeBanner: { store_notices: [makeNoticeRow()] },
  PlanPrices: { pricing_plans: [makePlan()] },
  PricingSection: { pricing_plans: [makePlan()] },
  FooterLinks: { footer_links: [makeFooterLink()] },
  SitePieces: originalPieces,
});

const config = { portalUrl: 'https://portal.example.test' };
const open = (who: 'visitor' | 'admin', options: RenderAppOptions = {}) =>
  renderRoutesAs(who, createRoutes, { link, config, ...options });

/** The header shows its navigation in one line from 1200 px on. */
beforeEach(() => setWindowWidth(1280));

describe('the landing page', () => {
  it("scrolls to the section in the URL's hash, even if its code loads later", async () => {
    const shown: string[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function show(this: Element) {
      shown.push(this.id);
    });

    await open('visitor', { path: '/#pricing' });

    await waitFor(() => expect(shown).toEqual(['pricing']));
  });

  it.each([
    ['en', 'Who we are'],
    ['ar', 'تعرّف إلينا'],
  ] as const)("opens a dialog whose first heading is the hero's button text (%s)", async (locale, words) => {
    const { user } = await open('visitor', { locale });

    await user.click(await screen.findByRole('button', { name: words }));

    const dialog = within(await screen.findByRole('dialog'));
    expect((await dialog.findAllByRole('heading', { level: 3 }))[0]?.textContent).toBe(words);
  });

  it('shows visitors the link "Client area", and no link "Admin"', async () => {
    await open('visitor');

    expect(screen.getByRole('link', { name: 'Client area' }).getAttribute('href')).toBe('/auth');
    expect(screen.queryByRole('link', { name: 'Admin' })).toBeNull();
  });

  it('shows administrators the link "Admin" and the button "Logout"', async () => {
    await open('admin');

    expect((await screen.findByRole('link', { name: 'Admin' })).getAttribute('href')).toBe('/admin');
    expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy();
  });
});
