import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { keepDraft } from '#src/kit/admin/guard/draft.ts';
import { DRAFT_PREFIX } from '#src/lib/storage/with-storage.ts';
import { pageOf, saved } from '#src/testing/fake-api.ts';
import { makeNewsletter as row } from '#src/testing/make-rows.ts';
import { makeSessionStore, withSession } from '#src/testing/make-session-store.tsx';
import { newslettersApi, openNewsletters, queuedAs } from '#src/testing/newsletters-page.tsx';
import { fillField } from '#src/testing/render-admin.tsx';
import { setWindowWidth } from '#src/testing/set-window-width.ts';
import { typeMoment } from '#src/testing/type-moment.ts';

const QUESTION =
  'Are you sure you want to send this newsletter to all contacts? This action cannot be undone.';
const NEWEST = '2026-11-22T10:00:00.000001+00:00';

/** An API with one newsletter, which keeps what is saved. */
function apiOf(first = row()) {
  let rows = [first];
  const save = (columns: unknown, id: unknown) => {
    rows = [row({ ...first, ...(columns as object), id, updated_at: NEWEST })];
  };

  return newslettersApi({
    NewslettersList: () => pageOf(rows),
    DispatchAhead: () => ({ data: { dispatches: [] } }),
    CreateNewsletter: ({ variables }) => {
      const object = variables['object'] as { id: string };
      save(object, object.id);
      return { data: { saved: { __typename: 'newsletters', id: object.id } } };
    },
    UpdateNewsletters: ({ variables }) => {
      save(variables['set'], rows[0]?.id);
      return saved(1);
    },
    SendNewsletter: () => queuedAs('scheduled'),
  });
}

async function open(api = apiOf()) {
  const { user, unmount } = await openList(api, '/?record=m1');

  return { user, api, unmount, ...(await findComposer()) };
}

async function openList(api: ReturnType<typeof apiOf>, path: string) {
  setWindowWidth(1440);

  return openNewsletters(api, { path, wrap: withSession(await makeSessionStore('admin')) });
}

async function findComposer() {
  const dialog = within(await screen.findByRole('dialog'));

  return { dialog, subject: () => dialog.findByRole<HTMLInputElement>('textbox', { name: 'Subject' }) };
}

const findQuestion = async () => within(await screen.findByRole('alertdialog'));

