import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
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

  it.each([
    ['en', 'Who we are'],
    ['ar', 'تعرّف إلينا'],
  ] as const)('leads from the hero to the words that its button says (%s)', async (locale, words) => {
    const { user } = await open('visitor', { locale });

    await user.click(screen.getByRole('button', { name: words }));

    const dialog = within(await screen.findByRole('dialog'));
    expect((await dialog.findAllByRole('heading', { level: 3 }))[0]?.textContent).toBe(words);
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
});
