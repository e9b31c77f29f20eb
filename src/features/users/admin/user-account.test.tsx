import type { ApolloLink } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { of, Subject } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { refused } from '#src/testing/fake-api.ts';
import { makeListedUser } from '#src/testing/make-rows.ts';
import { emails, listOf, renderUsers, salma, self } from '#src/testing/render-users.tsx';

describe('the account of a user', () => {
  const rowOf = async (email: string) => within(await screen.findByRole('row', { name: new RegExp(email) }));
  const answer = async (user: UserEvent, title: string, name: string) => {
    const question = await screen.findByRole('alertdialog', { name: title });
    expect(within(question).getByText('salma@site.test')).toBeTruthy();
    await user.click(within(question).getByRole('button', { name }));
  };

  it('is disabled after a confirmation and enabled without one, and its row shows that it is disabled', async () => {
    const { user, asked } = await renderUsers({
      AllUsers: () => listOf(self, salma),
      SetUserEnabled: ({ variables: { enabled } }) => ({
        data: { set_user_enabled: { __typename: 'changed_user_state', user_id: 'b2', enabled } },
      }),
    });

    await user.click((await rowOf('salma')).getByRole('button', { name: 'Disable' }));
    await answer(user, 'Disable this user?', 'Disable user');

    expect(await screen.findByText('User disabled successfully!')).toBeTruthy();
    expect((await rowOf('salma')).getByText('Disabled')).toBeTruthy();
    await user.click((await rowOf('salma')).getByRole('button', { name: 'Enable' }));
    expect(await screen.findByText('User enabled successfully!')).toBeTruthy();
    expect((await rowOf('salma')).queryByText('Disabled')).toBeNull();
    expect(asked('SetUserEnabled').map(({ variables }) => variables)).toEqual([
      { target_user_id: 'b2', enabled: false },
      { target_user_id: 'b2', enabled: true },
    ]);
  });

  it('has its question stay open when a live change removes its row from the list', async () => {
    const changes = new Subject<ApolloLink.Result>();
    const lists = [listOf(self, salma)];
    const { user } = await renderUsers({
      AllUsers: () => lists.shift() ?? listOf(self),
      UserRolesChanged: () => changes,
    });
    await user.click((await rowOf('salma')).getByRole('button', { name: 'Disable' }));
    await screen.findByRole('alertdialog', { name: 'Disable this user?' });

    changes.next({ data: { changed: [] } });
    await waitFor(() => expect(screen.queryByRole('row', { name: /salma/, hidden: true })).toBeNull());

    expect(screen.getByRole('alertdialog', { name: 'Disable this user?' })).toBeTruthy();
  });

  it('has all its sessions ended after a confirmation; a disabled account has that button disabled', async () => {
    const disabled = makeListedUser('c3', 'omar@other.test', 'user', { enabled: false });
    const { user, asked } = await renderUsers({
      AllUsers: () => listOf(salma, disabled),
      EndUserSessions: () =>
        of({ data: { end_user_sessions: { __typename: 'signed_out_user', user_id: 'b2' } } }),
    });
    const off = (await rowOf('omar')).getByRole('button', { name: 'End sessions' });
    expect(off).toHaveProperty('disabled', true);

    await user.click((await rowOf('salma')).getByRole('button', { name: 'End sessions' }));
    await answer(user, 'End all sessions of this user?', 'End sessions');

    expect(await screen.findByText('All sessions of the user were ended.')).toBeTruthy();
    expect(asked('EndUserSessions')[0]?.variables).toEqual({ target_user_id: 'b2' });
  });

  it('has its second factor reset after a confirmation, and has no such button without a second factor', async () => {
    const withApp = { ...salma, second_factor: true };
    const { user, asked } = await renderUsers({
      AllUsers: () => listOf(self, withApp, makeListedUser('c3', 'omar@other.test')),
      ResetUserTotp: () => ({ data: { reset_user_totp: { __typename: 'reset_totp', user_id: 'b2' } } }),
    });
    const reset = { name: 'Reset second factor' };
    expect((await rowOf('omar')).queryByRole('button', reset)).toBeNull();

    await user.click((await rowOf('salma')).getByRole('button', reset));
    await answer(user, 'Reset the second factor of this user?', reset.name);

    expect(await screen.findByText('The second factor of the user was reset.')).toBeTruthy();
    expect(asked('ResetUserTotp')[0]?.variables).toEqual({ target_user_id: 'b2' });
    expect((await rowOf('salma')).queryByRole('button', reset)).toBeNull();
  });

  it('has no buttons in its row where it is that of the signed-in person', async () => {
    await renderUsers({ AllUsers: () => listOf(self, salma) });

    expect((await rowOf('^admin')).queryByRole('button')).toBeNull();
  });

  it('is listed with its last sign-in, and can be filtered by its state', async () => {
    const seen = makeListedUser('c3', 'omar@other.test', 'user', {
      enabled: false,
      last_sign_in_at: '2026-11-20T10:00:00Z',
    });
    await renderUsers(
      { AllUsers: () => listOf(self, salma, seen) },
      {
        path: '/?state=disabled',
      },
    );

    expect((await rowOf('omar')).getByText(/Nov 20, 2026/)).toBeTruthy();
    expect(emails()).toEqual(['omar@other.test']);
  });

  const RESET = 'إعادة تعيين العامل الثاني';
  it.each([
    {
      ...{ action: 'ResetUserTotp', code: 'user-unknown', press: RESET, confirm: RESET },
      title: 'هل تريد إعادة تعيين العامل الثاني لهذا المستخدم؟',
      text: /تعذّرت إعادة تعيين العامل الثاني: .*لم يعد هذا المستخدم موجودًا/,
    },
    {
      ...{ action: 'SetUserEnabled', code: 'last-admin', press: 'تعطيل', confirm: 'تعطيل المستخدم' },
      title: 'هل تريد تعطيل هذا المستخدم؟',
      text: /تعذّر تعطيل المستخدم: .*يجب أن يبقى مستخدم واحد/,
    },
  ])(
    'has the refusal of $action explained in Arabic',
    async ({ action, code, press, title, confirm, text }) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const { user } = await renderUsers(
        {
          AllUsers: () => listOf(self, { ...salma, second_factor: true }),
          [action]: () => refused('raw message', { code }),
        },
        { locale: 'ar' },
      );

      await user.click((await rowOf('salma')).getByRole('button', { name: press }));
      await answer(user, title, confirm);

      expect(await screen.findByText(text)).toBeTruthy();
    },
  );
});
