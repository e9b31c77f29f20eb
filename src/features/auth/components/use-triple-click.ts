import { useEffect } from 'react';

/** Clicks that open the administrators' dialog, and the longest pause between two of them; SPEC section 2. */
const CLICKS = 3;
const MAX_PAUSE_MS = 500;

/** Calls back after three rapid clicks anywhere on the page; clicks without a pointer (keyboard, label) don't count. */
export function useTripleClick(onTripleClick: () => void): void {
  useEffect(() => {
    const countClick = createClickCounter();
    const follow = (event: MouseEvent) => {
      if (event.detail > 0 && countClick(event.timeStamp)) onTripleClick();
    };
    document.addEventListener('click', follow);

    return () => document.removeEventListener('click', follow);
  }, [onTripleClick]);
}

/** Creates a counter that returns true at the third of three clicks, none more than 500 ms after the one before. */
export function createClickCounter(): (atMs: number) => boolean {
  let count = 0;
  let lastAtMs = -Infinity;

  return (atMs) => {
    count = atMs - lastAtMs <= MAX_PAUSE_MS ? count + 1 : 1;
    lastAtMs = atMs;
    if (count < CLICKS) return false;
    count = 0;

    return true;
  };
}
