import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { NEVER } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { pageOf, refused, saved } from '#src/testing/fake-api.ts';
import { makeAdminNotice as row } from '#src/testing/make-rows.ts';
import { openNotices } from '#src/testing/open-notices.tsx';
import { fillField } from '#src/testing/render-admin.tsx';

const isOne = (variables: Record<string, unknown>) => 'id' in (variables['where'] as object);

/** Opens the form of the notice, replaces its content and saves it. */
async function saveMyText(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await fillField(user, await screen.findByRole('textbox', { name: 'Content' }), 'My text');
  await user.click(screen.getByRole('button', { name: 'Save notice' }));
}

describe('the form of a notice', () => {
  it('requires a content, then adds an active notice with today as its date', async () => {
    const created = { data: { saved: { __typename: 'store_notices', id: 'n9' } } };
    const { user, asked } = await openNotices({ NoticesList: () => pageOf([]), CreateNotice: () => created });

    await user.click(screen.getByRole('button', { name: 'Add New Notice' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add New Notice' }));
    expect(await dialog.findByText('Create a new notice to display in the top bar.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Save notice' }));
    expect(await dialog.findByText('Content is required')).toBeTruthy();
    const content = dialog.getByRole('textbox', { name: 'Content' });
    expect(document.activeElement).toBe(content);
    await fillField(user, content, ' Maintenance tonight ');
    await user.click(dialog.getByRole('button', { name: 'Save notice' }));

    expect(await screen.findByText('Notice created successfully')).toBeTruthy();
    expect(asked('CreateNotice')[0]?.variables['object']).toMatchObject({
      content: 'Maintenance tonight',
      content_ar: null,
      notice_date: new Date().toLocaleDateString('sv-SE'),
      is_active: true,
      severity: 'info',
      starts_at: null,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('opens by a click on the row, and saves only the changed field, if it still has its loaded value', async () => {
    const { user, asked } = await openNotices({ UpdateNotices: () => saved(1) });

    await user.click(await screen.findByText('Nov 21, 2026'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Notice' }));
    expect(await dialog.findByText('Update the details of the notice.')).toBeTruthy();
    await user.click(dialog.getByRole('switch', { name: 'Active' }));
    await user.click(dialog.getByRole('button', { name: 'Save notice' }));

    expect(await screen.findByText('Notice updated successfully')).toBeTruthy();
    expect(asked('UpdateNotices')[0]?.variables).toEqual({
      where: { id: { _eq: 'n1' }, is_active: { _eq: true } },
      set: { is_active: false },
    });
  });

  it('opens the notice that the URL names, though the page of the list does not contain it', async () => {
    const other = row({ id: 'n7', content: 'On another page' });
    await openNotices(
      {
        NoticesList: ({ variables }) => pageOf(isOne(variables) ? [other] : [row()]),
      },
      { path: '/?record=n7' },
    );

    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Notice' }));
    expect(await dialog.findByDisplayValue('On another page')).toBeTruthy();
  });

  it("stays open and shows the API's message when the API refuses to save", async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = await openNotices({ UpdateNotices: () => refused() });

    await saveMyText(user);

    expect(await screen.findByText('relation does not exist')).toBeTruthy();
    expect(screen.getByRole('dialog', { name: 'Edit Notice' })).toBeTruthy();
  });

  it('says that somebody deleted the notice meanwhile, and saves it as a new one when asked', async () => {
    const created = { data: { saved: { __typename: 'store_notices', id: 'n9' } } };
    const { user, asked } = await openNotices({
      NoticesList: ({ variables }) => pageOf(isOne(variables) ? [] : [row()]),
      UpdateNotices: () => saved(0),
      CreateNotice: () => created,
    });

    await saveMyText(user);
    expect(await screen.findByText(/This record was deleted while you were editing/)).toBeTruthy();
    expect(screen.queryByText('Notice updated successfully')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save as new' }));

    expect(await screen.findByText('Notice created successfully')).toBeTruthy();
    expect(asked('CreateNotice')[0]?.variables['object']).toMatchObject({ content: 'My text' });
  });

  it('says that the notice was deleted meanwhile when an unchanged form is saved too', async () => {
    const { user } = await openNotices({
      NoticesList: ({ variables }) => pageOf(isOne(variables) ? [] : [row()]),
    });

    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.click(await screen.findByRole('button', { name: 'Save notice' }));

    expect(await screen.findByText(/This record was deleted while you were editing/)).toBeTruthy();
  });

  it('shows both texts when two people changed one field, and saves the one that is chosen', async () => {
    const theirs = row({ content: 'Their text', severity: 'warning' });
    let hasRefused = false;
    const { user, asked } = await openNotices({
      NoticesList: ({ variables }) => pageOf([isOne(variables) ? theirs : row()]),
      UpdateNotices: () => {
        const affected = hasRefused ? 1 : 0;
        hasRefused = true;
        return saved(affected);
      },
    });

    await saveMyText(user);
    expect(await screen.findByRole('radio', { name: /^Theirs: .?Their text/ })).toBeTruthy();
    expect(screen.getByText(/Someone else changed the same fields \(on Nov 21, 2026/)).toBeTruthy();
    expect(screen.getByRole('radio', { name: /^Yours: .?My text/ })).toHaveProperty('checked', true);
    await user.click(screen.getByRole('button', { name: 'Continue with this choice' }));
    await user.click(screen.getByRole('button', { name: 'Save notice' }));

    expect(await screen.findByText('Notice updated successfully')).toBeTruthy();
    expect(asked('UpdateNotices')[1]?.variables).toEqual({
      where: { id: { _eq: 'n1' }, content: { _eq: 'Their text' } },
      set: { content: 'My text' },
    });
  });

  it('shows both values by their labels when two people changed one select field', async () => {
    const theirs = row({ severity: 'warning' });
    const { user } = await openNotices({
      NoticesList: ({ variables }) => pageOf(isOne(variables) ? [theirs] : [row()]),
      UpdateNotices: () => saved(0),
    });

    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.click(await screen.findByRole('combobox', { name: 'Severity' }));
    await user.click(await screen.findByRole('option', { name: 'Urgent' }));
    await user.click(screen.getByRole('button', { name: 'Save notice' }));

    expect(await screen.findByRole('radio', { name: /Urgent/ })).toBeTruthy();
    expect(screen.getByRole('radio', { name: /Warning/ })).toBeTruthy();
  });

  it('names the person and the time of a conflicting change from the change history', async () => {
    const person = { __typename: 'people', user_id: 'p1', email: 'omar@site.test' };
    const entry = { __typename: 'history_entries', id: '7', happened_at: '2026-11-20T09:30:00Z', person };
    const { user, asked } = await openNotices({
      NoticesList: ({ variables }) => pageOf([isOne(variables) ? row({ content: 'Their text' }) : row()]),
      UpdateNotices: () => saved(0),
      LastChange: () => ({ data: { entries: [entry] } }),
    });

    await saveMyText(user);

    expect(await screen.findByText(/\(⁨omar@site\.test⁩, Nov 20, 2026/)).toBeTruthy();
    expect(asked('LastChange')[0]?.variables['where']).toEqual({
      table_name: { _eq: 'store_notices' },
      record_id: { _eq: 'n1' },
      _or: [{ changed_columns: { _contains: ['content'] } }],
    });
  });

  it('saves its changed field when another person changed a different field meanwhile', async () => {
    const theirs = row({ severity: 'critical' });
    const { user, asked } = await openNotices({
      NoticesList: ({ variables }) => pageOf([isOne(variables) ? theirs : row()]),
      UpdateNotices: () => saved(1),
    });

    await saveMyText(user);

    expect(await screen.findByText('Notice updated successfully')).toBeTruthy();
    expect(asked('UpdateNotices')[0]?.variables['set']).toEqual({ content: 'My text' });
  });

  it('asks before it closes with unsaved text, and keeps the text on "Keep editing"', async () => {
    const { user } = await openNotices();

    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await fillField(user, await screen.findByRole('textbox', { name: 'Content' }), 'Half a sentence');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('textbox', { name: 'Content' })).toHaveProperty('value', 'Half a sentence');

    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('closes by Escape at once without unsaved text, but not while it saves', async () => {
    const { user } = await openNotices({ UpdateNotices: () => NEVER });

    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await screen.findByRole('dialog', { name: 'Edit Notice' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await user.click(await screen.findByRole('switch', { name: 'Active' }));
    await user.click(screen.getByRole('button', { name: 'Save notice' }));
    await screen.findByRole('button', { name: /Saving/ });
    await user.keyboard('{Escape}');

    expect(screen.getByRole('dialog', { name: 'Edit Notice' })).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('previews the notice bar while its text is typed', async () => {
    const { user } = await openNotices();
    await user.click(await screen.findByRole('button', { name: 'Edit' }));

    await fillField(user, await screen.findByRole('textbox', { name: 'Content' }), 'As you type');

    const preview = within(screen.getByRole('region', { name: 'Preview' }));
    expect(preview.getByText('As you type')).toBeTruthy();
    expect(preview.getByText('صيانة الليلة').closest('[dir=rtl]')).not.toBeNull();
  });
});

describe('notices in the Arabic back office', () => {
  it('show the Arabic text, and have their form and its error in Arabic', async () => {
    const { user } = await openNotices({}, { locale: 'ar' });

    expect(await screen.findByText('صيانة الليلة')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'إضافة إشعار جديد' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'إضافة إشعار جديد' }));
    await user.click(await dialog.findByRole('button', { name: 'حفظ الإشعار' }));
    expect(await dialog.findByText('المحتوى مطلوب')).toBeTruthy();
  });
});
