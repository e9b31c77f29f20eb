import type { ApolloLink } from '@apollo/client';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeApi, pageOf } from '#src/testing/fake-api.ts';
import { makeAdminContact as row } from '#src/testing/make-rows.ts';
import { renderAdminPage } from '#src/testing/render-admin.tsx';
import type { RenderAppOptions } from '#src/testing/render-app.tsx';
import { ContactsAdminPage } from './contacts-section.tsx';

const NO_CONSENT = {
  consent_version: null,
  consent_locale: null,
  consent_source: null,
  consent_requested_at: null,
  consent_confirmed_at: null,
};
const CONSENT = {
  consent_version: '2026-11-24',
  consent_locale: 'ar',
  consent_source: '/hosting/vps',
  consent_requested_at: '2026-12-01T10:00:00+00:00',
  consent_confirmed_at: '2026-12-02T11:30:00+00:00',
};

const standing = (state: string, consent: Record<string, string | null> = NO_CONSENT): ApolloLink.Result => ({
  data: {
    contact: {
      __typename: 'contacts',
      id: 'c1',
      email: 'salma@example.test',
      state,
      state_reason: state === 'unsubscribed' ? 'complaint' : null,
      state_note: null,
      unsubscribed_at: state === 'unsubscribed' ? '2026-11-10T10:00:00+00:00' : null,
      ...consent,
    },
  },
});

/** Opens the dialog of a contact; the fake server changes the contact's state when asked to. */
async function openContact(
  initial: string,
  options: RenderAppOptions = {},
  consent = NO_CONSENT as typeof NO_CONSENT | typeof CONSENT,
) {
  let state = initial;
  const api = fakeApi({
    ContactsList: () => pageOf([row({ state: initial })]),
    ContactStanding: () => standing(state, consent),
    SetContactState: ({ variables }) => {
      state = String(variables['state']);
      return { data: { changed: { __typename: 'changed_contact', contact_id: 'c1', state } } };
    },
    ExportContact: () => ({
      data: {
        exported: { __typename: 'contact_export', data: { contact: { email: 'salma@example.test' } } },
      },
    }),
  });
  const { user } = await renderAdminPage(<ContactsAdminPage />, {
    link: api.link,
    path: '/?record=c1',
    ...options,
  });

  return { ...api, user, dialog: within(await screen.findByRole('dialog')) };
}

describe('the dialog of a contact', () => {
  it('unsubscribes the contact after a confirmation, and then offers "Subscribe again"', async () => {
    const { user, dialog, asked } = await openContact('subscribed');

    await user.click(await dialog.findByRole('button', { name: 'Unsubscribe' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/They can resubscribe through the link/)).toBeTruthy();
    expect(asked('SetContactState')).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Unsubscribe' }));

    expect(await screen.findByText('This contact gets no more newsletters.')).toBeTruthy();
    expect(asked('SetContactState')[0]?.variables).toEqual({
      contact_id: 'c1',
      state: 'unsubscribed',
      reason: null,
    });
    expect(await dialog.findByText('Unsubscribed on Nov 10, 2026')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Unsubscribe' })).toBeNull();
    expect(dialog.queryByRole('button', { name: 'Resume sending' })).toBeNull();
    expect(dialog.getByRole('button', { name: 'Subscribe again' })).toBeTruthy();
  });

  it('resumes sending to a contact whose mail bounced, once a reason is entered', async () => {
    const { user, dialog, asked } = await openContact('bounced');

    await user.click(await dialog.findByRole('button', { name: 'Resume sending' }));
    const question = within(await screen.findByRole('dialog', { name: 'Resume sending' }));
    await user.click(question.getByRole('button', { name: 'Resume sending' }));
    expect(await question.findByText('Please say why.')).toBeTruthy();
    expect(asked('SetContactState')).toEqual([]);
    await user.type(question.getByLabelText(/Reason/), 'It works');
    await user.click(question.getByRole('button', { name: 'Resume sending' }));

    expect(await screen.findByText('This contact gets newsletters again.')).toBeTruthy();
    expect(asked('SetContactState')[0]?.variables).toEqual({
      contact_id: 'c1',
      state: 'subscribed',
      reason: 'It works',
    });
    expect(await dialog.findByText('Subscribed')).toBeTruthy();
  });

  it('says in Arabic that a spam complaint unsubscribed the contact', async () => {
    const { dialog } = await openContact('unsubscribed', { locale: 'ar' });

    expect(await dialog.findByText('أبلغ صاحب العنوان عن نشرة بوصفها رسالة مزعجة.')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'إلغاء الاشتراك' })).toBeNull();
    expect(dialog.getByRole('button', { name: 'استئناف الاشتراك' })).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'تصدير كل البيانات' })).toBeTruthy();
  });

  it('shows when and on which page the contact signed up, and to which text, in English and Arabic', async () => {
    const english = await openContact('subscribed', {}, CONSENT);
    const said = await english.dialog.findByText(/^Signed up in Arabic on/);
    expect(said.textContent).toMatch(
      /\/hosting\/vps: asked on Dec 1, 2026.*confirmed on Dec 2, 2026.*text of Nov 24, 2026/,
    );
    cleanup();

    const arabic = await openContact('subscribed', { locale: 'ar' }, CONSENT);

    expect(await arabic.dialog.findByText(/^سجّل صاحب العنوان بالعربية في الصفحة/)).toBeTruthy();
  });

  it('exports all data of the contact as a JSON file', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL');
    const { user, dialog, asked } = await openContact('subscribed');

    await user.click(await dialog.findByRole('button', { name: 'Export all data' }));

    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(asked('ExportContact')[0]?.variables).toEqual({ contact_id: 'c1' });
    expect(JSON.parse(await (saved.mock.calls[0]![0] as Blob).text())).toEqual({
      contact: { email: 'salma@example.test' },
    });
  });
});
