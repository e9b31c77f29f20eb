import { screen, waitFor } from '@testing-library/react';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { fakeApi, refused } from '#src/testing/fake-api.ts';
import { fillField } from '#src/testing/render-admin.tsx';
import { renderApp, type RenderAppOptions } from '#src/testing/render-app.tsx';
import { InvitationRoute } from './invitation-route.tsx';

const shown = {
  data: {
    invitation: {
      __typename: 'linked_invitation',
      email: 'noor@site.test',
      role: 'admin',
      expires_at: '2030-01-01T00:00:00Z',
    },
  },
};
const accepted = {
  data: { accept_invitation: { __typename: 'accepted_invitation', email: 'noor@site.test' } },
};

const open = (answers: Parameters<typeof fakeApi>[0], options: RenderAppOptions = {}) => {
  const api = fakeApi({ InvitationOfLink: () => shown, ...answers });
  return renderApp(<InvitationRoute />, {
    link: api.link,
    path: '/invitation?lng=en#type=invitation&token=secret',
    ...options,
  }).then((rendered) => ({ ...rendered, ...api }));
};

describe('the page of an invitation', () => {
  it('asks for name and password, and links to the login once the account exists', async () => {
    const answer = new Subject<object>();
    const { user, asked } = await open({ AcceptInvitation: () => answer as never });

    expect((await screen.findByText(/Your account will be/)).textContent).toContain('noor@site.test');
    await fillField(user, screen.getByRole('textbox', { name: 'First name' }), ' Noor ');
    await fillField(user, screen.getByRole('textbox', { name: 'Last name' }), 'Haddad');
    await fillField(user, screen.getByLabelText(/^Password/), 'a-long-password');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByRole('button', { name: /Creating account/ })).toHaveProperty('disabled', true);
    answer.next(accepted);
    answer.complete();

    expect(await screen.findByText(/^Your account is ready. Log in with your email address/)).toBeTruthy();
    expect(asked('AcceptInvitation').map(({ variables }) => variables)).toEqual([
      { link_token: 'secret', first_name: 'Noor', last_name: 'Haddad', password: 'a-long-password' },
    ]);
    expect(asked('InvitationOfLink')).toHaveLength(1);
  });

  it('sends nothing if a field is invalid, and shows messages', async () => {
    const { user, asked } = await open({});
    await fillField(user, await screen.findByRole('textbox', { name: 'First name' }), 'N*or');
    await fillField(user, screen.getByLabelText(/^Password/), 'short');

    await user.click(screen.getByRole('button', { name: 'Create account' }));

    expect(await screen.findByText(/^Please enter a name of up to 255/)).toBeTruthy();
    expect(screen.getByText('Please enter your last name.')).toBeTruthy();
    expect(screen.getByText('Password must be at least 6 characters.')).toBeTruthy();
    expect(asked('AcceptInvitation')).toHaveLength(0);
  });

  it.each([
    ['account-link-invalid', /^This invitation is no longer valid/, 'link', 'Return to the home page'],
    ['users-unavailable', /^The identity server does not respond/, 'button', 'Try again'],
  ] as const)(
    'shows a message and a way on instead of the form if the API answers with %s',
    async (code, text, role, name) => {
      await open({ InvitationOfLink: () => refused('for programs', { code }) });

      expect((await screen.findByRole('alert')).textContent).toMatch(text);
      expect(screen.getByRole(role, { name })).toBeTruthy();
      expect(screen.queryByRole('textbox')).toBeNull();
    },
  );

  it('says in Arabic why the account could not be made, and keeps what was typed', async () => {
    const { user } = await open(
      { AcceptInvitation: () => refused('for programs', { code: 'password-weak' }) },
      { locale: 'ar' },
    );
    await fillField(user, await screen.findByRole('textbox', { name: 'الاسم الأول' }), 'نور');
    await fillField(user, screen.getByRole('textbox', { name: 'اسم العائلة' }), 'حداد');
    await fillField(user, screen.getByLabelText(/^كلمة المرور/), 'password');

    await user.click(screen.getByRole('button', { name: 'إنشاء الحساب' }));

    expect((await screen.findByRole('alert')).textContent).toMatch(/كلمة المرور هذه قصيرة/);
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'الاسم الأول' })).toHaveProperty('value', 'نور'),
    );
  });
});
