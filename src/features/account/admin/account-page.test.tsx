import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi, refused } from '#src/testing/fake-api.ts';
import { makeSessionStore, withSession } from '#src/testing/make-session-store.tsx';
import { renderApp } from '#src/testing/render-app.tsx';
import { AccountAdminPage } from './account-page.tsx';

const session = (id: string, changes: object = {}) => ({
  __typename: 'own_session',
  id,
  is_current: false,
  method: 'password',
  has_second_factor: true,
  browser: 'Firefox',
  system: 'Linux',
  address: '192.0.2.7',
  country: 'DE',
  signed_in_at: '2026-11-21T10:00:00+00:00',
  last_seen_at: '2026-11-22T10:00:00+00:00',
  ...changes,
});
const account =
  (changes: object = {}) =>
  () => ({
    data: {
      account: {
        __typename: 'own_account',
        id: 'a1',
        email: 'admin@site.test',
        first_name: 'Salma',
        last_name: 'Haddad',
        locale: 'en',
        has_password: true,
        has_totp: false,
        is_totp_required: false,
        sessions: [
          session('s1', { is_current: true }),
          session('s2', { browser: 'Chrome', method: 'google' }),
        ],
        ...changes,
      },
    },
  });

type Answers = Parameters<typeof fakeApi>[0];

async function renderPage(answers: Answers, locale: 'en' | 'ar' = 'en') {
  const { link, requests } = fakeApi({ OwnAccount: account(), ...answers });
  const store = await makeSessionStore('admin');
  const rendered = await renderApp(<AccountAdminPage />, { link, locale, wrap: withSession(store) });

  return { ...rendered, requests };
}

