import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answeringLink } from '#src/testing/answering-link.ts';
import { renderApp } from '#src/testing/render-app.tsx';
import { DesktopNavigation } from './desktop-navigation.tsx';

const PORTAL = { portalUrl: 'https://portal.test' };

async function openSupport(config: object, options: object = {}) {
  const { user } = await renderApp(<DesktopNavigation prices={{}} />, {
    ...{ config, link: answeringLink({}) },
    ...options,
  });
  await user.click(screen.getByRole('button', { name: /Support|الدعم/ }));
  const links = screen.getAllByRole('link');

  return links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')]);
}

it("the Support menu leads to the portal's announcements in a new tab", async () => {
  expect(await openSupport(PORTAL)).toContainEqual([
    'Announcements (opens in a new tab)',
    'https://portal.test/announcements',
    '_blank',
  ]);
});

it("the Support menu leads to this site's announcements where the owner chose that, in the page's language", async () => {
  const items = await openSupport({ ...PORTAL, ownNews: true }, { path: '/ar', locale: 'ar' });

  expect(items).toContainEqual(['الإعلانات', '/ar/news', null]);
  expect(items.map(([, href]) => href)).not.toContain('https://portal.test/announcements');
});

it("the Support menu has this site's announcements without a portal, too", async () => {
  const items = await openSupport({ portalUrl: null, ownNews: true });

  expect(items.filter(([, href]) => href === '/news')).toHaveLength(1);
});
