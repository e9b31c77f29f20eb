import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openServicePanel } from '#src/lib/panels/service-panel-event.ts';
import { answeringLink } from '#src/testing/answering-link.ts';
import { makeKind, originalKinds } from '#src/testing/make-pieces.ts';
import type { RenderAppOptions } from '#src/testing/render-app.tsx';
import { renderRoutesAs } from '#src/testing/render-routes-as.tsx';
import { createRoutes } from '../../router.tsx';

const none = { pricing_plans: [] };
const open = (path: string, kinds: object[], options: RenderAppOptions = {}) =>
  renderRoutesAs('visitor', createRoutes, {
    link: answeringLink({ HostingKinds: { hosting_kinds: kinds }, CategoryPlans: none, PlanPrices: none }),
    path,
    ...options,
  });
const added = makeKind({ former_slugs: ['wp'] });
const all = [...originalKinds.hosting_kinds, added];

describe('the page of a kind of hosting', () => {
  it('has the name and the text of a kind that was added, and the header has an entry for it', async () => {
    const { user } = await open('/hosting/wordpress', all);

    expect(await screen.findByRole('heading', { level: 1, name: 'WordPress hosting' })).toBeTruthy();
    expect(document.title).toBe('WordPress hosting – Hostfront');
    expect(document.head.querySelector('meta[name=description]')?.getAttribute('content')).toBe(added.text);
    const header = within(screen.getByRole('banner'));
    await user.hover(header.getByRole('button', { name: 'Hosting' }));
    const names = header.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names.slice(2, 8)).toEqual([
      'Plesk hostingWebsites with a full control panel',
      'Cloud hostingResources that grow with your traffic',
      'VPS hostingA virtual server of your own',
      'Dedicated hostsA whole server, yours alone',
      'WordPress hostingReady to write in',
      'Mail services',
    ]);
  });

  it('is in Arabic under /ar', async () => {
    await open('/ar/hosting/wordpress', all, { locale: 'ar' });

    expect(await screen.findByRole('heading', { level: 1, name: 'استضافة ووردبريس' })).toBeTruthy();
    expect(document.title).toContain('استضافة ووردبريس');
  });

  it('is found under a slug that the kind had, in its language', async () => {
    await open('/ar/hosting/wp', all, { locale: 'ar' });

    expect(await screen.findByRole('heading', { level: 1, name: 'استضافة ووردبريس' })).toBeTruthy();
  });

  it.each(['mail', 'nothing'])('is not found for %s, which no shown kind has', async (slug) => {
    await open(
      `/hosting/${slug}`,
      all.filter((kind) => kind.slug !== 'mail'),
    );

    expect(await screen.findByText('Oops! Page not found')).toBeTruthy();
  });

  it('lists the other kinds, but for those that no menu has', async () => {
    const other = makeKind({ slug: 'games', name: 'Game servers', menu: 'none' });
    await open('/hosting/wordpress', [added, makeKind({ slug: 'vps', name: 'VPS' }), other]);

    const others = within(await screen.findByRole('region', { name: 'Other kinds of hosting' }));
    expect(others.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['VPS']);
  });
});

describe('the panel of a kind of hosting', () => {
  it('opens by the event with the slug of a kind that was added, and not for a slug of none', async () => {
    await open('/hosting/cloud', all);
    await screen.findByRole('heading', { level: 1, name: 'Cloud hosting' });

    act(() => {
      openServicePanel('nothing');
    });
    act(() => {
      openServicePanel('wordpress');
    });

    const panel = within(await screen.findByRole('dialog', { name: 'WordPress hosting' }));
    expect(panel.getByText('WordPress, kept up to date by us.')).toBeTruthy();
  });
});
