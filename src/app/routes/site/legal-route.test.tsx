import type { ApolloLink } from '@apollo/client';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answeringLink } from '#src/testing/answering-link.ts';
import { makeLegalPage } from '#src/testing/make-rows.ts';
import type { RenderAppOptions } from '#src/testing/render-app.tsx';
import { renderRoutesAs } from '#src/testing/render-routes-as.tsx';
import { createRoutes } from '../../router.tsx';

const answering = (page: object | null) => answeringLink({ LegalPage: { legal_pages_by_pk: page } });

const open = (link: ApolloLink, options: RenderAppOptions = {}) =>
  renderRoutesAs('visitor', createRoutes, { link, path: '/privacy', ...options });

const head = (selector: string) => document.head.querySelector(selector);

describe('a legal text', () => {
  it("is shown with its title, which is the document's title too", async () => {
    await open(answering(makeLegalPage()));

    expect(await screen.findByRole('heading', { level: 1, name: 'Privacy' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'What we keep' })).toBeTruthy();
    expect(screen.getByText('Last updated on November 21, 2026')).toBeTruthy();
    expect(document.title).toBe('Privacy · Hostfront');
    expect(head('link[rel=canonical]')?.getAttribute('href')).toMatch(/\/privacy$/);
  });

  it('is in Arabic under /ar', async () => {
    await open(answering(makeLegalPage()), { path: '/ar/privacy', locale: 'ar' });

    expect(await screen.findByRole('heading', { level: 1, name: 'الخصوصية' })).toBeTruthy();
    expect(screen.getByText('القليل جدًا.').closest('[lang=en]')).toBeNull();
  });

  it('is shown in English, marked as such, if the Arabic text is missing', async () => {
    await open(answering(makeLegalPage({ body_ar: ' ' })), { path: '/ar/privacy', locale: 'ar' });

    expect(await screen.findByRole('heading', { level: 1, name: 'الخصوصية' })).toBeTruthy();
    expect(screen.getByText('هذا النص متاح بالإنجليزية فقط.')).toBeTruthy();
    expect(screen.getByText('What we keep').closest('[lang=en]')?.getAttribute('dir')).toBe('ltr');
  });

  it('is "not found" and not indexed if it has not been written', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);

    await open(answering(null));

    expect(await screen.findByRole('heading', { name: 'Oops! Page not found' })).toBeTruthy();
    expect(document.title).toBe('Oops! Page not found');
    expect(head('link[rel=canonical]')).toBeNull();
    expect(head('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  it('shows an error if it could not be loaded, and a button to try again', async () => {
    let answer: Record<string, unknown> | Error = new Error('down');
    const link = answeringLink({ LegalPage: () => answer });
    const { user } = await open(link);

    await screen.findByText('This text could not be loaded. Please try again.');
    answer = { legal_pages_by_pk: makeLegalPage() };
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Privacy' })).toBeTruthy();
  });
});
