import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { dropDraft } from '#src/kit/admin/guard/draft.ts';
import { fakeApi, pageOf, saved } from '#src/testing/fake-api.ts';
import { makeAdminNotice as row } from '#src/testing/make-rows.ts';
import { fillField, renderAdminPage } from '#src/testing/render-admin.tsx';
import { NoticesAdminPage } from './notices-section.tsx';

const START = '2026-11-22T10:00:00.000Z';

beforeEach(() => {
  window.localStorage.clear();
  dropDraft();
});

async function open(row: object) {
  const { link, asked } = fakeApi({ NoticesList: () => pageOf([row]), UpdateNotices: () => saved(1) });
  const { user, unmount } = await renderAdminPage(<NoticesAdminPage />, { link, path: '/?record=n1' });
  const content = await screen.findByRole('textbox', { name: 'Content' });

  return { user, unmount, asked, content };
}

describe('the draft of a form', () => {
  it('is gone once the edit is undone', async () => {
    const { user, content } = await open(row());
    await fillField(user, content, 'Not this');
    await fillField(user, content, 'Maintenance tonight');

    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Edit' }));

    expect(await screen.findByDisplayValue('Maintenance tonight')).toBeTruthy();
    expect(screen.queryByDisplayValue('Not this')).toBeNull();
  });

  it('brings back dates too, and saves them as they were', async () => {
    const { user, unmount, content } = await open(row());
    await fillField(user, content, 'Nobody saved this');
    act(() => screen.getAllByRole('spinbutton', { name: 'Month' })[1]!.focus());
    await user.keyboard('112220261000a');
    await user.keyboard('{Tab}');
    unmount();

    const again = await open(row());
    const month = screen.getAllByRole('spinbutton', { name: 'Month' })[1]!;
    expect(month.textContent).toContain('11');
    act(() => month.focus());
    fireEvent.keyUp(month, { key: 'ArrowRight' });
    await again.user.click(screen.getByRole('button', { name: 'Save notice' }));

    await screen.findByText('Notice updated successfully');
    expect(again.asked('UpdateNotices')[0]?.variables['set']).toEqual({
      content: 'Nobody saved this',
      starts_at: START,
    });
  });
});
