import { screen, waitFor, within } from '@testing-library/react';
import type { ApolloLink } from '@apollo/client';
import { of, ReplaySubject } from 'rxjs';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi, pageOf } from '#src/testing/fake-api.ts';
import { makeDispatch, makeNewsletter as row } from '#src/testing/make-rows.ts';
import { renderAdminPage } from '#src/testing/render-admin.tsx';
import { typeMoment } from '#src/testing/type-moment.ts';
import { NewslettersAdminPage } from '../newsletters-section.tsx';

const progress = (values: Record<string, unknown> = {}): ApolloLink.Result => ({
  data: {
    dispatch: {
      ...makeDispatch({ state: 'sending', sent_count: 90, failed_count: 2, queued_count: 28 }),
      subject: 'Spring offers',
      subject_ar: 'عروض الربيع',
      undo_until: '2026-11-22T10:00:10+00:00',
      sending_count: 0,
      problem: null,
      created_at: '2026-11-22T10:00:00+00:00',
      started_at: '2026-11-22T10:00:10+00:00',
      prepared_at: '2026-11-22T10:00:10+00:00',
      finished_at: null,
      person: { __typename: 'people', user_id: 'u1', email: 'admin@site.test' },
      ...values,
    },
  },
});

/** Longer than the list of recipients waits between two refreshes. */
const LIST_REFRESH_MS = 5000;

const recipientsOf = (count: number, hasRows = true, held = 0): ApolloLink.Result => ({
  data: {
    deliveries: (hasRows ? [0] : []).map(() => ({
      __typename: 'deliveries',
      id: 'v1',
      state: 'failed',
      reason: 'refused',
      locale: 'en',
      attempts: 1,
      unknown_attempts: 0,
      next_attempt_at: '2026-11-22T10:00:10+00:00',
      finished_at: null,
      response: '550 5.1.1 no such user',
      bounce: held > 0 ? 'held' : null,
      contact: { __typename: 'contacts', id: 'c1', email: 'gone@example.test' },
    })),
    total: { __typename: 'total', aggregate: { __typename: 'fields', count } },
    held: { __typename: 'held', aggregate: { __typename: 'fields', count: held } },
  },
});

const changed = (state: string): ApolloLink.Result => ({
  data: { changed: { __typename: 'changed_dispatch', dispatch_id: 'd1', state } },
});

const answersOf = (values: Record<string, unknown> = {}) => ({
  NewslettersList: () => pageOf([row({ status: 'sent', dispatches: [makeDispatch({ state: 'sending' })] })]),
  DispatchProgress: () => of(progress(values)),
  DispatchRecipients: () => recipientsOf(61),
  PauseDispatch: () => changed('paused'),
  CancelDispatch: () => changed('cancelled'),
  RetryDeliveries: () => changed('sending'),
  ResumeDispatch: () => changed('sending'),
  UndoDispatch: () => changed('undone'),
  RescheduleDispatch: () => changed('scheduled'),
});

const apiOf = (values: Record<string, unknown> = {}) => fakeApi(answersOf(values));

async function open(api: ReturnType<typeof fakeApi>, locale: 'en' | 'ar' = 'en') {
  const { user } = await renderAdminPage(<NewslettersAdminPage />, {
    link: api.link,
    path: '/?dispatch=d1',
    locale,
  });

  return { user, dialog: within(await screen.findByRole('dialog')) };
}

const figureOf = (dialog: ReturnType<typeof within>, label: string) =>
  dialog.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

beforeEach(() => {
  window.localStorage.clear();
});

