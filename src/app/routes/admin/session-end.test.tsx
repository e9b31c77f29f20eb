import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Link } from '#src/components/link.tsx';
import type { MessageStore } from '#src/app/messages/message-store.ts';
import { fakeApi, pageOf, saved } from '#src/testing/fake-api.ts';
import { makeAdminNotice } from '#src/testing/make-rows.ts';
import {
  createTestSessionStore,
  makeKeycloak,
  makeTokens,
  refusal,
} from '#src/testing/make-session-store.tsx';
import { fillField } from '#src/testing/render-admin.tsx';
import { renderRoutesAs } from '#src/testing/render-routes-as.tsx';
import { adminRoutes } from './admin-routes.tsx';

const FORM = '/admin/notices?record=n1';

const routes = (store: MessageStore) => [
  ...adminRoutes(store),
  { path: '/auth', element: <Link to={FORM}>{'The way in'}</Link> },
];

/** Imports the lazy code of a first visit beforehand, so that the tests need not wait for it. */
beforeAll(async () => {
  await import('#src/features/notices/admin/notices-section.tsx');
});
/** Opens a form of the back office, types a text without saving it, and ends the session. */
async function typeUntilTheSessionEnds() {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const keycloak = makeKeycloak();
  const session = createTestSessionStore(keycloak);
  await session.signIn(makeTokens({ expiresIn: -1 }));
  const api = fakeApi({ NoticesList: () => pageOf([makeAdminNotice()]), UpdateNotices: () => saved(1) });
  const { user } = await renderRoutesAs(session, routes, { path: FORM, link: api.link });
  await fillField(user, await screen.findByRole('textbox', { name: 'Content' }), 'Nobody saved this');

  keycloak.answers = [refusal(400)];
  await act(async () => {
    await expect(session.accessToken()).rejects.toMatchObject({ code: 'session-ended' });
  });
  await screen.findByRole('link', { name: 'The way in' });

  return { user, session, api };
}

describe('a session that ends while a form is filled in', () => {
  it('leads to the login without a question, and restores the typed text after the same person signs in', async () => {
    const { user, session, api } = await typeUntilTheSessionEnds();
    expect(screen.queryByRole('alertdialog')).toBeNull();

    await act(() => session.signIn(makeTokens()));
    await user.click(screen.getByRole('link', { name: 'The way in' }));

    expect(await screen.findByDisplayValue('Nobody saved this')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save notice' }));
    expect(await screen.findByText('Notice updated successfully')).toBeTruthy();
    expect(api.asked('UpdateNotices')[0]?.variables['set']).toEqual({ content: 'Nobody saved this' });
  });

  it('does not show the typed text to a different person who signs in', async () => {
    const { user, session } = await typeUntilTheSessionEnds();

    await act(() => session.signIn(makeTokens({ userId: 'b2', email: 'omar@site.test' })));
    await user.click(screen.getByRole('link', { name: 'The way in' }));

    expect(await screen.findByDisplayValue('Maintenance tonight')).toBeTruthy();
    expect(screen.queryByDisplayValue('Nobody saved this')).toBeNull();
  });
});

describe('signing out of the back office', () => {
  it('asks first if a form holds unsaved text', async () => {
    const session = createTestSessionStore();
    await session.signIn(makeTokens());
    const api = fakeApi({ NoticesList: () => pageOf([makeAdminNotice()]) });
    const { user } = await renderRoutesAs(session, routes, { path: FORM, link: api.link });
    const content = await screen.findByRole('textbox', { name: 'Content' });
    await fillField(user, content, 'Nobody saved this');

    fireEvent.click(screen.getByRole('button', { name: 'Logout', hidden: true }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));

    expect(session.getSession().status).toBe('signed-in');
    expect(content).toHaveProperty('value', 'Nobody saved this');
  });
});
