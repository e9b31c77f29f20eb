import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { lazyExtra } from './lazy-part.tsx';

beforeEach(() => vi.useFakeTimers());
it('draws nothing in place of a part that was not asked for, if its code does not arrive, and leaves the page alone', async () => {
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