describe('the progress of a dispatch', () => {
  it('opens from its row and shows sent, failed and remaining', async () => {
    const api = apiOf();
    const { user } = await renderAdminPage(<NewslettersAdminPage />, { link: api.link });
    await user.click(await screen.findByRole('button', { name: 'Sending' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sending progress' }));

    await dialog.findByText('Spring offers');
    expect(figureOf(dialog, 'Sent')).toBe('90');
    expect(figureOf(dialog, 'Failed')).toBe('2');
    expect(figureOf(dialog, 'Remaining')).toBe('28');
  });

  it("lists recipients by page and state, with the server's answer", async () => {
    const api = apiOf();
    const { user, dialog } = await open(api);

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
  ] as const)('tells in %s that hard bounces are held', async (locale, all, one) => {
    const api = fakeApi({ ...answersOf(), DispatchRecipients: () => recipientsOf(61, true, 24) });
    const { dialog } = await open(api, locale);

    expect(await dialog.findByText(all, { exact: false })).toBeTruthy();
    expect(dialog.getByText(one, { exact: false })).toBeTruthy();
  });

  it('goes to the last page of recipients where its own lies beyond the end', async () => {
    let count = 61;
    const state = new ReplaySubject<ApolloLink.Result>();
    state.next(progress());
    const api = fakeApi({
      ...answersOf(),
      DispatchProgress: () => state,
      DispatchRecipients: ({ variables }) => recipientsOf(count, Number(variables['offset']) < count),
    });
    const { user, dialog } = await open(api);
    await user.click(await dialog.findByRole('button', { name: /next page/i }));
    await dialog.findByText('26–50 of 61');
    count = 20;
    state.next(progress({ sent_count: 91 }));

    expect(await dialog.findByText('1–20 of 20', {}, { timeout: LIST_REFRESH_MS })).toBeTruthy();
    expect(await dialog.findByText('gone@example.test')).toBeTruthy();
    expect(api.asked('DispatchRecipients').at(-1)?.variables['offset']).toBe(0);
  });

  it('pauses, and tries what failed once more', async () => {
    const api = apiOf();
    const { user, dialog } = await open(api);

    await user.click(await dialog.findByRole('button', { name: 'Pause' }));
    await waitFor(() => expect(api.asked('PauseDispatch')).toHaveLength(1));
    await user.click(dialog.getByRole('button', { name: 'Retry failed emails' }));

    await waitFor(() => expect(api.asked('RetryDeliveries')[0]?.variables).toEqual({ dispatch_id: 'd1' }));
  });

  it('asks before it cancels', async () => {
    const api = apiOf();
    const { user, dialog } = await open(api);

    await user.click(await dialog.findByRole('button', { name: 'Cancel sending' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(api.asked('CancelDispatch')).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Cancel sending' }));

    await waitFor(() => expect(api.asked('CancelDispatch')[0]?.variables).toEqual({ dispatch_id: 'd1' }));
  });

  it('goes on after a pause', async () => {
    const api = apiOf({ state: 'paused' });
    const { user, dialog } = await open(api);

    await user.click(await dialog.findByRole('button', { name: 'Resume' }));

    await waitFor(() => expect(api.asked('ResumeDispatch')[0]?.variables).toEqual({ dispatch_id: 'd1' }));
    expect(dialog.queryByRole('button', { name: 'Pause' })).toBeNull();
  });

  it.each(['waiting', 'scheduled'])('undoes what has not begun (%s)', async (state) => {
    const api = apiOf({ state, started_at: null, prepared_at: null });
    const { user, dialog } = await open(api);

    await user.click(await dialog.findByRole('button', { name: 'Undo sending' }));

    await waitFor(() => expect(api.asked('UndoDispatch')[0]?.variables).toEqual({ dispatch_id: 'd1' }));
    expect(dialog.queryByRole('button', { name: 'Cancel sending' })).toBeNull();
  });

  it('changes the time of what is scheduled', async () => {
    const api = apiOf({ state: 'scheduled', started_at: null, prepared_at: null });
    const { user, dialog } = await open(api);

    await typeMoment(user, '123120990930AM');
    await user.click(dialog.getByRole('button', { name: 'Change time' }));

    await waitFor(() =>
      expect(api.asked('RescheduleDispatch')[0]?.variables).toEqual({
        dispatch_id: 'd1',
        scheduled_at: new Date(2099, 11, 31, 9, 30).toISOString(),
      }),
    );
    expect(await screen.findByText(/The newsletter will be sent on Dec 31, 2099/)).toBeTruthy();
  });

  it('takes no time that has passed', async () => {
    const api = apiOf({ state: 'scheduled', started_at: null, prepared_at: null });
    const { user, dialog } = await open(api);

    await typeMoment(user, '123120200930AM');
    await user.click(dialog.getByRole('button', { name: 'Change time' }));

    expect(await dialog.findByText('This moment has passed already.')).toBeTruthy();
    expect(api.asked('RescheduleDispatch')).toEqual([]);
  });

  it('says that a new time is missing', async () => {
    const api = apiOf({ state: 'scheduled', started_at: null, prepared_at: null });
    const { user, dialog } = await open(api);

    await user.click(await dialog.findByRole('button', { name: 'Change time' }));

    expect(await dialog.findByText('Please choose the new time.')).toBeTruthy();
    expect(api.asked('RescheduleDispatch')).toEqual([]);
  });

  it('says what keeps the mail server from taking anything', async () => {
    const { dialog } = await open(apiOf({ state: 'paused', problem: '535 login refused' }));

    expect((await dialog.findByRole('alert')).textContent).toContain('535 login refused');
    expect(dialog.getByRole('button', { name: 'Resume' })).toBeTruthy();
  });

  it('reads in Arabic', async () => {
    const { dialog } = await open(apiOf(), 'ar');

    expect(await dialog.findByText('عروض الربيع')).toBeTruthy();
    expect(dialog.getByText('رفضها خادم البريد')).toBeTruthy();
  });
});
