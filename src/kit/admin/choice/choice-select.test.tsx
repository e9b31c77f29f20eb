import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '#src/testing/render-app.tsx';

afterEach(() => vi.resetModules());

const OPTIONS = [
  { value: 'all', text: 'All' },
  { value: 'cloud', text: 'Cloud' },
];

/** Renders a select field whose menu is not loaded yet, by importing its modules afresh. */
async function renderClosed() {
  vi.resetModules();
  const { ChoiceSelect } = await import('./choice-select.tsx');
  const { loadAfterList } = await import('../late/load-after-list.ts');
  function Choice() {
    const [value, setValue] = useState('all');

    return (
      <ChoiceSelect variant="outlined" name="Category" value={value} onChange={setValue} options={OPTIONS} />
    );
  }
  const rendered = await renderApp(<Choice />);

  return { ...rendered, loadAfterList };
}

const choice = () => screen.getByRole('combobox', { name: 'Category' });

describe('a select field whose menu is not loaded yet', () => {
  it('shows its value, and opens the menu for the pressed key once the menu has arrived', async () => {
    const { user } = await renderClosed();
    expect(choice().textContent).toBe('All');
    expect(choice().getAttribute('aria-expanded')).toBe('false');

    act(() => choice().focus());
    await user.keyboard('{ArrowDown}');
    await user.click(await screen.findByRole('option', { name: 'Cloud' }));

    expect(choice().textContent).toBe('Cloud');
  });

  it('opens by a mouse click, with its value selected in the menu', async () => {
    const { user } = await renderClosed();

    await user.pointer({ keys: '[MouseLeft]', target: choice() });

    const list = await screen.findByRole('listbox');
    expect(within(list).getByRole('option', { name: 'All' }).getAttribute('aria-selected')).toBe('true');
  });

  it('keeps the focus, and stays closed, when the menu arrives', async () => {
    const { loadAfterList } = await renderClosed();
    const before = choice();
    act(() => before.focus());

    await act(async () => void (await loadAfterList()));

    expect(choice()).not.toBe(before);
    expect(document.activeElement).toBe(choice());
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});
