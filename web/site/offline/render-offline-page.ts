import { renderSmallPage } from '../../server/documents/render-small-page.ts';

const TEXTS = {
  en: {
    dir: 'ltr',
    title: 'You are offline',
    text: 'This page needs an internet connection, because you have not opened it before. Pages that you have read open without one.',
    retry: 'Try again',
  },
  ar: {
    dir: 'rtl',
    title: 'لا يوجد اتصال بالإنترنت',
    text: 'تحتاج هذه الصفحة إلى اتصال بالإنترنت لأنك لم تفتحها من قبل. أما الصفحات التي قرأتها فتُفتح من دونه.',
    retry: 'حاول مرة أخرى',
  },
} as const;

type Texts = (typeof TEXTS)[keyof typeof TEXTS];

const STYLE = `
body { box-sizing: border-box; min-block-size: 100vh; min-block-size: 100svh; padding: 1.5rem 1.25rem; display: grid; place-content: center; }
main { display: grid; gap: 1.25rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); max-inline-size: 56rem; }
section { display: flex; flex-direction: column; align-items: flex-start; padding: 1.75rem; background: var(--paper); border: 1px solid var(--line); border-radius: 1rem; }
h1, h2 { font-size: 1.5rem; }
p { margin-block: .75rem 1.5rem; color: var(--muted); }
section a { margin-block-start: auto; padding: .625rem 1.25rem; border-radius: .75rem; background: var(--accent); color: var(--on-accent); font-weight: 700; text-decoration: none; }
`;

/** Renders the page shown offline for a page that was not kept, in both languages and the brand's colour; its link retries that page. */
export function renderOfflinePage(color?: string | null): string {
  return renderSmallPage({
    color,
    titles: [TEXTS.en.title, TEXTS.ar.title],
    style: STYLE,
    content: [renderLanguage('en', TEXTS.en, 'h1'), renderLanguage('ar', TEXTS.ar, 'h2')].join('\n'),
  });
}

function renderLanguage(language: string, { dir, title, text, retry }: Texts, heading: 'h1' | 'h2'): string {
  return `<section lang="${language}" dir="${dir}">
<${heading}>${title}</${heading}>
<p>${text}</p>
<a href="">${retry}</a>
</section>`;
}
