import { describe, expect, it } from 'vitest';
import { createClickCounter } from './use-triple-click.ts';

describe('createClickCounter', () => {
  it('answers at the third of three clicks, each 500 ms or less after the one before', () => {
    const countClick = createClickCounter();

    expect([0, 500, 1000].map(countClick)).toEqual([false, false, true]);
  });

  it('begins anew after a longer pause', () => {
    const countClick = createClickCounter();

    expect([0, 400, 901, 1300, 1700].map(countClick)).toEqual([false, false, false, false, true]);
  });

  it('begins anew after it has answered', () => {
    const countClick = createClickCounter();

    expect([0, 1, 2, 3, 4, 5].map(countClick)).toEqual([false, false, true, false, false, true]);
  });
});
