import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createTestSessionStore, makeTokens } from '#src/testing/make-session-store.tsx';
import { renderRoutesAs } from '#src/testing/render-routes-as.tsx';
import { adminRoutes } from './admin-routes.tsx';

describe('the back office without the API', () => {
  it('keeps its frame, and asks for the role by itself, or at once when the person wants it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const session = createTestSessionStore();
    session.readRoleBy(() => Promise.reject(new Error('502')));
    await session.signIn(makeTokens());
    const { user } = await renderRoutesAs(session, adminRoutes, { path: '/admin/notices' });
    const main = within(await screen.findByRole('main'));
    expect(await screen.findByRole('navigation', { name: 'Sections of the admin area' })).toBeTruthy();

    await user.click(await main.findByRole('button', { name: 'Try again' }));
    expect(main.getByRole('heading', { name: 'The admin area is waiting for the API' })).toBeTruthy();
    session.readRoleBy(() => Promise.resolve('admin'));
    window.dispatchEvent(new Event('online'));

    expect(await main.findByRole('heading', { name: 'Store Notices Management' })).toBeTruthy();
  });
});