describe('a newsletter that is sent from the composer', () => {
  it('goes nowhere without content, which gets the focus', async () => {
    const { user, api, dialog, subject } = await open(apiOf(row({ content: '' })));
    const content = await dialog.findByRole('textbox', { name: 'Content' });
    await fillField(user, await subject(), 'Summer offers');

    await user.click(dialog.getByRole('button', { name: 'Send' }));

    await waitFor(() => expect(document.activeElement).toBe(content));
    expect(api.asked('UpdateNewsletters')).toEqual([]);
  });

  it("is saved first, then sent as it was saved after the specification's question", async () => {
    const { user, api, dialog, subject } = await open();
    await fillField(user, await subject(), 'Summer offers');

    await user.click(dialog.getByRole('button', { name: 'Send' }));

    const question = await findQuestion();
    expect(question.getByText(QUESTION)).toBeTruthy();
    expect(api.asked('UpdateNewsletters')[0]?.variables['set']).toEqual({ subject: 'Summer offers' });
    await question.findByText('120 subscribed contacts get it.');
    await user.click(question.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    expect(api.asked('SendNewsletter')[0]?.variables).toMatchObject({
      subject: 'Summer offers',
      version: NEWEST,
    });
  });

  it('stays open in the composer if the question is answered by Cancel, and is not saved where nothing was typed', async () => {
    const { user, api, dialog, subject } = await open();
    await subject();
    await user.click(dialog.getByRole('button', { name: 'Send' }));

    await user.click((await findQuestion()).getByRole('button', { name: 'Cancel' }));

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('dialog', { name: 'Edit newsletter' })).toBeTruthy();
    expect(api.asked('UpdateNewsletters')).toEqual([]);
    expect(api.asked('SendNewsletter')).toEqual([]);
  });

  it('is created once: after Cancel the same newsletter is edited', async () => {
    const api = apiOf();
    const { user } = await openList(api, '/');
    await user.click(await screen.findByRole('button', { name: 'Duplicate' }));
    const { dialog, subject } = await findComposer();
    await fillField(user, await subject(), 'Summer offers');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await user.click((await findQuestion()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

    expect(screen.getByRole('dialog', { name: 'Edit newsletter' })).toBeTruthy();
    await fillField(user, await subject(), 'Autumn offers');
    await user.click(dialog.getByRole('button', { name: 'Save newsletter' }));

    await waitFor(() => expect(api.asked('UpdateNewsletters')).toHaveLength(1));
    const { object } = api.asked('CreateNewsletter')[0]!.variables as { object: { id: string } };
    expect(api.asked('UpdateNewsletters')[0]?.variables).toMatchObject({
      where: { id: { _eq: object.id } },
      set: { subject: 'Autumn offers' },
    });
    expect(api.asked('CreateNewsletter')).toHaveLength(1);
  });

  it('is not asked about while a field is wrong', async () => {
    const { user, api, dialog, subject } = await open();
    await user.clear(await subject());

    await user.click(dialog.getByRole('button', { name: 'Send' }));

    expect(await dialog.findByText('Subject is required.')).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(api.asked('UpdateNewsletters')).toEqual([]);
  });

  it('is scheduled by "Schedule", which demands a time', async () => {
    const { user, api, dialog, subject } = await open();
    await subject();
    await user.click(dialog.getByRole('button', { name: 'Schedule' }));
    const question = await findQuestion();
    expect(question.getByText(QUESTION)).toBeTruthy();
    await question.findByText('120 subscribed contacts get it.');

    await user.click(question.getByRole('button', { name: 'Schedule' }));
    expect(await question.findByText('Please choose the time.')).toBeTruthy();
    await typeMoment(user, '123120990930AM');
    await user.click(question.getByRole('button', { name: 'Schedule' }));

    expect(await screen.findByText(/^The newsletter will be sent on /)).toBeTruthy();
    expect(String(api.asked('SendNewsletter')[0]?.variables['scheduled_at'])).toMatch(/^2099-12-31T/);
  });

  it('can not be sent again where it is sent already', async () => {
    const { dialog } = await open(apiOf(row({ status: 'sent' })));

    const send = await dialog.findByRole<HTMLButtonElement>('button', { name: 'Send' });

    expect(send.disabled).toBe(true);
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Schedule' }).disabled).toBe(true);
  });
});

const KEY = `${DRAFT_PREFIX}a1 newsletters m1`;

/** Types a subject, and leaves the page as a reload does, which asks nothing and forgets what lay in memory. */
async function typeAndReload() {
  const { user, api, dialog, subject, unmount } = await open();
  await fillField(user, await subject(), 'Summer offers');
  expect(await dialog.findByText(/^Not saved yet\. Draft kept in this browser at \d+:\d\d/)).toBeTruthy();
  unmount();
  keepDraft('another form', { loaded: null, values: {} });
  expect(api.asked('UpdateNewsletters')).toEqual([]);

  return open();
}

describe('what is typed in the composer', () => {
  it('is kept in the browser and offered with its time after a reload; the newsletter changes by Save', async () => {
    const { user, api, dialog, subject } = await typeAndReload();
    expect((await dialog.findByRole('alert')).textContent).toMatch(
      /^This browser has kept unsaved text from \w+ \d+, \d+/,
    );
    expect((await subject()).value).toBe('Spring offers');

    await user.click(dialog.getByRole('button', { name: 'Continue with it' }));

    await waitFor(async () => expect((await subject()).value).toBe('Summer offers'));
    expect(dialog.queryByRole('alert')).toBeNull();
    expect(api.asked('UpdateNewsletters')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Save newsletter' }));
    expect(await screen.findByText('Newsletter updated successfully')).toBeTruthy();
    expect(api.asked('UpdateNewsletters')[0]?.variables['set']).toEqual({ subject: 'Summer offers' });
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('is deleted from the browser by "Discard it", and by leaving without saving', async () => {
    const { user, dialog, subject } = await typeAndReload();
    await user.click(await dialog.findByRole('button', { name: 'Discard it' }));
    expect(localStorage.getItem(KEY)).toBeNull();
    await fillField(user, await subject(), 'Winter offers');
    await waitFor(() => expect(localStorage.getItem(KEY)).toContain('Winter offers'));

    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click((await findQuestion()).getByRole('button', { name: 'Discard' }));

    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('is not offered to another person', async () => {
    const draft = { at: new Date().toISOString(), loaded: row(), values: { subject: 'Not yours' } };
    localStorage.setItem(`${DRAFT_PREFIX}b2 newsletters m1`, JSON.stringify(draft));

    const { dialog, subject } = await open();

    await subject();
    expect(dialog.queryByRole('alert')).toBeNull();
  });
});

describe('a newsletter without content', () => {
  it('leads the focus to it when it is saved', async () => {
    const { user, dialog } = await open(apiOf(row({ content: '' })));
    const content = await dialog.findByRole('textbox', { name: 'Content' });

    await user.click(dialog.getByRole('button', { name: 'Save newsletter' }));

    await waitFor(() => expect(document.activeElement).toBe(content));
  });
});
