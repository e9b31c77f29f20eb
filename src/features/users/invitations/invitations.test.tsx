import { screen, waitFor, within } from '@testing-library/react';
import { of, Subject } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { fakeApi, refused } from '#src/testing/fake-api.ts';
import { fillField, renderAdminPage } from '#src/testing/render-admin.tsx';
import type { RenderAppOptions } from '#src/testing/render-app.tsx';
import { InviteButton } from './invite-button.tsx';
import { PendingInvitations } from './pending-invitations.tsx';

const invitation = (id: string, email: string, more: object = {}) => ({
  __typename: 'invitations',
  id,
  email,
  role: 'admin',
  locale: 'ar',
  invited_at: '2026-11-20T10:00:00Z',
  expires_at: '2100-11-23T10:00:00Z',
  inviter: { __typename: 'people', user_id: 'a1', email: 'admin@site.test' },
  ...more,
});
const sent = {
  data: {
    invite_user: {
      __typename: 'sent_invitation',
      invitation_id: 'i1',
      email: 'noor@site.test',
      expires_at: '2100-11-23T10:00:00Z',
    },
  },
};
const openOnes = (...invitations: object[]) => of({ data: { invitations } });

const render = (answers: Parameters<typeof fakeApi>[0], options: RenderAppOptions = {}) => {
  const api = fakeApi(answers);
  const page = (
    <>
      <InviteButton />
      <PendingInvitations />
    </>
  );
  return renderAdminPage(page, { link: api.link, ...options }).then((rendered) => ({ ...rendered, ...api }));
};

describe('the dialog that invites a user', () => {
  it('sends email address, role and language, confirms it and closes', async () => {
    const answer = new Subject<object>();
    const { user, asked } = await render({ InviteUser: () => answer as never });
    await user.click(screen.getByRole('button', { name: 'Invite user' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite a user' }));

    await fillField(user, dialog.getByRole('textbox', { name: 'Email' }), ' noor@site.test ');
    await user.click(dialog.getByRole('combobox', { name: 'Language' }));
    await user.click(await screen.findByRole('option', { name: 'Arabic' }));
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: /Sending/ })).toHaveProperty('disabled', true),
    );
    answer.next(sent);
    answer.complete();

    expect(await screen.findByText('Invitation sent to ⁨noor@site.test⁩.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked('InviteUser').map(({ variables }) => variables)).toEqual([
      { email: 'noor@site.test', role: 'admin', locale: 'ar' },
    ]);
  });

  it('stays open and says in Arabic why it was refused', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = await render(
      { InviteUser: () => refused('for programs', { code: 'invitation-account-exists' }) },
      { locale: 'ar' },
    );
    await user.click(screen.getByRole('button', { name: 'دعوة مستخدم' }));
    const dialog = within(await screen.findByRole('dialog'));

    await fillField(user, dialog.getByRole('textbox'), 'noor@site.test');
    await user.click(dialog.getByRole('button', { name: 'إرسال الدعوة' }));

    expect(await screen.findByText(/لدى صاحب هذا البريد الإلكتروني حساب بالفعل/)).toBeTruthy();
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('refuses an invalid email address and sends nothing', async () => {
    const { user, asked } = await render({});
    await user.click(screen.getByRole('button', { name: 'Invite user' }));
    const dialog = within(await screen.findByRole('dialog'));
    await fillField(user, dialog.getByRole('textbox'), 'noor');

    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));

    expect(await screen.findByText('Please enter a valid email address.')).toBeTruthy();
    await fillField(user, dialog.getByRole('textbox'), 'o’brien@example.test');
    expect(
      await screen.findByText(/the address of an account has only letters without accents/),
    ).toBeTruthy();
    expect(asked('InviteUser')).toHaveLength(0);
  });
});

describe('pending invitations', () => {
  it('are not shown where there are none', async () => {
    await render({ OpenInvitations: () => openOnes() });

    expect(screen.queryByRole('region')).toBeNull();
  });

  it('show email address, role, inviter and expiry, and can be sent again or revoked', async () => {
    const past = invitation('i2', 'late@site.test', { expires_at: '2026-01-01T00:00:00Z', inviter: null });
    const { user, asked } = await render({
      OpenInvitations: () => openOnes(invitation('i1', 'noor@site.test'), past),
      InviteUser: () => sent,
      RevokeInvitation: () => ({
        data: { revoke_invitation: { __typename: 'revoked_invitation', invitation_id: 'i2' } },
      }),
    });
    const list = within(await screen.findByRole('region', { name: '2 pending invitations' }));
    const [first, second] = list.getAllByRole('listitem');
    expect(first?.textContent).toMatch(
      /noor@site.test.*Admin.*Arabic.*Waiting for an answer, valid until.*Invited by ⁨admin@site.test⁩/,
    );
    expect(second?.textContent).toMatch(/late@site.test.*Not answered, expired on/);

    await user.click(within(first!).getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('Invitation sent to ⁨noor@site.test⁩.')).toBeTruthy();
    expect(asked('InviteUser')[0]?.variables).toEqual({
      email: 'noor@site.test',
      role: 'admin',
      locale: 'ar',
    });

    await user.click(within(second!).getByRole('button', { name: 'Revoke' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Revoke this invitation?' }));
    expect(question.getByText('late@site.test')).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Revoke invitation' }));
    expect(await screen.findByText('Invitation revoked.')).toBeTruthy();
    expect(asked('RevokeInvitation')[0]?.variables).toEqual({ invitation_id: 'i2' });
  });
});
