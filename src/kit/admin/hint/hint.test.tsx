import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderAdminPage } from '#src/testing/render-admin.tsx';
import { Hint } from './hint.tsx';

const draw = async () => {
  const onClick = vi.fn();
  const { user } = await renderAdminPage(
    <Hint title="Edit (Ctrl+E)">
      <button type="button" aria-label="Edit" onClick={onClick} />
    </Hint>,
  );

  return { user, onClick, button: await screen.findByRole('button', { name: 'Edit' }) };
};
const isGone = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());

describe('the tooltip of a control', () => {
  it('is shown under the pointer, and stays while the pointer is on the tooltip itself', async () => {
    const { user, button } = await draw();
    expect(screen.queryByRole('tooltip')).toBeNull();

    await user.hover(button);
    const hint = await screen.findByRole('tooltip');
    await user.hover(hint);

    expect(hint.textContent).toBe('Edit (Ctrl+E)');
    await user.unhover(hint);
    await isGone();
  });

  it('is shown on keyboard focus, and is hidden by Escape', async () => {
    const { user, button } = await draw();

    await user.tab();
    await screen.findByRole('tooltip');
    expect(document.activeElement).toBe(button);
    await user.keyboard('{Escape}');

    await isGone();
    expect(document.activeElement).toBe(button);
  });

  it('changes neither the element nor the name nor the click of the control', async () => {
    const { user, button, onClick } = await draw();

    await user.hover(button);
    await screen.findByRole('tooltip');
    await user.click(button);

    expect(onClick).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Edit' })).toBe(button);
  });
});
