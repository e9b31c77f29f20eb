import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Renderer, type Node } from '@takumi-rs/core';
import { inColors, recolorFor } from '#rules/brand/brand-color.ts';
import { BRAND_MARK_FILE } from '#runtime/documents/page-look.ts';
import { IMAGE_SIZE } from '../head/image-size.ts';
import type { SocialImage, SocialLogo } from '../head/social-image.ts';

/** Colours of the brand's logo and of the site's dark background. */
const COLORS = {
  ground: '#081a15',
  text: '#f7f5ee',
  muted: '#9fc4b3',
  lime: '#c8f169',
};

type Colors = typeof COLORS;

const FAMILY = 'IBM Plex Sans Arabic';
const FILES = { 400: '400Regular', 600: '600SemiBold' } as const;

const markUrl = (color: string | undefined) =>
  `data:image/svg+xml;base64,${btoa(inColors(BRAND_MARK_FILE, color))}`;

/** Returns the colours of a brand, or the site's own. */
function colorsOf({ color }: Drawn): Colors {
  if (color === undefined) return COLORS;
  const recolor = recolorFor(color);

  return Object.fromEntries(Object.entries(COLORS).map(([name, value]) => [name, recolor(value)])) as Colors;
}

/** Name under which the logo's bytes are handed over. */
const LOGO = 'logo';

type Style = NonNullable<Node['style']>;

/** Draws the image that social sites show next to a link, as PNG. */
export function drawImage(image: SocialImage, renderer: Renderer, logo?: Uint8Array): Promise<Buffer> {
  const known = image.logo && logo ? image : { ...image, logo: undefined };

  return renderer.render(layout(known), {
    ...IMAGE_SIZE,
    format: 'png',
    lang: image.language,
    images: logo ? [{ src: LOGO, data: logo, cache: 'none' }] : [],
  });
}

/** Creates a renderer with the site's Arabic fonts, which contain matching Latin letters. */
export async function createRenderer(): Promise<Renderer> {
  const { resolve } = createRequire(import.meta.url);
  const renderer = new Renderer();
  for (const weight of [400, 600] as const) {
    const file = `${FILES[weight]}/IBMPlexSansArabic_${FILES[weight]}.ttf`;
    const data = readFileSync(resolve(`@expo-google-fonts/ibm-plex-sans-arabic/${file}`));
    await renderer.registerFont({ name: FAMILY, weight, data });
  }

  return renderer;
}

type Drawn = Omit<SocialImage, 'logo'> & { logo?: SocialLogo | undefined };

function layout(image: Drawn): Node {
  const { language, brand, title, price, path, logo } = image;
  const isArabic = language === 'ar';
  const colors = colorsOf(image);

  return box(
    {
      ...IMAGE_SIZE,
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: 72,
      backgroundColor: colors.ground,
      color: colors.text,
      fontFamily: FAMILY,
      // As on the site (lib/theme/base.css): beside Arabic letters the font would draw lower digits.
      fontFeatureSettings: "'locl' 0",
      direction: isArabic ? 'rtl' : 'ltr',
    },
    box(
      { alignItems: 'center', gap: 24 },
      logo ? picture(logo) : { type: 'image', src: markUrl(image.color), width: 72, height: 72 },
      ...(logo?.hasName ? [] : [text(brand, { fontSize: 44, fontWeight: 600 })]),
    ),
    text(title, {
      fontSize: title.length > LONG_TITLE ? 60 : 76,
      fontWeight: 600,
      lineHeight: isArabic ? 1.45 : 1.2,
      lineClamp: 3,
      display: 'block',
    }),
    box(
      { width: '100%', justifyContent: 'space-between', alignItems: 'center' },
      price
        ? box(
            {
              fontSize: 36,
              fontWeight: 600,
              color: colors.ground,
              backgroundColor: colors.lime,
              borderRadius: 999,
              padding: '14px 34px',
              gap: 10,
            },
            text(price.before.trim()),
            text(price.amount, { direction: 'ltr' }),
            text(price.after.trim()),
          )
        : box({}),
      text(path, { fontSize: 30, color: colors.muted, direction: 'ltr' }),
    ),
  );
}

/** A logo, on a plate where it would be lost on the dark ground. */
function picture({ width, height, ground }: SocialLogo): Node {
  const image: Node = { type: 'image', src: LOGO, width, height };

  return ground ? box({ padding: 14, borderRadius: 16, backgroundColor: ground }, image) : image;
}

/** Characters of a title above which it is set smaller. */
const LONG_TITLE = 40;

function box(style: Style, ...children: Node[]): Node {
  return { type: 'container', style: { display: 'flex', ...style }, children };
}

function text(content: string, style: Style = {}): Node {
  return { type: 'text', text: content, style };
}
