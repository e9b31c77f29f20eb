import { COLOR_FORM } from '#rules/brand/color-form.ts';

/** Saved rows of which the brand is made (tables site_settings and pictures). */
export type SavedBrand = {
  settings: readonly {
    key: string;
    value?: string | null | undefined;
    value_ar?: string | null | undefined;
  }[];
  /** Uploaded pictures that a setting may name. */
  pictures?: readonly { hash: string; media_type: string; width: number; height: number; tone: string }[];
};

/** One logo: its address, its size in pixels, and the tone of the grounds on which it needs a plate. */
export type Logo = { src: string; width: number; height: number; tone: 'any' | 'dark' | 'light' };

/** The brand's logos; null where the site shows its own mark or name. */
export type BrandLogos = {
  wide: Logo | null;
  /** Shown on Arabic pages instead of `wide`. */
  wideAr: Logo | null;
  square: Logo | null;
};

/** The brand's colour, `#rrggbb`; null where the site has its own colours. */
export type BrandColor = string | null;

/** Settings that an open page follows, as it shows them everywhere. */
const FOLLOWED = ['brand_color', 'brand_name', 'logo_square', 'logo_wide'];

/** Returns the logos that administrators chose; one whose picture is not known counts as not chosen. */
export function brandLogos({ settings, pictures = [] }: SavedBrand): BrandLogos {
  const setting = (key: string) => settings.find((candidate) => candidate.key === key);
  const logo = (hash: string | null | undefined): Logo | null => {
    const found = pictures.find((picture) => picture.hash === hash);
    if (!found) return null;
    const { width, height, media_type: type, tone } = found;

    return {
      src: `/media/${found.hash}.${type === 'image/svg+xml' ? 'svg' : 'png'}`,
      ...{ width, height },
      tone: tone === 'dark' || tone === 'light' ? tone : 'any',
    };
  };

  return {
    wide: logo(setting('logo_wide')?.value),
    wideAr: logo(setting('logo_wide')?.value_ar),
    square: logo(setting('logo_square')?.value),
  };
}

/** Returns the colour that administrators chose. */
export function brandColor({ settings }: Pick<SavedBrand, 'settings'>): BrandColor {
  const value = settings.find(({ key }) => key === 'brand_color')?.value ?? '';

  return COLOR_FORM.test(value) ? value : null;
}

/** Returns the followed settings as one text, as an open page writes it, too; a page whose text differs is behind. */
export const brandVersion = ({ settings }: SavedBrand): string =>
  settings
    .filter(({ key }) => FOLLOWED.includes(key))
    .map(({ key, value, value_ar }) => [key, value, value_ar].join('\n'))
    .toSorted()
    .join('\n');

/** Returns the address of the site's mark in a colour; browsers ask again when the colour changes. */
export const markPath = (color: string): string => `/brand-mark.svg?${color.slice(1)}`;

/** Returns the address of another file of a picture, such as its icon of 192 pixels. */
export const variantOf = ({ src }: Logo, variant: string): string =>
  src.replace(/\.\w+$/, `-${variant}.${variant === '48' ? 'ico' : 'png'}`);
