import { renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createClickCounter, useTripleClick } from './use-triple-click.ts';

describe('createClickCounter', () => {
  it('returns true at the third of three clicks, each at most 500 ms after the one before', () => {
    const countClick = createClickCounter();

    expect([0, 500, 1000].map(countClick)).toEqual([false, false, true]);
  });

  it('counts again from one after a pause of more than 500 ms', () => {
    const countClick = createClickCounter();

    expect([0, 400, 901, 1300, 1700].map(countClick)).toEqual([false, false, false, false, true]);
  });

  it('counts again from one after it has returned true', () => {
    const countClick = createClickCounter();

    expect([0, 1, 2, 3, 4, 5].map(countClick)).toEqual([false, false, true, false, false, true]);
  });
});

describe('useTripleClick', () => {
  it('counts clicks of a pointer, but none by the keyboard or passed on by a label', () => {
    const onTripleClick = vi.fn();
    renderHook(() => useTripleClick(onTripleClick));
    const click = (detail: number) => {
      const event = new MouseEvent('click', { bubbles: true, detail });
      Object.defineProperty(event, 'timeStamp', { value: 0 });
      document.body.dispatchEvent(event);
    };

    [0, 1, 0, 2, 0].forEach(click);
    expect(onTripleClick).not.toHaveBeenCalled();
    click(3);

    expect(onTripleClick).toHaveBeenCalledOnce();
  });
});
