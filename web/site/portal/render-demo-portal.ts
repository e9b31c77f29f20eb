import { renderSmallPage } from '../../server/documents/render-small-page.ts';
import { escapeHtml } from '#runtime/bytes/escape-html.ts';

export type PortalRequest = { method: string; path: string; query: URLSearchParams; fields: URLSearchParams };

const SECRET_FIELD = /pass|secret|token/i;

const TEXTS = {
  en: {
    dir: 'ltr',
    title: 'Demo client portal',
    about:
      'This page stands in for the client portal, because no PORTAL_URL is configured. It shows what the browser sent and keeps nothing.',
    request: 'Request',
    query: 'Address parameters',
    fields: 'Form fields',
    none: 'None',
    hidden: 'hidden',
    home: 'Back to the site',
  },
  ar: {
    dir: 'rtl',
    title: 'بوابة عملاء تجريبية',
    about: 'تحلّ هذه الصفحة محل بوابة العملاء لأن PORTAL_URL غير مضبوط. تعرض ما أرسله المتصفح ولا تحتفظ بشيء.',
    request: 'الطلب',
    query: 'معاملات العنوان',
    fields: 'حقول النموذج',
    none: 'لا شيء',
    hidden: 'مخفي',
    home: 'العودة إلى الموقع',
  },
} as const;

type Texts = (typeof TEXTS)[keyof typeof TEXTS];

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 46rem; padding: 2rem 1.25rem; }
section { border: 1px solid color-mix(in srgb, currentcolor 20%, transparent); border-radius: 12px; padding: 0 1.25rem 1.25rem; margin-block: 1.25rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1rem; }
dl { display: grid; grid-template-columns: minmax(6rem, max-content) 1fr; gap: .35rem 1rem; margin: 0; }
dt { font-weight: 600; } dd { margin: 0; overflow-wrap: anywhere; } code { direction: ltr; unicode-bidi: isolate; overflow-wrap: anywhere; }
`;

/** Renders the page with both languages below each other; every value of the request is escaped. */
export function renderDemoPortal(request: PortalRequest): string {
  const languages = Object.entries(TEXTS).map(([language, texts]) =>
    renderLanguage(language, texts, request),
  );

  return renderSmallPage({
    titles: [TEXTS.en.title, TEXTS.ar.title],
    style: STYLE,
    content: languages.join('\n'),
  });
}

function renderLanguage(
  language: string,
  texts: Texts,
  { method, path, query, fields }: PortalRequest,
): string {
  return `<div lang="${language}" dir="${texts.dir}">
<h1>${texts.title}</h1>
<p>${texts.about}</p>
<section><h2>${texts.request}</h2><code>${escapeHtml(`${method} ${path}`)}</code></section>
<section><h2>${texts.query}</h2>${renderValues(query, texts)}</section>
<section><h2>${texts.fields}</h2>${renderValues(fields, texts)}</section>
<p><a href="/${language}">${texts.home}</a></p>
</div>`;
}

function renderValues(values: URLSearchParams, texts: Texts): string {
  const rows = [...values].map(
    ([name, value]) =>
      `<dt>${escapeHtml(name)}</dt><dd>${SECRET_FIELD.test(name) ? `•••••••• (${texts.hidden})` : `<bdi>${escapeHtml(value)}</bdi>`}</dd>`,
  );
  return rows.length === 0 ? `<p>${texts.none}</p>` : `<dl>${rows.join('')}</dl>`;
}
