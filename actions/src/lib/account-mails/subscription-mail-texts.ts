import type { Locale } from '#actions/config/locale.ts';
import type { AccountMailText } from './account-mail.ts';

/** Texts of the mail that asks whether its recipient signed up for newsletters. */
export const SUBSCRIPTION_MAIL_TEXTS: Record<'subscription', Record<Locale, AccountMailText>> = {
  subscription: {
    en: {
      subject: 'Confirm your subscription to our newsletter',
      lead: 'Somebody signed this email address up for the newsletter of {brand}. Open this link and confirm there that it was you. It works once, until {until}.',
      button: 'Confirm the subscription',
      reason: 'You get this email because this address was entered in the newsletter form of our site.',
      notes: [
        'If it was not you, do nothing: without your confirmation you get no newsletter, and the address is deleted.',
      ],
    },
    ar: {
      subject: 'تأكيد الاشتراك في نشرتنا البريدية',
      lead: 'سجّل أحدهم هذا البريد الإلكتروني في النشرة البريدية لدى {brand}. افتح هذا الرابط وأكّد فيه أنك أنت من فعل ذلك. يعمل الرابط مرة واحدة حتى {until}.',
      button: 'تأكيد الاشتراك',
      reason: 'تصلك هذه الرسالة لأن هذا العنوان أُدخل في نموذج النشرة البريدية في موقعنا.',
      notes: ['إن لم تكن أنت، فلا تفعل شيئًا: لن تصلك أي نشرة دون تأكيدك، وسيُحذف العنوان.'],
    },
  },
};
