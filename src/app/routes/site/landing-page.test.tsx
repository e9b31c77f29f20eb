import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answeringLink } from '#src/testing/answering-link.ts';
import { makeSessionStore, withSession } from '#src/testing/make-session-store.tsx';
import { makeFooterLink, makeNoticeRow, makePlan } from '#src/testing/make-rows.ts';
import { renderRoutes, type RenderAppOptions } from '#src/testing/render-app.tsx';
import { setWindowWidth } from '#src/testing/set-window-width.ts';
import { createRoutes } from '../../router.tsx';

type Visitor = Parameters<typeof makeSessionStore>[0];

const link = answeringLink({
  NoticeBanner: { store_notices: [makeNoticeRow()] },
  PlanPrices: { pricing_plans: [makePlan()] },
  PricingSection: { pricing_plans: [makePlan()] },
  FooterLinks: { footer_links: [makeFooterLink()] },
});

/** Opens the site in a window whose header shows its navigation in one line, as from 1200 px on. */
async function open(who: Visitor, options: RenderAppOptions = {}) {
  setWindowWidth(1280);
  const store = await makeSessionStore(who);
  const config = { portalUrl: 'https://portal.example.test' };

  return renderRoutes(createRoutes, { link, config, wrap: withSession(store), ...options });
}

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
