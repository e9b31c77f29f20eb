import { screen } from '@testing-library/react';
import { UsersAdminPage } from '#src/features/users/admin/users-page.tsx';
import { fakeApi } from './fake-api.ts';
import { makeListedUser } from './make-rows.ts';
import { makeSessionStore, withSession } from './make-session-store.tsx';
import { renderAdminPage } from './render-admin.tsx';
import type { RenderAppOptions } from './render-app.tsx';

/** The administrator who is signed in: `a1` is the id of the person that `makeSessionStore` signs in. */
export const self = makeListedUser('a1', 'admin@site.test', 'admin');
export const salma = makeListedUser('b2', 'salma@site.test');

export const listOf = (...users: object[]) => ({ data: { users } });

/** Renders User Management for an administrator, with these answers of the API. */
export async function renderUsers(answers: Parameters<typeof fakeApi>[0], options: RenderAppOptions = {}) {
  const { link, asked } = fakeApi(answers);
  const session = await makeSessionStore('admin');
  const { user } = await renderAdminPage(<UsersAdminPage />, {
    link,
    wrap: withSession(session),
    ...options,
  });

  return { user, asked, session };
}

/** Returns the emails of the rows, from above. */
export const emails = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('bdi')?.textContent);
