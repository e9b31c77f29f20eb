import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ApolloLink } from '@apollo/client';
import { ReplaySubject } from 'rxjs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AHEAD, apiOf, progress, recipientsOf } from '#src/testing/dispatch-api.ts';
import { openNewsletters, openProgress } from '#src/testing/newsletters-page.tsx';
import { typeMoment } from '#src/testing/type-moment.ts';

/** Longer than the list of recipients waits between two refreshes. */
const LIST_REFRESH_MS = 5000;

afterEach(() => {
  vi.unstubAllEnvs();
});

const figureOf = (dialog: ReturnType<typeof within>, label: string) =>
  dialog.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

describe('the sending progress of a newsletter', () => {
  it("opens from the newsletter's row and shows how many mails are sent, failed and remaining", async () => {
    const { user } = await openNewsletters(apiOf());
    await user.click(await screen.findByRole('button', { name: 'Sending' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sending progress' }));

    await dialog.findByText('Spring offers');
    expect(figureOf(dialog, 'Sent')).toBe('90');
    expect(figureOf(dialog, 'Failed')).toBe('2');
    expect(figureOf(dialog, 'Remaining')).toBe('28');
  });

  it('shows the counts as they change', async () => {
    const state = new ReplaySubject<ApolloLink.Result>();
    state.next(progress());
    const { dialog } = await openProgress(apiOf({}, { DispatchProgress: () => state }));
    await dialog.findByText('Spring offers');

    state.next(progress({ sent_count: 117, failed_count: 3 }));

    await waitFor(() => expect(figureOf(dialog, 'Sent')).toBe('117'));
    expect(figureOf(dialog, 'Failed')).toBe('3');
    expect(figureOf(dialog, 'Remaining')).toBe('0');
  });

  it('lists the recipients of one state, from the first page on', async () => {
    const api = apiOf();
    const { user, dialog } = await openProgress(api);
    await user.click(await dialog.findByRole('button', { name: /next page/i }));
    await dialog.findByText('26–50 of 61');

    await user.click(dialog.getByRole('combobox', { name: 'State' }));
    await user.click(await screen.findByRole('option', { name: 'Failed' }));

    await waitFor(() =>
      expect(api.asked('DispatchRecipients').at(-1)?.variables).toMatchObject({
        where: { dispatch_id: { _eq: 'd1' }, state: { _eq: 'failed' } },
        offset: 0,
      }),
    );
  });

  it("lists the recipients page by page, with the mail server's answer to each", async () => {
    const api = apiOf();
    const { user, dialog } = await openProgress(api);

    expect(await dialog.findByText('gone@example.test')).toBeTruthy();
    expect(dialog.getByText('550 5.1.1 no such user')).toBeTruthy();
    expect(dialog.getByText('Refused by the mail server')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: /next page/i }));

    await waitFor(() =>
      expect(api.asked('DispatchRecipients').at(-1)?.variables).toEqual({
        where: { dispatch_id: { _eq: 'd1' } },
        held: { dispatch_id: { _eq: 'd1' }, bounce: { _eq: 'held' } },
        limit: 25,
        offset: 25,
      }),
    );
  });

  it.each([
    ['en', 'A mail server said of many addresses that they do not exist (24).', 'Held: its mail server'],
    ['ar', 'ردّ خادم بريد على عناوين كثيرة بأنها غير موجودة (24).', 'لم يُعتمد: خادم بريده'],
  ] as const)(
    'says in %s that bounces are held back where one mail server calls many addresses unknown',
    async (locale, all, one) => {
      const { dialog } = await openProgress(
        apiOf({}, { DispatchRecipients: () => recipientsOf(61, true, 24) }),
        locale,
      );

      expect(await dialog.findByText(all, { exact: false })).toBeTruthy();
      expect(dialog.getByText(one, { exact: false })).toBeTruthy();
    },
  );

  it('goes to the last page of recipients when the page it shows no longer exists', async () => {
    let count = 61;
    const state = new ReplaySubject<ApolloLink.Result>();
    state.next(progress());
    const api = apiOf(
      {},
      {
        DispatchProgress: () => state,
        DispatchRecipients: ({ variables }) => recipientsOf(count, Number(variables['offset']) < count),
      },
    );
    const { user, dialog } = await openProgress(api);
    await user.click(await dialog.findByRole('button', { name: /next page/i }));
    await dialog.findByText('26–50 of 61');
    count = 20;
    state.next(progress({ sent_count: 91 }));

    expect(await dialog.findByText('1–20 of 20', {}, { timeout: LIST_REFRESH_MS })).toBeTruthy();
    expect(await dialog.findByText('gone@example.test')).toBeTruthy();
    expect(api.asked('DispatchRecipients').at(-1)?.variables['offset']).toBe(0);
  });

  const ALL = 'Retry failed and unknown emails';
  const UNKNOWN = { failed_count: 0, unknown_count: 3 };
  it.each<[string, string, string, object, object?]>([
    ['Pause', 'PauseDispatch', 'Resume', {}],
    ['Retry failed emails', 'RetryDeliveries', ALL, {}],
    [ALL, 'RetryDeliveries', 'Retry failed emails', UNKNOWN, { include_unknown: true }],
    ['Resume', 'ResumeDispatch', 'Pause', { state: 'paused' }],
    ['Undo sending', 'UndoDispatch', 'Cancel sending', { state: 'waiting', ...AHEAD }],
    ['Cancel schedule', 'UndoDispatch', 'Undo sending', { state: 'scheduled', ...AHEAD }],
  ])(
    'offers "%s", which calls %s, but not "%s" (the dispatch is sending, unless changed by %o)',
    async (name, action, other, values, more = {}) => {
      const api = apiOf({ ...values });
      const { user, dialog } = await openProgress(api);

      await user.click(await dialog.findByRole('button', { name }));

      await waitFor(() => expect(api.asked(action)[0]?.variables).toEqual({ dispatch_id: 'd1', ...more }));
      expect(dialog.queryByRole('button', { name: other })).toBeNull();
    },
  );

  it('asks for confirmation before it cancels the sending', async () => {
    const api = apiOf();
    const { user, dialog } = await openProgress(api);

    await user.click(await dialog.findByRole('button', { name: 'Cancel sending' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(api.asked('CancelDispatch')).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Cancel sending' }));

    await waitFor(() => expect(api.asked('CancelDispatch')[0]?.variables).toEqual({ dispatch_id: 'd1' }));
  });

  it('shows when a scheduled newsletter is sent, with the zone in which that was chosen', async () => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    const scheduled_at = '2026-07-22T10:00:00+00:00';
    const zone = { scheduled_at_zone: 'America/Toronto' };
    const { dialog } = await openProgress(apiOf({ state: 'scheduled', scheduled_at, ...zone, ...AHEAD }));

    expect(await dialog.findByText(/^Scheduled for Jul 22, 2026, 12:00 PM GMT\+2/)).toBeTruthy();
    expect(dialog.getByText('In America/Toronto: Jul 22, 2026, 6:00 AM GMT-4')).toBeTruthy();
    expect(dialog.queryByRole('progressbar')).toBeNull();
    expect(dialog.queryByText('Remaining')).toBeNull();
  });

  it('changes the time at which a scheduled newsletter is sent', async () => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    const api = apiOf({ state: 'scheduled', ...AHEAD });
    const { user, dialog } = await openProgress(api);

    await typeMoment(user, '123120990930AM');
    await user.click(dialog.getByRole('button', { name: 'Change time' }));

    await waitFor(() =>
      expect(api.asked('RescheduleDispatch')[0]?.variables).toEqual({
        dispatch_id: 'd1',
        scheduled_at: '2099-12-31T08:30:00.000Z',
        scheduled_at_zone: 'Europe/Berlin',
      }),
    );
    expect(await screen.findByText(/The newsletter will be sent on Dec 31, 2099/)).toBeTruthy();
  });

  it.each([
    [
      'has passed',
      (user: UserEvent) => typeMoment(user, '123120200930AM'),
      'This moment has passed already.',
    ],
    ['is missing', () => undefined, 'Please choose the new time.'],
  ])('refuses a new time for a scheduled newsletter that %s', async (_, type, text) => {
    const api = apiOf({ state: 'scheduled', ...AHEAD });
    const { user, dialog } = await openProgress(api);

    await type(user);
    await user.click(await dialog.findByRole('button', { name: 'Change time' }));

    expect(await dialog.findByText(text)).toBeTruthy();
    expect(api.asked('RescheduleDispatch')).toEqual([]);
  });

  it("shows the mail server's error that paused the sending, and offers to resume", async () => {
    const { dialog } = await openProgress(apiOf({ state: 'paused', problem: '535 login refused' }));

    expect((await dialog.findByRole('alert')).textContent).toContain('535 login refused');
    expect(dialog.getByRole('button', { name: 'Resume' })).toBeTruthy();
  });

  it('shows the Arabic subject, and its own texts in Arabic', async () => {
    const { dialog } = await openProgress(apiOf(), 'ar');

    expect(await dialog.findByText('عروض الربيع')).toBeTruthy();
    expect(dialog.getByText('رفضها خادم البريد')).toBeTruthy();
  });
});
