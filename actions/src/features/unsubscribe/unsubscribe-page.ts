import type { Locale } from '#actions/config/locale.ts';
import { renderSmallPage } from '#actions/lib/small-page.ts';

/** `ask`: nothing has happened yet; `unknown`: the link is not ours, or the contact is gone. */
export type PageKind = 'ask' | 'unsubscribed' | 'subscribed' | 'unknown';

type Texts = Record<PageKind, { title: string; text: string; button?: string }>;

const TEXTS: Record<Locale, Texts> = {
  en: {
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

export type Page = {
  kind: PageKind;
  locale: Locale;
  brand: string;
  color?: string | undefined;
  token: string;
};

/** Renders the page that an unsubscribe link opens; its one button is a form. */
export function renderUnsubscribePage({ kind, locale, brand, color, token }: Page): string {
  const { title, text, button } = TEXTS[locale][kind];
  const action = `/unsubscribe/${token}${kind === 'unsubscribed' ? '/undo' : ''}?lng=${locale}`;

  return renderSmallPage({
    ...{ locale, brand, color, title, text },
    button: button === undefined ? undefined : { label: button, action },
    urlIn: (other) => `?lng=${other}`,
  });
}
