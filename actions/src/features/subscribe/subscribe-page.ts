import type { Locale } from '#actions/config/locale.ts';
import { renderSmallPage } from '#actions/lib/small-page.ts';

/**
 * `ask`: nothing has happened yet; `unknown`: the link is not ours, was used or is too old; `scripts`: the form was sent
 * without scripts, and so without a solved captcha.
 */
export type SubscribePageKind = 'ask' | 'confirmed' | 'unknown' | 'scripts';

type Texts = Record<SubscribePageKind, { title: string; text: string; button?: string }>;

const TEXTS: Record<Locale, Texts> = {
  en: {
    ask: {
      title: 'Subscribe to our newsletter?',
      text: 'Our newsletter will go to the address that got the email with this link. Each one has a link that ends it.',
      button: 'Confirm the subscription',
    },
    confirmed: {
      title: 'You are subscribed',
      text: 'Our next newsletter will reach you. Each one has a link that ends it.',
    },
    unknown: {
      title: 'This link is not valid',
      text: 'The link is incomplete, was used before, or is older than 48 hours. If you have confirmed already, you are subscribed; otherwise sign up again at the foot of our pages.',
    },
    scripts: {
      title: 'You are not signed up yet',
      text: 'The check that you are a person needs scripts. Allow scripts for this site, go back and sign up again. If they are allowed, the page was still loading: go back and press the button once more.',
    },
  },
  ar: {
    ask: {
      title: 'هل تريد الاشتراك في نشرتنا البريدية؟',
      text: 'ستصل نشرتنا إلى العنوان الذي استلم الرسالة التي فيها هذا الرابط، وفي كل نشرة رابط لإلغاء الاشتراك.',
      button: 'تأكيد الاشتراك',
    },
    confirmed: {
      title: 'تم اشتراكك',
      text: 'ستصلك نشرتنا القادمة، وفي كل نشرة رابط لإلغاء الاشتراك.',
    },
    unknown: {
      title: 'هذا الرابط غير صالح',
      text: 'الرابط غير مكتمل، أو استُخدم من قبل، أو مضى عليه أكثر من 48 ساعة. إن كنت قد أكّدت اشتراكك فأنت مشترك بالفعل، وإلا فسجّل من جديد في أسفل صفحاتنا.',
    },
    scripts: {
      title: 'لم يُسجَّل اشتراكك بعد',
      text: 'يتطلب التحقق من أنك إنسان تشغيل النصوص البرمجية. اسمح بها لهذا الموقع، ثم ارجع وسجّل من جديد. وإن كانت مسموحة فالصفحة لم تكن قد اكتملت بعد: ارجع واضغط الزر مرة أخرى.',
    },
  },
};

export type SubscribePage = {
  kind: SubscribePageKind;
  locale: Locale;
  brand: string;
  color?: string | undefined;
  token?: string;
};

/** Renders the page that the link of a sign-up opens; its one button is a form. */
export function renderSubscribePage({ kind, locale, brand, color, token = '' }: SubscribePage): string {
  const { title, text, button: label } = TEXTS[locale][kind];
  const urlIn = (other: Locale) => `/subscribe/${token}?lng=${other}`;
  // After a POST the other language would be another page: the link is used up by then.
  const isOpenedByLink = kind === 'ask';

  return renderSmallPage({
    ...{ locale, brand, color, title, text },
    button: label === undefined ? undefined : { label, action: urlIn(locale) },
    urlIn: isOpenedByLink ? urlIn : undefined,
  });
}
