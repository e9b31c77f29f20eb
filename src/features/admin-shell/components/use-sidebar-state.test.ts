import { renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useSidebarState } from './use-sidebar-state.ts';

function setWindowWidth(width: number): void {
  const { happyDOM } = window as unknown as { happyDOM: { setViewport: (size: object) => void } };
  happyDOM.setViewport({ width, height: 780 });
}

afterEach(() => setWindowWidth(1024));

describe('the sidebar', () => {
  it.each([
    [767, 'a drawer', true],
    [768, 'beside the page', false],
  ])('is at a width of %i px %s', (width, _place, isPhone) => {
    setWindowWidth(width);

    const { result } = renderHook(useSidebarState);

    expect(result.current.isPhone).toBe(isPhone);
  });
});
