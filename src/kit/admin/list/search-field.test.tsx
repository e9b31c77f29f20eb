import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderApp } from '#src/testing/render-app.tsx';
import { SearchField } from './search-field.tsx';

describe('the search field of a list', () => {
  it('does not search while an input method (IME) is still composing the text', async () => {
    const onChange = vi.fn();
    await renderApp(<SearchField label="Search" value="" onChange={onChange} />);
    const field = screen.getByRole('searchbox');
    vi.useFakeTimers();

    fireEvent.compositionStart(field);
    fireEvent.change(field, { target: { value: 'ن' } });
    act(() => vi.advanceTimersByTime(1000));
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.change(field, { target: { value: 'نص' } });
    fireEvent.compositionEnd(field);
    act(() => vi.advanceTimersByTime(1000));

    expect(onChange.mock.calls).toEqual([['نص']]);
  });
});
