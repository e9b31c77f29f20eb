import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { pageOf, refused, saved } from '#src/testing/fake-api.ts';
import { makeDispatch, makeNewsletter as row } from '#src/testing/make-rows.ts';
import { changedTo, newslettersApi, openNewsletters } from '#src/testing/newsletters-page.tsx';
import { fillField } from '#src/testing/render-admin.tsx';

const scheduled = makeDispatch({ state: 'scheduled', scheduled_at: '2026-11-30T10:00:00+00:00' });
const VERSION = '2026-11-22T10:00:00.000001+00:00';

const apiOf = (answers: Parameters<typeof newslettersApi>[0] = {}) =>
  newslettersApi({
    NewslettersList: () => pageOf([row({ dispatches: [scheduled] })]),
    DispatchAhead: () => ({ data: { dispatches: [scheduled] } }),
    UpdateNewsletters: () => saved(1),
    SavedTexts: () => ({ data: { newsletter: row({ subject: 'Summer offers', updated_at: VERSION }) } }),
    UpdateDispatch: () => changedTo('scheduled'),
    ...answers,
  });

/** Saves another subject and returns the question that follows. */
async function saveSubject(api: ReturnType<typeof apiOf>) {
  const { user } = await openNewsletters(api, { path: '/?record=m1' });
  await fillField(user, await screen.findByRole('textbox', { name: 'Subject' }), 'Summer offers');
  await user.click(screen.getByRole('button', { name: 'Save newsletter' }));

  return user;
}

/** Saves another subject, and answers the question that follows by the button of this name. */
async function saveWith(api: ReturnType<typeof apiOf>, answer: string) {
  const user = await saveSubject(api);
  const name = /^Also change what goes out on Nov 30, 2026/;
  const question = within(await screen.findByRole('alertdialog', { name }));
  expect(api.asked('UpdateNewsletters')).toEqual([]);
  await user.click(question.getByRole('button', { name: answer }));

  return user;
}

describe('saving a scheduled newsletter', () => {
  it('also changes what will be sent to the version just saved, if the person chooses so', async () => {
    const api = apiOf();
    await saveWith(api, 'Also change what goes out');

    expect(await screen.findByText(/^What goes out on Nov 30, 2026.* has these changes too\.$/)).toBeTruthy();
    expect(screen.getByText('Newsletter updated successfully')).toBeTruthy();
    expect(api.asked('UpdateDispatch')[0]?.variables).toEqual({ dispatch_id: 'd1', version: VERSION });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('does not change what will be sent on "Save only here", and offers to show both versions', async () => {
    const api = apiOf();
    const user = await saveWith(api, 'Save only here');

    expect(await screen.findByText(/^What goes out on Nov 30, 2026.* stays as it was\.$/)).toBeTruthy();
    expect(api.asked('UpdateNewsletters')).toHaveLength(1);
    expect(api.asked('UpdateDispatch')).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Show both' }));
    expect(await screen.findByRole('dialog', { name: 'Sending progress' })).toBeTruthy();
  });

  it('saves nothing if the person cancels', async () => {
    const api = apiOf();
    await saveWith(api, 'Cancel');

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveProperty('value', 'Summer offers');
    expect(api.asked('UpdateNewsletters')).toEqual([]);
  });

  it('does not change what will be sent where another person changed a different field meanwhile', async () => {
    const merged = row({ subject: 'Summer offers', content: '<p>Theirs</p>', updated_at: VERSION });
    const api = apiOf({ SavedTexts: () => ({ data: { newsletter: merged } }) });
    await saveWith(api, 'Also change what goes out');

    expect(await screen.findByText(/^Someone else changed the newsletter too/)).toBeTruthy();
    expect(api.asked('UpdateDispatch')).toEqual([]);
    expect(await screen.findByRole('button', { name: 'Show both' })).toBeTruthy();
  });

  it('says that the newsletter is saved when the API refuses to change what will be sent', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const api = apiOf({ UpdateDispatch: () => refused('sending', { code: 'dispatch-state' }) });
    await saveWith(api, 'Also change what goes out');

    expect(
      await screen.findByText(/^The newsletter is saved, but what goes out stays as it was: /),
    ).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('asks nothing when no dispatch is scheduled any more by then', async () => {
    const api = apiOf({ DispatchAhead: () => ({ data: { dispatches: [] } }) });
    await saveSubject(api);

    expect(await screen.findByText('Newsletter updated successfully')).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('asks in Arabic whether to change what will be sent too', async () => {
    const { user } = await openNewsletters(apiOf(), { path: '/?record=m1', locale: 'ar' });
    await fillField(
      user,
      await screen.findByRole('textbox', { name: 'الموضوع (بالإنجليزية)' }),
      'Summer offers',
    );
    await user.click(screen.getByRole('button', { name: 'حفظ النشرة' }));

    expect(
      await screen.findByRole('alertdialog', { name: /^هل تريد أيضًا تغيير ما سيُرسل في .*؟$/ }),
    ).toBeTruthy();
  });
});
