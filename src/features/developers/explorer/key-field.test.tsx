import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '#src/testing/render-app.tsx';
import { KeyField } from './key-field.tsx';

async function open() {
  const onChange = vi.fn<(key: string) => void>();
  const { user, store } = await renderApp(<KeyField onChange={onChange} />);
  await act(() => store.loadSection('developers'));

  return { user, onChange, field: await screen.findByLabelText<HTMLInputElement>('API key or access token') };
}

it('the API key field passes on a typed key, and refuses one with characters that no HTTP header allows', async () => {
  const { user, onChange, field } = await open();

  await user.type(field, 'مفتاح{Enter}');
  expect(onChange).not.toHaveBeenCalled();
  expect(field.getAttribute('aria-invalid')).toBe('true');

  await user.clear(field);
  await user.type(field, ' hfk_a {Enter}');
  expect(onChange.mock.calls).toEqual([['hfk_a']]);
});

it('the API key field is emptied when the page is left', async () => {
  const { user, onChange, field } = await open();
  await user.type(field, 'hfk_a');

  fireEvent(window, new Event('pagehide'));

  expect(field.value).toBe('');
  expect(onChange).toHaveBeenLastCalledWith('');
});
