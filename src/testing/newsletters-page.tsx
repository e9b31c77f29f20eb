import type { ApolloLink } from '@apollo/client';
import { screen, within } from '@testing-library/react';
import { NewslettersAdminPage } from '#src/features/newsletters/admin/newsletters-section.tsx';
import { fakeApi, pageOf } from './fake-api.ts';
import { makeDispatch, makeMail, makeNewsletter } from './make-rows.ts';
import { renderAdminPage } from './render-admin.tsx';
import type { RenderAppOptions } from './render-app.tsx';

type Api = ReturnType<typeof fakeApi>;

/** Creates an API with one newsletter, a draft that 120 contacts would get. */
export const newslettersApi = (answers: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    NewslettersList: () => pageOf([makeNewsletter()]),
    NewsletterRecipients: () => audienceOf(),
    PreviewNewsletter: () => makeMail('<p>Mail</p>'),
    ...answers,
  });

/** Returns the answer with who gets a newsletter. */
export const audienceOf = (counts: Record<string, unknown> = {}): ApolloLink.Result => ({
  data: {
    audience: {
      __typename: 'newsletter_audience',
      ...{ recipients: 120, arabic: 40, unsubscribed: 3, bounced: 1, rate_limit: 600, missing_settings: [] },
      ...counts,
    },
  },
});

/** Returns the answer to `send_newsletter`, which has made the dispatch `d1`. */
export const queuedAs = (state: string): ApolloLink.Result => ({
  data: {
    dispatch: {
      __typename: 'queued_dispatch',
      dispatch_id: 'd1',
      recipients: 120,
      state,
      undo_until: '2026-11-22T10:00:10+00:00',
    },
  },
});

/** Returns the answer to an action that moved the dispatch `d1`. */
export const changedTo = (state: string): ApolloLink.Result => ({
  data: { changed: { __typename: 'changed_dispatch', dispatch_id: 'd1', state } },
});

/** Returns the dispatch `d1` as its progress has it: not begun. */
export const makeProgress = (row: Record<string, unknown> = {}) => ({
  ...makeDispatch(),
  subject: 'Spring offers',
  subject_ar: null,
  scheduled_at_zone: null,
  undo_until: '2026-11-30T10:00:00+00:00',
  queued_count: 0,
  sending_count: 0,
  problem: null,
  created_at: '2026-11-22T10:00:00+00:00',
  started_at: null,
  prepared_at: null,
  finished_at: null,
  person: null,
  ...row,
});

/** Opens the section of newsletters. */
export const openNewsletters = (api: Api, options: RenderAppOptions = {}) =>
  renderAdminPage(<NewslettersAdminPage />, { link: api.link, ...options });

/** Opens the progress of the dispatch `d1`. */
export async function openProgress(api: Api, locale: 'en' | 'ar' = 'en') {
  const { user } = await openNewsletters(api, { path: '/?dispatch=d1', locale });

  return { user, dialog: within(await screen.findByRole('dialog')) };
}

/** Presses the button that sends the newsletter; the dialog asks whether to. */
export async function askToSend(api: Api, options: RenderAppOptions = {}) {
  const { user } = await openNewsletters(api, options);
  const name = options.locale === 'ar' ? 'إرسال النشرة' : 'Send Newsletter';
  await user.click(await screen.findByRole('button', { name }));

  return { user, dialog: within(await screen.findByRole('alertdialog')) };
}

/** Sends the newsletter, with the answer yes to the question. */
export async function sendNewsletter(api: Api) {
  const asked = await askToSend(api);
  await asked.dialog.findByText('120 subscribed contacts get it.');
  await asked.user.click(asked.dialog.getByRole('button', { name: 'Send' }));

  return asked;
}
