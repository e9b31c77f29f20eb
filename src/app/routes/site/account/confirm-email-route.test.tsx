import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi, refused } from '#src/testing/fake-api.ts';
import { makeSessionStore, withSession } from '#src/testing/make-session-store.tsx';
import { renderApp } from '#src/testing/render-app.tsx';
import { ConfirmEmailRoute } from './confirm-email-route.tsx';

const NEW = 'salma@new.test';
const linked = () => ({ data: { change: { __typename: 'linked_email_change', email: NEW } } });
const changed = () => ({ data: { confirm_email_change: { __typename: 'changed_email', email: NEW } } });

type Options = { who?: 'admin' | 'visitor'; locale?: 'en' | 'ar' };

async function open(
  answers: Parameters<typeof fakeApi>[0] = {},
  { who = 'admin', locale = 'en' }: Options = {},
) {
  const api = fakeApi({ EmailChangeOfLink: linked, ConfirmEmailChange: changed, ...answers });
  const session = await makeSessionStore(who);
  const rendered = await renderApp(<ConfirmEmailRoute />, {
    link: api.link,
    locale,
    path: '/confirm-email#type=email_change&token=secret',
    wrap: withSession(session),
  });
  return { ...rendered, ...api };
}

describe('the page of a link that confirms a new email address', () => {
  it('changes the email address only when the user clicks "Confirm the address"', async () => {
    const { user, asked } = await open();

    const confirm = await screen.findByRole('button', { name: 'Confirm the address' });
    expect(screen.getByText(NEW)).toBeTruthy();
    expect(asked('ConfirmEmailChange')).toEqual([]);
    await user.click(confirm);

    expect(
      await screen.findByRole('heading', { level: 1, name: 'Your email address was changed' }),
    ).toBeTruthy();
    expect(asked('ConfirmEmailChange').map(({ variables }) => variables)).toEqual([{ link_token: 'secret' }]);
    expect(screen.getByRole('link', { name: 'Go to my account' }).getAttribute('href')).toBe(
      '/admin/account',
    );
  });

  it('sends visitors to the login page and makes no request to the API', async () => {
    const { requests } = await open({}, { who: 'visitor' });

    expect(await screen.findByText(/^Please log in with your old address first/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the login page' }).getAttribute('href')).toBe(
      '/auth#admin',
    );
    expect(requests).toEqual([]);
  });

  it('says that the link cannot be used if it is invalid', async () => {
    await open({ EmailChangeOfLink: () => refused('for programs', { code: 'account-link-invalid' }) });

    expect(await screen.findByText(/^This link can't be used here/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Confirm the address' })).toBeNull();
  });

  it('says in Arabic why the address could not be confirmed, and allows another try', async () => {
    const { user } = await open(
      { ConfirmEmailChange: () => refused('for programs', { code: 'email-change-taken' }) },
      { locale: 'ar' },
    );

    await user.click(await screen.findByRole('button', { name: 'تأكيد العنوان' }));

    expect(await screen.findByText(/^صار هذا العنوان لحساب آخر/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'تأكيد العنوان' })).toHaveProperty('disabled', false);
  });
});
