import { renderSmallPage } from '../../server/documents/render-small-page.ts';
import { escapeHtml } from '#runtime/bytes/escape-html.ts';
import { inColors } from '#rules/brand/brand-color.ts';
import { BRAND_MARK } from '#runtime/documents/page-look.ts';

export type PortalRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  fields: URLSearchParams;
  /** The brand's colour, `#rrggbb`. */
  color?: string | null;
};

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
body { max-inline-size: 46rem; margin: 0 auto; padding: 2rem 1.25rem; }
h1 { font-size: 1.5rem; margin-block-start: 1.5rem; } h2 { font-size: 1rem; }
p { color: var(--muted); }
section { padding: 1.25rem; background: var(--paper); border: 1px solid var(--line); border-radius: 1rem; margin-block: 1.25rem; }
section > :last-child { margin-block: .5rem 0; }
dl { display: grid; grid-template-columns: minmax(6rem, max-content) minmax(0, 1fr); gap: .35rem 1rem; margin: 0; }
dt { font-weight: 600; } dd { margin: 0; }
dt, dd, code { overflow-wrap: anywhere; } code { direction: ltr; unicode-bidi: isolate; }
.other { margin-block-start: 3rem; padding-block-start: 1rem; border-block-start: 1px solid var(--line); }
`;

/** Names of the languages in addresses of a WHMCS portal. */
const ARABIC = 'arabic';

/** Renders the page in the language that the site asks the portal for, then in the other; all values are escaped. */
export function renderDemoPortal(request: PortalRequest): string {
  const isArabic = request.query.get('language') === ARABIC || request.fields.get('language') === ARABIC;
  const [first, other] = isArabic ? (['ar', 'en'] as const) : (['en', 'ar'] as const);

  return renderSmallPage({
    titles: [TEXTS[first].title, TEXTS[other].title],
    language: first,
    color: request.color,
    style: STYLE,
    content: `<a class="brand" href="/${first}">${inColors(BRAND_MARK, request.color ?? undefined)}${TEXTS[first].home}</a>
${renderLanguage(first, request)}
<div class="other">${renderLanguage(other, request)}</div>`,
  });
}

function renderLanguage(
  language: keyof typeof TEXTS,
  { method, path, query, fields }: PortalRequest,
): string {
  const texts = TEXTS[language];

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
