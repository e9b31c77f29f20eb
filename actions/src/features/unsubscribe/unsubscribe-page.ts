import type { Locale } from '#actions/config/locale.ts';
import { escapeHtml } from '#runtime/escape-html.ts';

/** `ask`: nothing has happened yet; `unknown`: the link is not ours, or the contact is gone. */
export type PageKind = 'ask' | 'unsubscribed' | 'subscribed' | 'unknown';

type Texts = Record<PageKind, { title: string; text: string; button?: string }>;

const TEXTS: Record<Locale, Texts & { language: string }> = {
  en: {
    language: 'العربية',
    ask: {
      title: 'Unsubscribe from our newsletter?',
      text: 'You will get no more newsletters at this address.',
      button: 'Unsubscribe',
    },
    unsubscribed: {
      title: 'You are unsubscribed',
      text: 'You will get no more newsletters. If this was a mistake, you can subscribe again.',
      button: 'Subscribe again',
    },
    subscribed: {
      title: 'You are subscribed again',
      text: 'Our next newsletter will reach you. Each one has a link that ends it.',
      button: 'Unsubscribe',
    },
    unknown: {
      title: 'This link is not valid',
      text: 'The link is incomplete, or the address is no longer on our list: no newsletters are sent to it.',
    },
  },
  ar: {
    language: 'English',
    ask: {
      title: 'هل تريد إلغاء الاشتراك في نشرتنا البريدية؟',
      text: 'لن تصلك نشرات بريدية أخرى على هذا العنوان.',
      button: 'إلغاء الاشتراك',
    },
    unsubscribed: {
      title: 'تم إلغاء اشتراكك',
      text: 'لن تصلك نشرات بريدية بعد الآن. إن كان ذلك خطأً فيمكنك الاشتراك من جديد.',
      button: 'الاشتراك من جديد',
    },
    subscribed: {
      title: 'تم تجديد اشتراكك',
      text: 'ستصلك نشرتنا القادمة، وفي كل نشرة رابط لإلغاء الاشتراك.',
      button: 'إلغاء الاشتراك',
    },
    unknown: {
      title: 'هذا الرابط غير صالح',
      text: 'الرابط غير مكتمل، أو أن العنوان لم يعد في قائمتنا، ولا تُرسل إليه أي نشرات.',
    },
  },
};

const STYLE = `
  :root { color-scheme: light dark; }
  body { margin: 0; min-block-size: 100vh; display: grid; place-items: center; background: #f1f5f2; color: #1d2b26;
    font: 1.0625rem/1.6 'Segoe UI', Tahoma, Arial, sans-serif; }
  main { max-inline-size: 30rem; margin: 1.5rem; padding: 2rem; background: #fff; border-radius: 1rem; }
  .brand { color: #0f4d3a; font-weight: 700; }
  h1 { font-size: 1.5rem; line-height: 1.3; margin-block: 0.5rem 1rem; }
  button { font: inherit; font-weight: 600; min-block-size: 2.75rem; padding: 0.5rem 1.5rem; border: 0; border-radius: 0.5rem;
    background: #0f4d3a; color: #fff; cursor: pointer; }
  :focus-visible { outline: 3px solid #0f4d3a; outline-offset: 3px; }
  a { color: #0f4d3a; display: inline-block; margin-block-start: 1.5rem; }
  @media (prefers-color-scheme: dark) {
    body { background: #0d1a15; color: #e6efe9; }
    main { background: #14251e; }
    .brand, a { color: #c8f169; }
    button { background: #c8f169; color: #10231d; }
    :focus-visible { outline-color: #c8f169; }
  }`;

export type Page = { kind: PageKind; locale: Locale; brand: string; token: string };

/** Renders the page, which has no scripts; its one button is a form. */
export function renderUnsubscribePage({ kind, locale, brand, token }: Page): string {
  const { title, text, button } = TEXTS[locale][kind];
  const other = locale === 'ar' ? 'en' : 'ar';
  const action = kind === 'unsubscribed' ? `/unsubscribe/${token}/undo` : `/unsubscribe/${token}`;

  return `<!doctype html>
<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<div class="brand">${escapeHtml(brand)}</div>
<h1>${title}</h1>
<p role="status">${text}</p>
${button ? `<form method="post" action="${action}?lng=${locale}"><button type="submit">${button}</button></form>` : ''}
<a href="?lng=${other}" lang="${other}" hreflang="${other}">${TEXTS[locale].language}</a>
</main>
</body>
</html>
`;
}
