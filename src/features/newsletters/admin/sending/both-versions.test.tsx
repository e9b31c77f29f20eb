import { screen, waitFor } from '@testing-library/react';
import { of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { pageOf } from '#src/testing/fake-api.ts';
import { makeDispatch, makeMail, makeNewsletter as row } from '#src/testing/make-rows.ts';
import { changedTo, makeProgress, newslettersApi, openProgress } from '#src/testing/newsletters-page.tsx';

const SCHEDULED = { state: 'scheduled', scheduled_at: '2026-11-30T10:00:00+00:00' };

/** Returns an API with a scheduled dispatch of 'Spring offers' and a newsletter that was saved since. */
function twoVersions(changes: Record<string, unknown> = {}) {
  const { content, content_ar, ...sent } = row({ subject_ar: null, content_ar: null });
  const newsletter = {
    ...row({ subject_ar: null, content_ar: null, subject: 'Summer offers', preheader: 'Until June' }),
    ...{ updated_at: '2026-11-22T10:00:00.000001+00:00', ...changes },
  };

  return newslettersApi({
    NewslettersList: () => pageOf([row({ dispatches: [makeDispatch(SCHEDULED)] })]),
    DispatchProgress: () => of({ data: { dispatch: makeProgress(SCHEDULED) } }),
    DispatchTexts: () =>
      of({
        data: {
          dispatch: {
            ...{ ...sent, __typename: 'dispatches', id: 'd1', newsletter },
            ...{ html_content: content, html_content_ar: content_ar },
          },
        },
      }),
    LastChange: () => ({ data: { entries: [] } }),
    PreviewNewsletter: ({ variables }) => makeMail(`Mail of ${String(variables['subject'])}`),
    UpdateDispatch: () => changedTo('scheduled'),
  });
}

describe('a newsletter that was saved after it was scheduled', () => {
  it.each([
    ['en', /^What goes out is not what is saved.*They differ in: Subject and Preview text\./],
    [
      'ar',
      /^ما سيُرسل ليس ما هو محفوظ في النشرة.*يختلفان في: الموضوع \(بالإنجليزية\) ونص المعاينة \(بالإنجليزية\)\./,
    ],
  ] as const)(
    'shows its scheduled and its saved version, and names the fields that differ (%s)',
    async (locale, warning) => {
      const { user, dialog } = await openProgress(twoVersions(), locale);

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

  it('has its scheduled version replaced by the saved one on "Use what is saved"', async () => {
    const api = twoVersions();
    const { user, dialog } = await openProgress(api);
    await user.click(await dialog.findByRole('button', { name: 'Use what is saved' }));

    expect(await screen.findByText('What goes out is now what is saved in the newsletter.')).toBeTruthy();
    expect(api.asked('UpdateDispatch')[0]?.variables).toEqual({
      dispatch_id: 'd1',
      version: '2026-11-22T10:00:00.000001+00:00',
    });
  });

  it('shows no warning where both versions give the same mail, as when Arabic content lacks a subject', async () => {
    const api = twoVersions({ subject: 'Spring offers', preheader: '', content_ar: '<p>بلا موضوع</p>' });
    const { dialog } = await openProgress(api);

    await waitFor(() => expect(api.asked('DispatchTexts')).toHaveLength(1));
    await dialog.findByText('Spring offers');
    expect(dialog.queryByRole('alert')).toBeNull();
  });
});
