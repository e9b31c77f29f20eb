import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { saved } from '#src/testing/fake-api.ts';
import { openNotices } from '#src/testing/open-notices.tsx';
import { fillField } from '#src/testing/render-admin.tsx';

const START = '2026-11-22T10:00:00.000Z';

async function open() {
  const page = await openNotices({ UpdateNotices: () => saved(1) }, { path: '/?record=n1' });

  return { ...page, content: await screen.findByRole('textbox', { name: 'Content' }) };
}

describe('the unsaved draft of a notice', () => {
  it('is dropped once the text is typed back to what is saved', async () => {
    const { user, content } = await open();
    await fillField(user, content, 'Not this');
    await fillField(user, content, 'Maintenance tonight');

    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Edit' }));

    expect(await screen.findByDisplayValue('Maintenance tonight')).toBeTruthy();
    expect(screen.queryByDisplayValue('Not this')).toBeNull();
  });

  it('is restored with its text and date when the form opens again, and is saved with them', async () => {
    const { user, unmount, content } = await open();
    await fillField(user, content, 'Nobody saved this');
    act(() => screen.getAllByRole('spinbutton', { name: 'Month' })[1]!.focus());
    await user.keyboard('112220261000a');
    await user.keyboard('{Tab}');
    unmount();

    const again = await open();
    const month = screen.getAllByRole('spinbutton', { name: 'Month' })[1]!;
    expect(month.textContent).toContain('11');
    act(() => month.focus());
    fireEvent.keyUp(month, { key: 'ArrowRight' });
    await again.user.click(screen.getByRole('button', { name: 'Save notice' }));

    await screen.findByText('Notice updated successfully');
    expect(again.asked('UpdateNotices')[0]?.variables).toEqual({
      where: {
        id: { _eq: 'n1' },
        content: { _eq: 'Maintenance tonight' },
        starts_at: { _is_null: true },
        starts_at_zone: { _is_null: true },
      },
      set: { content: 'Nobody saved this', starts_at: START, starts_at_zone: 'UTC' },
    });
  });
});
