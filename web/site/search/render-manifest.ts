import { recolorFor } from '#rules/brand/brand-color.ts';
import type { RuntimeConfig } from '../../server/config/runtime-config.ts';
import type { Language } from '../pages/detect-language.ts';
import { markPath, variantOf } from '../../server/config/brand.ts';
import { seoTexts, type SiteSettings } from '../pages/site-settings.ts';

/** Colours of the icon's background and of the screen while a page opens. */
const COLORS = { theme_color: '#0f4d3a', background_color: '#f7f5ee' };

/** Renders `/site.webmanifest`: name and icons on a home screen. The site is no app, so it opens in a browser window. */
export function renderManifest(config: RuntimeConfig, language: Language, saved?: SiteSettings): string {
  const name = config.brandName[language];
  const { description } = seoTexts(saved, language);
  const { square, color } = config.brand;
  const png = (size: number, purpose: string) => ({
    src: square ? variantOf(square, String(size)) : `/icons/${size}.png${color ? `?${color.slice(1)}` : ''}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });

  return JSON.stringify({
    id: '/',
    name,
    short_name: name,
    ...(description && { description }),
    lang: language,
    dir: language === 'ar' ? 'rtl' : 'ltr',
    start_url: `/${language}`,
    scope: '/',
    display: 'browser',
    ...COLORS,
    ...(color && { theme_color: recolorFor(color)(COLORS.theme_color) }),
    icons: [
      ...(square && !square.src.endsWith('.svg')
        ? []
        : [drawing(square?.src ?? (color ? markPath(color) : '/favicon.svg'))]),
      ...[192, 512].map((size) => png(size, 'any')),
      ...[192, 512].map((size) => png(size, 'maskable')),
    ],
  });
}

const drawing = (src: string) => ({ src, sizes: 'any', type: 'image/svg+xml', purpose: 'any' });
