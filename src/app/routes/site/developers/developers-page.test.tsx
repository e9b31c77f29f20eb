import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { reference } from '#src/features/developers/reference.ts';
import type { RenderAppOptions } from '#src/testing/render-app.tsx';
import { renderRoutesAs } from '#src/testing/render-routes-as.tsx';
import { createRoutes } from '../../../router.tsx';

const open = (options: RenderAppOptions = {}) =>
  renderRoutesAs('visitor', createRoutes, { path: '/developers', ...options });

describe('the page for developers', () => {
  it('has sections about access, permissions, limits, error codes and changes', async () => {
    await open();

    expect(await screen.findByRole('heading', { level: 1, name: 'Developers' })).toBeTruthy();
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    for (const title of ['Access', 'Who may do what', 'Limits', 'Error codes', 'Changes']) {
      expect(titles).toContain(title);
    }
    expect(screen.getByText('limit-exceeded', { selector: 'th code' })).toBeTruthy();
    expect(document.title).toBe('Developers · Hostfront');
  });

  it('gives no two landmarks the same name', async () => {
    await open();
    await screen.findByRole('heading', { level: 1, name: 'Developers' });

    const nameOf = (landmark: HTMLElement) =>
      landmark.getAttribute('aria-label') ??
      document.getElementById(landmark.getAttribute('aria-labelledby') ?? '')?.textContent;
    const names = screen.getAllByRole('region').map(nameOf);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('shows what each role may do with each column of a table', async () => {
    await open();
    const table = await screen.findByRole('group', { name: 'store_notices' });
    const row = within(table).getByRole('row', { name: /^content String!/ });
    const roles = within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent)
      .slice(3);

    expect(roles).toEqual(reference.roles.filter((role) => roles.includes(role)));
    expect(
      within(row)
        .getAllByRole('cell')
        .slice(2)
        .map(({ textContent }) => textContent),
    ).toEqual(expect.arrayContaining(['Rreads', 'RIUreads, inserts, and updates']));
  });

  it('copies code, and says so outside the button, whose name a status inside would take away', async () => {
    const { user } = await open();
    const [copy] = await screen.findAllByRole('button', { name: 'Copy' });

    await user.click(copy!);

    expect(copy?.querySelector('[role], [aria-live]')).toBeNull();
    expect(copy?.textContent).toBe('Copied');
    expect(document.querySelector('[data-announcer]')?.textContent).toBe('Copied');
  });

  it('begins with four commands to copy, with their code in colour', async () => {
    await open();
    const first = await screen.findByRole('region', { name: 'Your first request in a minute' });

    expect(
      within(first)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Ask', 'With a key', 'Live', 'A webhook to your machine']);
    expect(within(first).getAllByRole('button', { name: 'Copy' })).toHaveLength(4);
    const live = within(first).getByRole('region', { name: 'start/live.sh' });
    expect(live.textContent).toBe(readFileSync('docs/integrate/examples/start/live.sh', 'utf8').trimEnd());
    expect(within(live).getAllByText('const')[0]?.className).toContain('keyword');
  });

  it.each([
    ['en', 'Search guides and reference', 'notice_date'],
    ['ar', 'ابحث في الأدلة والمرجع', 'notice_date'],
  ] as const)('is searched, and opens the part that was found (%s)', async (locale, label, column) => {
    const { user } = await open({ path: `/${locale}/developers`, locale });

    await user.type(await screen.findByRole('searchbox', { name: label }), column);
    await user.click(await screen.findByRole('link', { name: /^store_notices / }));

    const table = document.getElementById('table-store_notices');
    await vi.waitFor(() => {
      expect((table as HTMLDetailsElement).open).toBe(true);
    });
    expect(screen.queryByRole('link', { name: /^store_notices / })).toBeNull();
  });

  it('links to the GraphQL schema of each role', async () => {
    await open();

    for (const role of ['anonymous', 'reader', 'editor', 'mailing', 'site_admin']) {
      const link = await screen.findByRole('link', { name: `${role}.graphql` });
      expect(link.getAttribute('href')).toBe(`/developers/schema/${role}.graphql`);
    }
  });

  it("shows an example in the chosen programming language; arrow keys follow Arabic's direction", async () => {
    const { user } = await open({ path: '/ar/developers', locale: 'ar' });
    const tabs = await screen.findByRole('tablist', { name: 'بصفتك زائرًا' });
    await user.click(within(tabs).getByRole('tab', { name: 'JavaScript' }));

    await user.keyboard('{ArrowLeft}');

    expect(within(tabs).getByRole('tab', { name: 'Python' }).getAttribute('aria-selected')).toBe('true');
    const code = screen.getByRole('region', { name: 'plans.py' });
    expect(code.textContent).toContain('urllib.request');
    expect(code.closest('[dir=ltr]')).toBeTruthy();
  });

  it('is in Arabic, and marks descriptions from the schema as English', async () => {
    await open({ path: '/ar/developers', locale: 'ar' });

    expect(await screen.findByRole('heading', { level: 1, name: 'للمطوّرين' })).toBeTruthy();
    const description = screen.getAllByText('Links at the foot of public pages')[0];
    expect(description?.getAttribute('lang')).toBe('en');
    expect(description?.getAttribute('dir')).toBe('ltr');
  });
});
