import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { of, Subject } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { refused } from '#src/testing/fake-api.ts';
import { makeListedUser } from '#src/testing/make-rows.ts';
import { pretendMedia } from '#src/testing/pretend-media.ts';
import { fillField } from '#src/testing/render-admin.tsx';
import { emails, listOf, renderUsers, salma, self } from '#src/testing/render-users.tsx';

const omar = makeListedUser('c3', 'omar@other.test');
const changedTo = (user_id: string, role: string) => ({
  data: { update_user_role: { __typename: 'updated_user_role', user_id, role } },
});
const roleOf = (email: string) => screen.findByRole('combobox', { name: `Role of ⁨${email}⁩` });
const isDisabled = (field: HTMLElement) => field.getAttribute('aria-disabled') === 'true';

describe('the list of users', () => {
  it('shows email, role and user id, sorted by email, and marks the signed-in person', async () => {
    await renderUsers({ AllUsers: () => listOf(self, salma, omar) });

    expect((await roleOf('salma@site.test')).textContent).toBe('User');
    expect((await roleOf('admin@site.test')).textContent).toBe('Admin');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Email',
      'Role',
      'Last login',
      'User ID',
      'Actions',
    ]);
    expect(emails()).toEqual(['admin@site.test', 'omar@other.test', 'salma@site.test']);
    expect(within(screen.getByRole('row', { name: /^admin/ })).getByText('(you)')).toBeTruthy();
    expect(within(screen.getByRole('row', { name: /omar@other/ })).getByText('c3')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'User Management' })).toBeTruthy();
  });

  it('is searched and sorted in the browser, and is requested from the API only once', async () => {
    const { user, asked } = await renderUsers({ AllUsers: () => listOf(self, salma, omar) });
    await roleOf('salma@site.test');

    await user.click(screen.getByRole('button', { name: 'Email' }));
    expect(emails()).toEqual(['salma@site.test', 'omar@other.test', 'admin@site.test']);
    await fillField(user, screen.getByRole('searchbox', { name: 'Search users' }), 'SITE.test');
    await waitFor(() => expect(emails()).toEqual(['salma@site.test', 'admin@site.test']));
    await fillField(user, screen.getByRole('searchbox', { name: 'Search users' }), 'c3');
    await waitFor(() => expect(emails()).toEqual(['omar@other.test']));
    expect(asked('AllUsers')).toHaveLength(1);
  });

  it('takes page, filter and order from the URL, and shows the last page for a page beyond the end', async () => {
    const many = Array.from({ length: 13 }, (_, at) => makeListedUser(`u${at}`, `user${at}@site.test`));
    await renderUsers(
      { AllUsers: () => listOf(self, ...many) },
      {
        path: '/?role=user&size=10&page=9&direction=desc',
      },
    );

    await waitFor(() => expect(emails()).toEqual(['user2@site.test', 'user1@site.test', 'user0@site.test']));
    expect(screen.getByText('11–13 of 13')).toBeTruthy();
  });

  it('says that no user matches the search', async () => {
    await renderUsers({ AllUsers: () => listOf(self) }, { path: '/?q=nobody' });

    expect(await screen.findByText('No users found')).toBeTruthy();
  });

  it('is loaded again when another person has changed a role', async () => {
    const changes = new Subject<object>();
    const lists = [listOf(salma), listOf({ ...salma, role: 'admin' })];
    await renderUsers({
      AllUsers: () => lists.shift() ?? listOf(),
      UserRolesChanged: () => changes as never,
    });
    expect((await roleOf('salma@site.test')).textContent).toBe('User');

    changes.next({ data: { changed: { __typename: 'user_roles_aggregate', aggregate: null } } });

    await waitFor(async () => expect((await roleOf('salma@site.test')).textContent).toBe('Admin'));
  });

  it('says why it could not be loaded', async () => {
    const failure = refused('Keycloak is away', { code: 'users-unavailable' });
    await renderUsers({ AllUsers: () => failure });

    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Failed to fetch users.');
    expect(alert.textContent).toContain('The identity server does not respond.');
  });

  it('is exported to CSV as it is filtered, with an e-mail that looks like a formula neutralised', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:users';
    });
    const formula = makeListedUser('d4', '=cmd@site.test');
    const { user } = await renderUsers(
      { AllUsers: () => listOf(self, formula, omar) },
      {
        path: '/?q=site&size=10',
      },
    );
    await roleOf('admin@site.test');

    await user.click(screen.getByRole('button', { name: 'Export as CSV' }));

    expect(await screen.findByText('2 rows exported')).toBeTruthy();
    expect(await files[0]?.text()).toContain(
      "email,role,user_id,enabled,last_sign_in_at\r\n'=cmd@site.test,user,d4,true,\r\nadmin@site.test,admin,a1,true,\r\n",
    );
  });
});

