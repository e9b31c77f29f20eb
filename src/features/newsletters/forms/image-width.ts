/** Width of a mail's text: 600 px less two edges of 32 px (actions/src/lib/newsletter/templates.ts). */
const TEXT_WIDTH_PX = 536;
/** Milliseconds to wait for an image to load. */
const WAIT_MS = 3000;

/**
 * Returns an image's width within a mail; undefined if it can't be read. Outlook ignores `max-width`: without a `width`
 * attribute it shows a large image at full size, beyond the mail's edge.
 */
export function imageWidth(url: string, image = new Image()): Promise<number | undefined> {
  return new Promise((done) => {
    const timer = setTimeout(() => done(undefined), WAIT_MS);
    const end = () => {
      clearTimeout(timer);
      done(image.naturalWidth > 0 ? Math.min(image.naturalWidth, TEXT_WIDTH_PX) : undefined);
    };
    image.addEventListener('load', end);
    image.addEventListener('error', end);
    image.src = url;
  });
}
