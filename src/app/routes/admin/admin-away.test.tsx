import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { MessageStore } from '#src/app/messages/message-store.ts';
import { answeringLink } from '#src/testing/answering-link.ts';
import { createTestSessionStore, makeTokens, withSession } from '#src/testing/make-session-store.tsx';
import { renderRoutes } from '#src/testing/render-app.tsx';
import { adminRoutes } from './admin-routes.tsx';

const routes = (store: MessageStore) => [
  ...adminRoutes(store),
  { path: '/', element: <h1>{'The public site'}</h1> },
];

describe('the back office without the API', () => {
  it('tells an administrator that the API is away, and opens as soon as it is back', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const store = createTestSessionStore();
    store.readRoleBy(() => Promise.reject(new Error('502')));
    await store.signIn(makeTokens());
    await renderRoutes(routes, { path: '/admin', wrap: withSession(store), link: answeringLink({}) });
    expect(
      await screen.findByRole('heading', { name: 'The admin area is waiting for the API' }),
    ).toBeTruthy();

    store.readRoleBy(() => Promise.resolve('admin'));
    window.dispatchEvent(new Event('online'));

    expect(await screen.findByRole('heading', { name: 'Welcome to Your Admin Dashboard' })).toBeTruthy();
  });
});