describe('the role of a user', () => {
  const choose = async (user: UserEvent, email: string, role: string) => {
    await user.click(await roleOf(email));
    await user.click(await screen.findByRole('option', { name: role }));
  };

  it('is changed by the dropdown of its row, which is disabled while the change is pending', async () => {
    const answer = new Subject<object>();
    const { user, asked } = await renderUsers({
      AllUsers: () => listOf(self, salma, omar),
      UpdateUserRole: () => answer as never,
    });

    await choose(user, 'salma@site.test', 'Admin');

    await waitFor(async () => expect(isDisabled(await roleOf('salma@site.test'))).toBe(true));
    expect(isDisabled(await roleOf('omar@other.test'))).toBe(false);
    fireEvent.mouseDown(await roleOf('salma@site.test'));
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(asked('UpdateUserRole')).toHaveLength(1);
    expect(asked('UpdateUserRole')[0]?.variables).toEqual({ target_user_id: 'b2', new_role: 'admin' });
    answer.next(changedTo('b2', 'admin'));
    answer.complete();
    expect(await screen.findByText('User role updated successfully!')).toBeTruthy();
    expect(isDisabled(await roleOf('salma@site.test'))).toBe(false);
    expect((await roleOf('salma@site.test')).textContent).toBe('Admin');
  });

  it.each([
    ['last-admin', 'Failed to update role: At least one user who can log in must keep the role Admin.'],
    ['user-unknown', 'Failed to update role: This user no longer exists.'],
    ['something-else', 'Failed to update role: raw message'],
  ])(
    'stays as it was when the API refuses a change with %s, and the list is loaded again',
    async (code, text) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const { user, asked } = await renderUsers({
        AllUsers: () => listOf(self, { ...salma, role: 'admin' }),
        UpdateUserRole: () => refused('raw message', { code }),
      });

      await choose(user, 'salma@site.test', 'User');

      expect(await screen.findByText(text)).toBeTruthy();
      expect((await roleOf('salma@site.test')).textContent).toBe('Admin');
      await waitFor(() => expect(asked('AllUsers')).toHaveLength(2));
    },
  );

  it('is given up by an administrator only after a confirmation; then the session is refreshed', async () => {
    const { user, asked, session } = await renderUsers({
      AllUsers: () => listOf(self, salma),
      UpdateUserRole: () => of(changedTo('a1', 'user')),
    });
    const refresh = vi.spyOn(session, 'refreshNow').mockResolvedValue();

    await choose(user, 'admin@site.test', 'User');
    const question = await screen.findByRole('alertdialog', { name: 'Give up your own admin role?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(asked('UpdateUserRole')).toHaveLength(0);
    expect((await roleOf('admin@site.test')).textContent).toBe('Admin');

    await choose(user, 'admin@site.test', 'User');
    await user.click(await screen.findByRole('button', { name: 'Give up the role' }));
    await screen.findByText('User role updated successfully!');
    await waitFor(() => expect(refresh).toHaveBeenCalledOnce());
  });

  it('can still be given up in the open question after the list changes to its layout for phones', async () => {
    const turn = pretendMedia();
    const { user, asked, session } = await renderUsers({
      AllUsers: () => listOf(self, salma),
      UpdateUserRole: () => of(changedTo('a1', 'user')),
    });
    vi.spyOn(session, 'refreshNow').mockResolvedValue();

    await choose(user, 'admin@site.test', 'User');
    await screen.findByRole('alertdialog', { name: 'Give up your own admin role?' });
    turn('max-width: 37');

    await user.click(await screen.findByRole('button', { name: 'Give up the role' }));
    await waitFor(() => expect(asked('UpdateUserRole')).toHaveLength(1));
  });

  it('has its dropdown and its success message in Arabic on the Arabic page', async () => {
    const { user } = await renderUsers(
      {
        AllUsers: () => listOf(self, salma),
        UpdateUserRole: () => of(changedTo('b2', 'admin')),
      },
      { locale: 'ar' },
    );

    await user.click(await screen.findByRole('combobox', { name: 'دور ⁨salma@site.test⁩' }));
    await user.click(await screen.findByRole('option', { name: 'مدير' }));

    expect(await screen.findByText('حُدِّث دور المستخدم بنجاح!')).toBeTruthy();
  });
});
