import { screen, waitFor, within } from '@testing-library/react';
import { of } from 'rxjs';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi, pageOf } from '#src/testing/fake-api.ts';
import { makeDispatch, makeMail, makeNewsletter as row } from '#src/testing/make-rows.ts';
import { renderAdminPage } from '#src/testing/render-admin.tsx';
import { NewslettersAdminPage } from '../newsletters-section.tsx';

const SCHEDULED = { state: 'scheduled', scheduled_at: '2026-11-30T10:00:00+00:00' };

const progress = {
  ...makeDispatch(SCHEDULED),
  subject: 'Spring offers',
  subject_ar: null,
  undo_until: '2026-11-30T10:00:00+00:00',
  queued_count: 0,
  sending_count: 0,
  problem: null,
  created_at: '2026-11-22T10:00:00+00:00',
  started_at: null,
  prepared_at: null,
  finished_at: null,
  person: null,
};

/** Returns an API with a scheduled dispatch of 'Spring offers' and a newsletter that was saved since. */
function twoVersions(newsletter: Record<string, unknown> = {}) {
  const texts = { subject_ar: null, preheader: null, preheader_ar: null, template_name: 'Modern' };
  const content = '<p>Two months free.</p>';
  const saved = { ...texts, content, content_ar: null, subject: 'Summer offers', preheader: 'Until June' };

  return fakeApi({
    NewslettersList: () => pageOf([row({ dispatches: [makeDispatch(SCHEDULED)] })]),
    DispatchProgress: () => of({ data: { dispatch: progress } }),
    DispatchTexts: () =>
      of({
        data: {
          dispatch: {
            __typename: 'dispatches',
            id: 'd1',
            ...texts,
            subject: 'Spring offers',
            html_content: content,
            html_content_ar: null,
            newsletter: {
              __typename: 'newsletters',
              id: 'm1',
              updated_at: '2026-11-22T10:00:00.000001+00:00',
              ...saved,
              ...newsletter,
            },
          },
        },
      }),
    LastChange: () => ({ data: { entries: [] } }),
    PreviewNewsletter: ({ variables }) => makeMail(`Mail of ${String(variables['subject'])}`),
    UpdateDispatch: () => ({
      data: { changed: { __typename: 'changed_dispatch', dispatch_id: 'd1', state: 'scheduled' } },
    }),
  });
}

async function open(api: ReturnType<typeof fakeApi>, locale: 'en' | 'ar' = 'en') {
  const { user } = await renderAdminPage(<NewslettersAdminPage />, {
    link: api.link,
    path: '/?dispatch=d1',
    locale,
  });

  return { user, dialog: within(await screen.findByRole('dialog')) };
}

beforeEach(() => {
  window.localStorage.clear();
});

describe('a newsletter that was saved after it was scheduled', () => {
  it.each([
    ['en', /^What goes out is not what is saved.*They differ in: Subject and Preview text\./],
    [
      'ar',
      /^ما سيُرسل ليس ما هو محفوظ في النشرة.*يختلفان في: الموضوع \(بالإنجليزية\) ونص المعاينة \(بالإنجليزية\)\./,
    ],
  ] as const)(
    'shows both what goes out and what is saved, and where they differ (%s)',
    async (locale, warning) => {
      const { user, dialog } = await open(twoVersions(), locale);

      expect((await dialog.findByRole('alert')).textContent).toMatch(warning);
      const frame = () =>
        dialog.findByTitle<HTMLIFrameElement>(/Preview of the newsletter in English|معاينة.*الإنجليزية/);
      const shown = async () => (await frame()).srcdoc;
      await waitFor(async () => expect(await shown()).toContain('Mail of Spring offers'));
      await user.click(
        dialog.getByRole('button', { name: locale === 'en' ? 'What is saved' : 'ما هو محفوظ' }),
      );

      await waitFor(async () => expect(await shown()).toContain('Mail of Summer offers'));
    },
  );

  it('makes what goes out what is saved, in the version that is shown', async () => {
    const api = twoVersions();
    const { user, dialog } = await open(api);
    await user.click(await dialog.findByRole('button', { name: 'Use what is saved' }));

    expect(await screen.findByText('What goes out is now what is saved in the newsletter.')).toBeTruthy();
    expect(api.asked('UpdateDispatch')[0]?.variables).toEqual({
      dispatch_id: 'd1',
      version: '2026-11-22T10:00:00.000001+00:00',
    });
  });

  it('shows one version where mails would be the same: an Arabic without a subject is none', async () => {
    const api = twoVersions({ subject: 'Spring offers', preheader: '', content_ar: '<p>بلا موضوع</p>' });
    const { dialog } = await open(api);

    await waitFor(() => expect(api.asked('DispatchTexts')).toHaveLength(1));
    await dialog.findByText('Spring offers');
    expect(dialog.queryByRole('alert')).toBeNull();
  });
});
