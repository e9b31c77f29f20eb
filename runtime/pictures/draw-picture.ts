import { Renderer } from '@takumi-rs/core';

type Drawing = {
  width: number;
  height: number;
  /** Colour behind the picture; without it what is transparent stays so. */
  ground?: string;
  /** Pixels of ground at each side; by default none. */
  margin?: number;
  /** `raw` gives four bytes a pixel: red, green, blue, opacity. */
  format?: 'png' | 'ico' | 'raw';
};

/** Draws an SVG, or a raster picture, whole into the middle of a drawing; throws if the data can't be drawn. */
export function drawPicture(
  data: Uint8Array,
  { width, height, ground, margin = 0, format = 'png' }: Drawing,
): Promise<Buffer> {
  const inner = { width: width - 2 * margin, height: height - 2 * margin };

  return renderer.render(
    {
      type: 'container',
      style: {
        ...{ width, height, display: 'flex', alignItems: 'center', justifyContent: 'center' },
        ...(ground && { backgroundColor: ground }),
      },
      children: [{ type: 'image', src: SOURCE, ...inner, style: { ...inner, objectFit: 'contain' } }],
    },
    { width, height, format, images: [{ src: SOURCE, data, cache: 'none' }] },
  );
}

const SOURCE = 'picture';
/** Keeps no decoded picture: each is drawn a few times, when it is uploaded. */
const renderer = new Renderer({ cacheMaxBytes: 0 });
