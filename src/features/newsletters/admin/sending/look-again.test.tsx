import { screen, waitFor, within } from '@testing-library/react';
import type { ApolloLink } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import { pageOf, refused } from '#src/testing/fake-api.ts';
import { makeDispatch, makeMail as mailOf, makeNewsletter as row } from '#src/testing/make-rows.ts';
import {
  askToSend,
  newslettersApi,
  openNewsletters,
  queuedAs,
  sendNewsletter,
} from '#src/testing/newsletters-page.tsx';

/** The version that somebody saves while the dialog is open. */
const NEWEST = '2026-11-22T10:00:00.000001+00:00';

const changedBy = (): ApolloLink.Result =>
  refused('saved meanwhile', {
    code: 'newsletter-changed',
    saved_at: NEWEST,
    saved_by: 'salma@site.test',
  });

const apiOf = (answers: Parameters<typeof newslettersApi>[0] = {}) =>
  newslettersApi({
    PreviewNewsletter: () => mailOf('<p>Three months free.</p>'),
    SendNewsletter: ({ variables }) =>
      variables['version'] === NEWEST ? queuedAs('scheduled') : changedBy(),
    ...answers,
  });

describe('a newsletter that another person saves while the send dialog is open', () => {
  it('is not sent; the dialog says when and by which person it was saved, and sends it after "Look again"', async () => {
    let saved = row();
    const api = apiOf({ NewslettersList: () => pageOf([saved]) });
    const { user, dialog } = await askToSend(api);
    saved = row({ subject: 'Summer offers', content: '<p>Three months free.</p>', updated_at: NEWEST });
    await user.click(dialog.getByRole('button', { name: 'Send' }));

    const warning = await dialog.findByRole('alert');
    expect(warning.textContent).toMatch(
      /^This newsletter was saved after you opened this .*salma@site\.test.*Nothing was sent\./,
    );
    expect(warning.textContent).toContain('Nov 22, 2026');
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
    const look = dialog.getByRole('button', { name: 'Look again' });
    expect(document.activeElement).toBe(look);
    await user.click(look);

    expect(await dialog.findByText('Summer offers')).toBeTruthy();
    expect(document.activeElement?.textContent).toMatch(/^This is the newsletter as it is saved now/);
    const frame = await dialog.findByTitle<HTMLIFrameElement>('Preview of the newsletter in English');
    await waitFor(() => expect(frame.srcdoc).toContain('Three months free.'));
    await user.click(dialog.getByRole('button', { name: 'Send' }));

    expect(await screen.findByText(/^The newsletter will be sent on /)).toBeTruthy();
    expect(api.asked('SendNewsletter')[1]?.variables).toMatchObject({
      subject: 'Summer offers',
      html_content: '<p>Three months free.</p>',
      version: NEWEST,
    });
  });

  it('leads to the sending progress where the other person has scheduled a different version', async () => {
    let saved = row();
    const api = apiOf({
      NewslettersList: () => pageOf([saved]),
      SendNewsletter: () => refused('has a dispatch', { code: 'newsletter-other-version' }),
    });
    const { user, dialog } = await sendNewsletter(api);

    expect((await dialog.findByRole('alert')).textContent).toContain(
      'in another version than the one you saw',
    );
    saved = row({ dispatches: [makeDispatch({ state: 'scheduled' })] });
    await user.click(dialog.getByRole('button', { name: 'Look again' }));

    expect(await screen.findByRole('dialog', { name: 'Sending progress' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('is reported in Arabic as saved meanwhile', async () => {
    const { user, dialog } = await askToSend(apiOf({ SendNewsletter: changedBy }), { locale: 'ar' });
    await dialog.findByText('تصل إلى 120 مشتركًا.');
    await user.click(dialog.getByRole('button', { name: 'إرسال' }));

    expect((await dialog.findByRole('alert')).textContent).toMatch(
      /^حُفظت هذه النشرة بعد أن فتحت هذه النافذة/,
    );
    expect(dialog.getByRole('button', { name: 'الاطلاع مجددًا' })).toBeTruthy();
  });

  it('is shown as a preview in a send dialog that is opened by a link', async () => {
    await openNewsletters(apiOf(), { path: '/?send=m1' });
    const dialog = within(await screen.findByRole('alertdialog'));

    const frame = await dialog.findByTitle<HTMLIFrameElement>('Preview of the newsletter in English');
    await waitFor(() => expect(frame.srcdoc).toContain('Three months free.'));
  });
});
