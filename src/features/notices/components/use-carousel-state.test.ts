import { act, renderHook } from '@testing-library/react';
import type { EmblaCarouselType } from 'embla-carousel';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { useCarouselState } from './use-carousel-state.ts';

/** Starts a carousel of three slides with just its state; `link` is on one of them. */
function start() {
  const listeners = new Map<string, Set<() => void>>();
  const emit = (event: string) => {
    for (const listener of listeners.get(event) ?? []) listener();
  };
  const container = document.createElement('div');
  const link = document.createElement('a');
  link.href = '/';
  container.append(link);
  document.body.append(container);
  onTestFinished(() => {
    container.remove();
  });
  let selected = 0;
  const scrollBy = (step: number) => {
    selected = (selected + step + 3) % 3;
    emit('select');
  };
  const carousel = {
    on: (event: string, listener: () => void) => {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
      return carousel;
    },
    off: (event: string, listener: () => void) => {
      listeners.get(event)?.delete(listener);
      return carousel;
    },
    selectedScrollSnap: () => selected,
    containerNode: () => container,
    scrollNext: () => {
      scrollBy(1);
    },
    scrollPrev: () => {
      scrollBy(-1);
    },
  };

  const hook = renderHook(() => useCarouselState(carousel as unknown as EmblaCarouselType, true));

  return { ...hook, link, emit, listeners };
}

const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

describe('useCarouselState', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  it('moves to the next notice every 5 s, in a loop', () => {
    const { result } = start();

    pass(4999);
    expect(result.current.selected).toBe(0);
    pass(1);
    expect(result.current.selected).toBe(1);
    pass(10_000);
    expect(result.current.selected).toBe(0);
  });

  it('shows a notice that a visitor chose for the full 5 s', () => {
    const { result } = start();
    pass(4000);

    act(() => {
      result.current.showPrevious();
    });

    pass(4999);
    expect(result.current.selected).toBe(2);
    pass(1);
    expect(result.current.selected).toBe(0);
  });

  it('does not move while it is dragged, and moves on 5 s later', () => {
    const { result, emit } = start();

    emit('pointerDown');
    pass(20_000);
    expect(result.current.selected).toBe(0);
    emit('pointerUp');
    pass(5000);

    expect(result.current.selected).toBe(1);
  });

  it('does not move while a link in it has the focus', () => {
    const { result, link } = start();

    link.focus();
    pass(20_000);
    expect(result.current.selected).toBe(0);
    link.blur();
    pass(5000);

    expect(result.current.selected).toBe(1);
  });

  it('stays paused, even after a drag, until the visitor plays it again', () => {
    const { result, emit } = start();

    act(() => {
      result.current.togglePlaying();
    });
    emit('pointerDown');
    emit('pointerUp');
    pass(20_000);
    expect(result.current).toMatchObject({ selected: 0, isPlaying: false });
    act(() => {
      result.current.togglePlaying();
    });
    pass(5000);

    expect(result.current).toMatchObject({ selected: 1, isPlaying: true });
  });

  it('does not move in a hidden tab', () => {
    const { result } = start();

    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    pass(20_000);
    expect(result.current.selected).toBe(0);
    hidden.mockReturnValue(false);
    pass(5000);

    expect(result.current.selected).toBe(1);
  });

  it('leaves no timer and no listener behind after unmounting', () => {
    const { unmount, listeners } = start();
    expect(vi.getTimerCount()).toBeGreaterThan(0);

    unmount();

    expect(vi.getTimerCount()).toBe(0);
    expect([...listeners.values()].filter(({ size }) => size > 0)).toEqual([]);
  });
});
