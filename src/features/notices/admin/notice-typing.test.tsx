import type { ApolloLink } from '@apollo/client';
import { act, screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { of, Subject, throwError } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { pageOf, saved } from '#src/testing/fake-api.ts';
import { makeAdminNotice as row } from '#src/testing/make-rows.ts';
import { openNotices } from '#src/testing/open-notices.tsx';
import { fillField, openAdminPage } from '#src/testing/render-admin.tsx';
import { NoticesAdminPage } from './notices-section.tsx';

describe('the form of a notice that is being filled in', () => {
  it('keeps the typed text and the focus when a change by another person refreshes the list live', async () => {
    const changes = new Subject<ApolloLink.Result>();
    let content = 'Maintenance tonight';
    const { user, asked } = await openNotices({
      NoticesList: () => pageOf([row({ content })]),
      NoticesChanged: () => changes,
    });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const field = await screen.findByRole('textbox', { name: 'Content' });
    await fillField(user, field, 'Half a sent');

    content = 'Changed elsewhere';
    const before = asked('NoticesList').length;
    changes.next({ data: { changed: { __typename: 'agg', aggregate: null } } });
    await waitFor(() => expect(asked('NoticesList').length).toBeGreaterThan(before));
    expect(await screen.findByText('Changed elsewhere')).toBeTruthy();
    await user.keyboard('ence');

    expect(field).toHaveProperty('value', 'Half a sentence');
    expect(document.activeElement).toBe(field);
  });

  it('keeps the typed text when the network is lost, says so, and saves it once the network is back', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let isLost = true;
    const { user, asked } = await openNotices({
      UpdateNotices: () => (isLost ? throwError(() => new TypeError('Failed to fetch')) : of(saved(1))),
    });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await fillField(user, await screen.findByRole('textbox', { name: 'Content' }), 'My text');
    await user.click(screen.getByRole('button', { name: 'Save notice' }));

    expect(await screen.findByText(/can't be reached/)).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Content' })).toHaveProperty('value', 'My text');
    isLost = false;
    await user.click(screen.getByRole('button', { name: 'Save notice' }));

    expect(await screen.findByText('Notice updated successfully')).toBeTruthy();
    expect(asked('UpdateNotices').at(-1)?.variables['set']).toEqual({ content: 'My text' });
  });

  it('shows no error for an untouched field, though React StrictMode mounts the form twice', async () => {
    const { user } = await openAdminPage(
      <StrictMode>
        <NoticesAdminPage />
      </StrictMode>,
      { NoticesList: () => pageOf([row()]) },
    );

    await user.click(await screen.findByRole('button', { name: 'Add New Notice' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add New Notice' }));
    await dialog.findByRole('textbox', { name: 'Content' });
    await act(async () => Promise.resolve());

    expect(dialog.queryByText('Content is required')).toBeNull();
  });
});
