import type { RuntimeConfig } from '../config/runtime-config.ts';
import type { Language } from '../pages/detect-language.ts';
import { seoTexts, type SiteSettings } from '../pages/site-settings.ts';

/** The ground of the icon, and of a page that is about to open. */
const COLORS = { theme_color: '#0f4d3a', background_color: '#f7f5ee' };

/** `/site.webmanifest`: how the site calls itself on a home screen. The site is no application, so the browser stays around it. */
export function renderManifest(config: RuntimeConfig, language: Language, saved?: SiteSettings): string {
  const name = config.brandName[language];
  const { description } = seoTexts(saved, language);
  const png = (size: number, purpose: string) => ({
    src: `/icons/${size}.png`,
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
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...[192, 512].map((size) => png(size, 'any')),
      ...[192, 512].map((size) => png(size, 'maskable')),
    ],
  });
}
