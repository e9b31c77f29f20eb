import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { lazyExtra } from './lazy-part.tsx';

beforeEach(() => vi.useFakeTimers());
it('lazyExtra renders nothing if its code cannot be loaded, and the page around it stays visible', async () => {
  const Extra = lazyExtra(() => Promise.reject(new TypeError('Failed to fetch')));
  render(
    <>
      <p>{'A page'}</p>
      <Suspense>
        <Extra />
      </Suspense>
    </>,
  );

  await act(() => vi.runAllTimersAsync());

  expect(screen.getByText('A page')).toBeTruthy();
});
