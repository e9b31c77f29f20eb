import { describe, expect, it, vi } from 'vitest';
import { imageWidth } from './image-width.ts';

/** Makes an image that fires `event` once its `src` is set, as a browser does after loading. */
function arriving(naturalWidth: number, event = 'load'): HTMLImageElement {
  const target = new EventTarget();
  const image = Object.assign(target, { naturalWidth });
  Object.defineProperty(image, 'src', {
    set: () => {
      queueMicrotask(() => target.dispatchEvent(new Event(event)));
    },
  });

  return image as unknown as HTMLImageElement;
}

describe('imageWidth', () => {
  it('is the width of the image itself, but at most the 536 px of a mail’s text', async () => {
    expect(await imageWidth('https://site.test/a.png', arriving(120))).toBe(120);
    expect(await imageWidth('https://site.test/a.png', arriving(3000))).toBe(536);
  });

  it('is undefined where the image fails to load, or does not load within 5 s', async () => {
    expect(await imageWidth('https://site.test/a.png', arriving(0, 'error'))).toBeUndefined();

    vi.useFakeTimers();
    const waited = imageWidth('https://site.test/a.png', arriving(0, 'other'));
    await vi.advanceTimersByTimeAsync(5000);
    vi.useRealTimers();
    expect(await waited).toBeUndefined();
  });
});
