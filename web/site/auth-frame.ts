import { escapeHtml } from '../head/head-element.ts';
import type { Language } from './detect-language.ts';

export type FrameTexts = { title: string; text: string; withoutScripts: string };

type Frame = { language: Language; brand: string; texts: FrameTexts };

const OTHER = { en: { language: 'ar', name: 'العربية' }, ar: { language: 'en', name: 'English' } } as const;

/** In the measures of `auth-page.tsx`, which takes this frame's place. */
const STYLE = `
#frame { display: flex; min-block-size: 100dvh; }
#frame > div { display: flex; flex: 1; flex-direction: column; align-items: center; min-inline-size: 0; padding: 16px; }
#frame header { display: flex; align-items: center; justify-content: space-between; gap: 16px; inline-size: 100%; }
#frame header a { padding-block: 12px; color: inherit; font-weight: 650; text-decoration: none; }
#frame section { inline-size: 100%; max-inline-size: 460px; margin-block: auto; padding-block: 24px; }
#frame h1 { font-size: clamp(1.75rem, 1.5rem + 1vw, 2.25rem); }
#frame h1 + p { margin-block: 8px 24px; color: var(--mui-palette-text-secondary); }
#frame h1 + p + div { min-block-size: 592px; padding: 24px; border: 1px solid var(--mui-palette-divider); border-radius: 16px; background: var(--mui-palette-background-paper); }
#frame aside { display: none; inline-size: 44%; background: var(--mui-palette-night-main); }
@media (scripting: none) { #frame h1 + p + div { min-block-size: 0; } }
@media (width >= 600px) { #frame > div { padding: 24px; } }
@media (width >= 1200px) { #frame aside { display: block; } }`.replaceAll('\n', '');

/**
 * What stands at `/auth` until its scripts have come, and for good where none run: the way home, the other language, what
 * the page is for. The site's own page takes its place as a whole.
 */
export function withAuthFrame(shell: string, { language, brand, texts }: Frame): string {
  const other = OTHER[language];
  const frame = [
    `<style>${STYLE}</style><main id="frame"><div>`,
    `<header><a href="/${language}">${escapeHtml(brand)}</a>`,
    `<a href="/auth?lng=${other.language}" lang="${other.language}">${other.name}</a></header>`,
    `<section><h1 class="type-h2">${escapeHtml(texts.title)}</h1><p>${escapeHtml(texts.text)}</p>`,
    `<div><noscript><p>${escapeHtml(texts.withoutScripts)}</p></noscript></div></section>`,
    '</div><aside></aside></main>',
  ].join('');

  return shell.replace('<div id="root"></div>', () => `<div id="root">${frame}</div>`);
}
