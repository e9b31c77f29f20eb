/** What a mail's text is wide: 600 px without the edges of 32 px (actions/src/lib/newsletter/templates.ts). */
const TEXT_WIDTH_PX = 536;
/** Longer nobody waits for an image that does not come. */
const WAIT_MS = 3000;

/**
 * The width that an image has in a mail; undefined where it can't be read. Outlook knows no `max-width`: without the
 * attribute it shows a large image at its full size, beyond the mail's edge.
 */
export function imageWidth(address: string, image = new Image()): Promise<number | undefined> {
  return new Promise((done) => {
    const timer = setTimeout(() => done(undefined), WAIT_MS);
    const end = () => {
      clearTimeout(timer);
      done(image.naturalWidth > 0 ? Math.min(image.naturalWidth, TEXT_WIDTH_PX) : undefined);
    };
    image.addEventListener('load', end);
    image.addEventListener('error', end);
    image.src = address;
  });
}
