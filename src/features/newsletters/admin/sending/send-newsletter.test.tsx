import { screen, waitFor } from '@testing-library/react';
import { ReplaySubject, of } from 'rxjs';
import type { ApolloLink } from '@apollo/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pageOf, refused } from '#src/testing/fake-api.ts';
import { makeNewsletter as row } from '#src/testing/make-rows.ts';
import {
  askToSend,
  audienceOf,
  newslettersApi,
  queuedAs,
  sendNewsletter,
} from '#src/testing/newsletters-page.tsx';
import { typeMoment } from '#src/testing/type-moment.ts';

const QUESTION =
  'Are you sure you want to send this newsletter to all contacts? This action cannot be undone.';

const undoWindow: ApolloLink.Result = {
  data: {
    dispatch: {
      __typename: 'dispatches',
      id: 'd1',
      state: 'waiting',
      created_at: '2026-11-22T10:00:00+00:00',
      undo_until: '2026-11-22T10:00:10+00:00',
    },
  },
};

const begun = (state: string, status = 'sent'): ApolloLink.Result => ({
  data: {
    dispatch: {
      __typename: 'dispatches',
      id: 'd1',
      state,
      newsletter: { __typename: 'newsletters', id: 'm1', status },
    },
  },
});

const apiOf = (answers: Parameters<typeof newslettersApi>[0] = {}) =>
  newslettersApi({ SendNewsletter: () => queuedAs('waiting'), UndoWindow: () => undoWindow, ...answers });

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('sending a newsletter', () => {
  it("asks in the specification's words, and says how many contacts get it and how many are left out", async () => {
    const { dialog } = await askToSend(apiOf());

    expect(dialog.getByText(QUESTION)).toBeTruthy();
    expect(dialog.getByText('Spring offers')).toBeTruthy();
    expect(await dialog.findByText('120 subscribed contacts get it.')).toBeTruthy();
    expect(dialog.getByText('40 of them get it in Arabic.')).toBeTruthy();
    expect(dialog.getByText('3 contacts are left out: unsubscribed.')).toBeTruthy();
    expect(dialog.getByText('1 contact is left out: mail to this address bounced.')).toBeTruthy();
    expect(dialog.getByText('Leave empty to send now.')).toBeTruthy();
    expect(dialog.getByText(/^Time zone: /)).toBeTruthy();
  });

  it('opens no edit form when the question or its backdrop is clicked; the backdrop closes the question', async () => {
    const { user, dialog } = await askToSend(apiOf());
    await user.click(dialog.getByText(QUESTION));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(document.querySelector('.MuiDialog-container')!);

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.queryByRole('dialog', { name: 'Edit newsletter' })).toBeNull();
  });

  it('says that contacts who read Arabic get English where the newsletter has no Arabic text', async () => {
    const api = apiOf({
      NewslettersList: () => pageOf([row({ subject_ar: null, content_ar: null })]),
    });
    const { dialog } = await askToSend(api);

    expect(await dialog.findByText(/40 of them read Arabic and get the English text/)).toBeTruthy();
  });

  it('names missing settings, links to them, and disables Send while they are missing', async () => {
    const api = apiOf({
      NewsletterRecipients: () => audienceOf({ missing_settings: ['sender_email', 'postal_address'] }),
    });
    const { dialog } = await askToSend(api);

    expect((await dialog.findByRole('alert')).textContent).toContain('sender email and postal address');
    expect(dialog.getByRole('link', { name: 'Open Settings' }).getAttribute('href')).toBe('/admin/settings');
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
  });

  it('disables Send where no contact is subscribed', async () => {
    const api = apiOf({ NewsletterRecipients: () => audienceOf({ recipients: 0, arabic: 0 }) });
    const { dialog } = await askToSend(api);

    await dialog.findByText('No contact is subscribed, so nobody would get it.');
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
  });

  it('sends the saved newsletter, offers to undo, and reports success once the server has begun', async () => {
    const state = new ReplaySubject<ApolloLink.Result>();
    state.next(begun('waiting', 'draft'));
    const api = apiOf({ DispatchBegins: () => state });
    await sendNewsletter(api);

    expect(await screen.findByText(/^Sending begins in 10 seconds\. Press/)).toBeTruthy();
    expect(screen.queryByText('Newsletter sent successfully to contacts!')).toBeNull();
    expect(api.asked('SendNewsletter').map(({ variables }) => variables)).toEqual([
      {
        newsletter_id: 'm1',
        subject: 'Spring offers',
        html_content: '<p>Two months free.</p>',
        subject_ar: 'عروض الربيع',
        html_content_ar: '<p>شهران مجانًا.</p>',
        scheduled_at: null,
        scheduled_at_zone: null,
        version: '2026-11-05T10:00:00+00:00',
      },
    ]);
    state.next(begun('sending'));

    expect(await screen.findByText('Newsletter sent successfully to contacts!')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/Sending begins/)).toBeNull());
  });

  it('schedules the newsletter for a moment and its zone, and says when it will be sent', async () => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    const api = apiOf({ SendNewsletter: () => queuedAs('scheduled') });
    const { user, dialog } = await askToSend(api);

    await dialog.findByText('120 subscribed contacts get it.');
    await typeMoment(user, '123120990930AM');
    await user.click(dialog.getByRole('button', { name: 'Schedule' }));

    expect(
      await screen.findByText(/The newsletter will be sent on Nov 22, 2026, 11:00 AM GMT\+1\./),
    ).toBeTruthy();
    expect(api.asked('SendNewsletter')[0]?.variables).toMatchObject({
      scheduled_at: '2099-12-31T08:30:00.000Z',
      scheduled_at_zone: 'Europe/Berlin',
    });
    expect(screen.queryByText(/Sending begins/)).toBeNull();
  });

  it('is undone by the Undo button, which says that the newsletter is a draft again', async () => {
    const state = new ReplaySubject<ApolloLink.Result>();
    const api = apiOf({
      DispatchBegins: () => state,
      UndoDispatch: () => {
        state.next(begun('undone', 'draft'));
        return {
          data: { undo_dispatch: { __typename: 'changed_dispatch', dispatch_id: 'd1', state: 'undone' } },
        };
      },
    });
    const { user } = await sendNewsletter(api);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));

    expect(await screen.findByText('Sending was undone. The newsletter is a draft again.')).toBeTruthy();
    expect(api.asked('UndoDispatch')[0]?.variables).toEqual({ dispatch_id: 'd1' });
  });

  it('says that it is too late to undo when the server has begun to send', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const api = apiOf({ UndoDispatch: () => refused('sending', { code: 'dispatch-state' }) });
    const { user } = await sendNewsletter(api);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));

    expect(await screen.findByText(/Too late to undo/)).toBeTruthy();
  });

  it("warns in the specification's words where mails go out but the newsletter is not marked as sent", async () => {
    const api = apiOf({ DispatchBegins: () => of(begun('sending', 'draft')) });
    await sendNewsletter(api);

    expect(await screen.findByText('Newsletter sent, but failed to update status in database.')).toBeTruthy();
  });

  it("shows the server's refusal within the specification's sentence, and keeps the dialog open", async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const api = apiOf({ SendNewsletter: () => refused('the worker is away', { code: 'odd' }) });
    await sendNewsletter(api);

    expect(await screen.findByText('Failed to send newsletter: the worker is away.')).toBeTruthy();
    expect(screen.getByRole('alertdialog')).toBeTruthy();
  });

  it('asks for confirmation in Arabic', async () => {
    const { dialog } = await askToSend(apiOf(), { locale: 'ar' });

    expect(
      dialog.getByText(
        'هل أنت متأكد أنك تريد إرسال هذه النشرة إلى جميع جهات الاتصال؟ لا يمكن التراجع عن هذا الإجراء.',
      ),
    ).toBeTruthy();
    expect(await dialog.findByText('تصل إلى 120 مشتركًا.')).toBeTruthy();
  });
});
