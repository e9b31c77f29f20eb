import { BRAND_MARK } from '#runtime/documents/page-look.ts';
import ar from './ar.json' with { type: 'json' };
import type { Language } from './choose-language.ts';
import en from './en.json' with { type: 'json' };

type Texts = typeof en;

const TEXTS: Record<Language, Texts> = { en, ar: ar satisfies Record<keyof Texts, string> };
/** Digits are 0 to 9 in both languages, as on the site. */
const FORMATS: Record<Language, string> = { en: 'en', ar: 'ar-u-nu-latn' };

const ICON =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 32 32%22%3E%3Crect width=%2232%22 height=%2232%22 rx=%227%22 fill=%22%230f4d3a%22/%3E%3Cpath d=%22M7 11h18v11H7zl9 6 9-6%22 fill=%22none%22 stroke=%22%23c8f169%22 stroke-width=%222%22 stroke-linejoin=%22round%22/%3E%3C/svg%3E';

/** Content security policy of the inbox's page: its own files alone, and frames with mails. */
export const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Renders the inbox's page in one language, without mails, which its script fetches. All texts are our own and need
 * no escaping.
 */
export function renderPage(language: Language): string {
  const texts = TEXTS[language];
  const [dir, other] = language === 'ar' ? ['rtl', 'en'] : ['ltr', 'ar'];
  const data = JSON.stringify({ format: FORMATS[language], texts }).replaceAll('<', '\\u003c');

  return `<!doctype html>
<html lang="${language}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${texts.title}</title>
<link rel="icon" href="${ICON}">
<link rel="stylesheet" href="/page/inbox.css">
<script type="application/json" id="language">${data}</script>
<script type="module" src="/page/inbox.js"></script>
</head>
<body>
${renderHeader(texts, other)}
<p id="trouble" role="alert" hidden>${texts.unreachable}</p>
<noscript><p class="trouble">${texts.needsScripts}</p></noscript>
<div id="panes">
<nav aria-label="${texts.mails}">
<ul id="mails"></ul>
<button type="button" id="more" hidden>${texts.more}</button>
<div id="empty" hidden><h2></h2><p></p></div>
</nav>
<main id="mail" tabindex="-1"><p class="hint">${texts.choose}</p></main>
</div>
${renderQuestion(texts)}
</body>
</html>`;
}

function renderHeader(texts: Texts, other: string): string {
  return `<header>
<h1>${BRAND_MARK}${texts.title}</h1>
<p id="count" role="status"></p>
<search><input type="search" id="search" aria-label="${texts.search}" placeholder="${texts.searchHint}" autocomplete="off" maxlength="200"></search>
<button type="button" id="delete-all" class="quiet" disabled>${texts.deleteAll}</button>
<a id="other-language" class="quiet" href="/?language=${other}" lang="${other}" hreflang="${other}">${texts.otherLanguage}</a>
</header>`;
}

function renderQuestion(texts: Texts): string {
  return `<dialog id="question" aria-labelledby="question-title" aria-describedby="question-text">
<form method="dialog">
<h2 id="question-title">${texts.deleteAllQuestion}</h2>
<p id="question-text">${texts.deleteAllText}</p>
<div class="buttons"><button value="no">${texts.cancel}</button><button value="yes" class="danger">${texts.deleteAll}</button></div>
</form>
</dialog>`;
}