describe('the page My Account', () => {
  it('shows name, email, second factor and sessions, with a button to end each session but the current one', async () => {
    await renderPage({});

    expect(await screen.findByDisplayValue('Salma')).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Email' })).getByText('admin@site.test')).toBeTruthy();
    expect(screen.getByText('No authenticator app is set up')).toBeTruthy();
    const rows = within(screen.getByRole('region', { name: 'Sessions' })).getAllByRole('listitem');
    expect(within(rows[0]!).getByText('This browser')).toBeTruthy();
    expect(within(rows[0]!).queryByRole('button')).toBeNull();
    expect(within(rows[1]!).getByRole('button', { name: 'End the session: Chrome on Linux' })).toBeTruthy();
    expect(rows[1]!.textContent).toContain('Google');
    expect(await within(rows[1]!).findByText(/Germany/)).toBeTruthy();
  });

  it('saves a newly chosen language together with the name', async () => {
    const saved = { __typename: 'changed_own_account', id: 'a1', first_name: 'Salma', last_name: 'Haddad' };
    const { user, requests } = await renderPage({
      ChangeOwnAccount: () => ({ data: { change_own_account: { ...saved, locale: 'ar' } } }),
    });
    await user.click(await screen.findByRole('combobox', { name: /^Language/ }));
    await user.click(await screen.findByRole('option', { name: 'Arabic' }));
    await user.click(screen.getByRole('button', { name: 'Save profile' }));

    expect(await screen.findByText('Your profile was saved.')).toBeTruthy();
    expect(requests.find(({ name }) => name === 'ChangeOwnAccount')?.variables).toEqual({
      first_name: 'Salma',
      last_name: 'Haddad',
      locale: 'ar',
    });
  });

  it('requires a different email and the password to change the email, and says where the link was sent', async () => {
    const { user, requests } = await renderPage({
      RequestEmailChange: () => ({
        data: { request_email_change: { __typename: 'email_change_request', accepted: true } },
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Change email' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change your email address?' }));
    const email = dialog.getByRole('textbox', { name: /^New email/ });
    expect(dialog.queryByRole('textbox', { name: /^Code/ })).toBeNull();
    await user.type(email, 'ADMIN@site.test');
    await user.click(dialog.getByRole('button', { name: 'Send the link' }));
    expect(await dialog.findByText('This is your address already.')).toBeTruthy();
    expect(dialog.getByText('Password is required.')).toBeTruthy();
    await user.clear(email);
    await user.type(email, 'salma@new.test');
    await user.type(dialog.getByLabelText(/^Your password/), 'secret');
    await user.click(dialog.getByRole('button', { name: 'Send the link' }));

    const region = within(await screen.findByRole('region', { name: 'Email' }));
    expect(within(region.getByRole('status')).getByText('salma@new.test')).toBeTruthy();
    expect(region.getByText('admin@site.test')).toBeTruthy();
    expect(requests.find(({ name }) => name === 'RequestEmailChange')?.variables).toEqual({
      email: 'salma@new.test',
      password: 'secret',
    });
  });

  it('sends the code of the authenticator app to change the email, and says that the password is incorrect', async () => {
    const { user, requests } = await renderPage({
      OwnAccount: account({ has_totp: true }),
      RequestEmailChange: () => refused('no', { code: 'password-wrong' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Change email' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /^New email/ }), 'salma@new.test');
    await user.type(dialog.getByLabelText(/^Your password/), 'wrong');
    await user.type(dialog.getByRole('textbox', { name: /^Code/ }), '123456');
    await user.click(dialog.getByRole('button', { name: 'Send the link' }));

    expect(await dialog.findByText('The password is incorrect. Nothing was changed.')).toBeTruthy();
    expect(requests.at(-1)?.variables).toMatchObject({ totp: '123456' });
  });

  it('offers no change of the email to an account without a password, and says why', async () => {
    await renderPage({ OwnAccount: account({ has_password: false }) });

    expect(await screen.findByText(/^Changing your email needs your password/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Change email' })).toBeNull();
  });

  it('ends the session of another browser', async () => {
    const { user, requests } = await renderPage({
      EndOwnSession: () => ({ data: { end_own_session: { __typename: 'ended_session', id: 's2' } } }),
    });

    await user.click(await screen.findByRole('button', { name: /^End the session/ }));

    expect(await screen.findByText(/^The session was ended/)).toBeTruthy();
    expect(requests.find(({ name }) => name === 'EndOwnSession')?.variables).toEqual({ session_id: 's2' });
  });

  it('removes the authenticator app with password and code, and says so, also when the code is wrong', async () => {
    let hasApp = true;
    const { user, requests } = await renderPage({
      OwnAccount: () => account({ has_totp: hasApp })(),
      RemoveTotp: ({ variables }) => {
        if (variables['totp'] !== '123456') return refused('no', { code: 'code-wrong' });
        hasApp = false;
        return { data: { remove_totp: { __typename: 'totp_state', is_enabled: false } } };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Remove the app' }));
    const dialog = within(await screen.findByRole('dialog'));
    const code = dialog.getByRole('textbox', { name: 'Code' });
    const remove = () => user.click(dialog.getByRole('button', { name: 'Remove the app' }));
    await user.type(dialog.getByLabelText('Your password'), 'secret');
    await user.type(code, '654321');
    await remove();

    expect(await dialog.findByText(/^The code isn't right/)).toBeTruthy();
    expect(screen.getByText('An authenticator app is set up')).toBeTruthy();
    await user.clear(code);
    await user.type(code, '123456');
    await remove();

    expect(await screen.findByText('The authenticator app was removed.')).toBeTruthy();
    expect(await screen.findByText('No authenticator app is set up')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = requests.filter(({ name }) => name === 'RemoveTotp').map(({ variables }) => variables);
    expect(sent).toEqual(['654321', '123456'].map((totp) => ({ password: 'secret', totp })));
  });

  it('offers to replace the authenticator app, but not to remove it, where every administrator needs one', async () => {
    await renderPage({ OwnAccount: account({ has_totp: true, is_totp_required: true }) });

    expect(await screen.findByRole('button', { name: 'Set up another app' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Remove the app' })).toBeNull();
  });

  it('shows its sections and buttons in Arabic in the Arabic back office', async () => {
    await renderPage({}, 'ar');

    expect(await screen.findByRole('region', { name: 'الجلسات' })).toBeTruthy();
    expect(screen.getByText('لم يُعدّ تطبيق مصادقة')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'تغيير البريد الإلكتروني' })).toBeTruthy();
  });
});
