import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answeringLink } from '#src/testing/answering-link.ts';
import type { RenderAppOptions } from '#src/testing/render-app.tsx';
import { renderRoutesAs } from '#src/testing/render-routes-as.tsx';
import { createRoutes } from '../../router.tsx';

const makeNews = (row: Record<string, unknown> = {}) => ({
  __typename: 'news' as const,
  slug: 'new-servers',
  title: 'New servers',
  title_ar: 'خوادم جديدة',
  summary: 'Riyadh is online.',
  summary_ar: 'الرياض متاحة الآن.',
  published_at: '2026-11-20T23:30:00+00:00',
  ...row,
});
const makeArticle = (row: Record<string, unknown> = {}) => ({
  ...makeNews(),
  body: '## Where\n\nIn **Riyadh**. <img src=x onerror=alert(1)> [here](javascript:alert(1))',
  body_ar: 'في الرياض.',
  changed_at: '2026-11-20T23:30:00+00:00',
  ...row,
});

type Answers = Parameters<typeof answeringLink>[0];
const open = (answers: Answers, options: RenderAppOptions) =>
  renderRoutesAs('visitor', createRoutes, { link: answeringLink(answers), ...options });
const openArticle = (row: Record<string, unknown> = {}, options: RenderAppOptions = {}) =>
  open({ Article: { news: [makeArticle(row)] } }, { path: '/news/new-servers', ...options });
const head = (selector: string) => document.head.querySelector(selector);

describe('the list of announcements', () => {
  it('has the day, the title and the notice of each, and leads to its page and to the feed', async () => {
    await open(
      { News: { news: [makeNews(), makeNews({ slug: 'old', title: 'Old' })] } },
      { path: '/en/news' },
    );

    expect(await screen.findByRole('heading', { level: 1, name: 'Announcements' })).toBeTruthy();
    const [first] = screen.getAllByRole('listitem').filter((item) => within(item).queryByText('New servers'));
    expect(
      within(first as HTMLElement)
        .getByText('November 20, 2026')
        .getAttribute('datetime'),
    ).toBe('2026-11-20T23:30:00+00:00');
    expect(within(first as HTMLElement).getByText('Riyadh is online.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'New servers' }).getAttribute('href')).toBe(
      '/en/news/new-servers',
    );
    expect(screen.getByRole('link', { name: 'Atom feed' }).getAttribute('href')).toBe('/en/news.atom');
    expect(document.title).toBe('Announcements · Hostfront');
    expect(head('link[rel=canonical]')?.getAttribute('href')).toMatch(/\/en\/news$/);
  });

  it('is in Arabic under /ar, with English texts marked where Arabic ones are missing', async () => {
    const news = [makeNews({ title_ar: null }), makeNews({ slug: 'b' })];
    await open({ News: { news } }, { path: '/ar/news', locale: 'ar' });

    expect(await screen.findByRole('heading', { level: 1, name: 'الإعلانات' })).toBeTruthy();
    expect(screen.getByText('New servers').closest('[lang=en]')?.getAttribute('dir')).toBe('ltr');
    expect(screen.getByRole('link', { name: 'خوادم جديدة' }).getAttribute('href')).toBe('/ar/news/b');
    expect(screen.getByRole('link', { name: 'موجز Atom' }).getAttribute('href')).toBe('/ar/news.atom');
  });

  it('says that there is none yet', async () => {
    await open({ News: { news: [] } }, { path: '/news' });

    expect(await screen.findByText('There are no announcements yet.')).toBeTruthy();
  });
});

describe('the page of an announcement', () => {
  it('has title, day and text, HTML as it was typed, and no link that runs code', async () => {
    await openArticle();

    expect(await screen.findByRole('heading', { level: 1, name: 'New servers' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'Where' })).toBeTruthy();
    expect(screen.getByText(/<img src=x onerror=alert\(1\)>/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'here' })).toBeNull();
    expect(screen.getByText('November 20, 2026').closest('p')?.textContent).toBe(
      'Published on November 20, 2026',
    );
    expect(screen.getByRole('link', { name: 'All announcements' }).getAttribute('href')).toBe('/news');
    expect(document.title).toBe('New servers · Hostfront');
    expect(head('meta[name=description]')?.getAttribute('content')).toBe('Riyadh is online.');
    expect(head('link[rel=canonical]')?.getAttribute('href')).toMatch(/\/news\/new-servers$/);
  });

  it('tells a change on a later day', async () => {
    await openArticle({ changed_at: '2026-11-22T08:00:00+00:00' });

    expect((await screen.findByText('November 22, 2026')).closest('p')?.textContent).toBe(
      'Published on November 20, 2026, changed on November 22, 2026',
    );
  });

  it('is in Arabic under /ar, or in English with a note', async () => {
    await openArticle({ body_ar: null }, { path: '/ar/news/new-servers', locale: 'ar' });

    expect(await screen.findByRole('heading', { level: 1, name: 'خوادم جديدة' })).toBeTruthy();
    expect(screen.getByText('هذا الإعلان متاح بالإنجليزية فقط.')).toBeTruthy();
    expect(screen.getByText('Where').closest('[lang=en]')?.getAttribute('dir')).toBe('ltr');
  });

  it('is "not found" and not indexed where there is none', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await open({ Article: { news: [] } }, { path: '/news/nothing' });

    expect(await screen.findByRole('heading', { name: 'Oops! Page not found' })).toBeTruthy();
    expect(head('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  it('shows an error if it could not be loaded, and a button to try again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    let answer: Record<string, unknown> | Error = new Error('down');
    const { user } = await open({ Article: () => answer }, { path: '/news/new-servers' });

    await screen.findByText('The announcements could not be loaded. Please try again.');
    answer = { news: [makeArticle()] };
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'New servers' })).toBeTruthy();
  });
});
