import type { Locale } from '#actions/config/locale.ts';
import type { AccountMailText } from './account-mail.ts';

const WEBHOOKS_PAGE = 'admin/webhooks';
const AS_ADMINISTRATOR = {
  en: 'You get this email because you are an administrator.',
  ar: 'تصلك هذه الرسالة لأنك مدير.',
};
/** Advice for the time after an endpoint was disabled. */
const ENABLE_AGAIN = {
  en: 'Once the receiver works, enable the webhook again. What waited for it goes out if you do so within a day; what happens until then is not sent later.',
  ar: 'بعد إصلاح المستقبِل، فعّل خطاف الويب من جديد. يُرسَل ما كان ينتظره إن فعلت ذلك خلال يوم، أما ما يحدث حتى ذلك الحين فلا يُرسَل لاحقًا.',
};

/** Texts of the mails that tell administrators of a disabled webhook. */
export const WEBHOOK_MAIL_TEXTS: Record<
  'webhook-gone' | 'webhook-failing',
  Record<Locale, AccountMailText>
> = {
  'webhook-gone': {
    en: {
      subject: 'A webhook was disabled: its receiver is gone',
      lead: 'The receiver of a webhook of {brand} answered that it is gone (410). The webhook was disabled, and nothing is sent to it any more.',
      button: 'Open webhooks',
      page: WEBHOOKS_PAGE,
      notes: [ENABLE_AGAIN.en],
      reason: AS_ADMINISTRATOR.en,
    },
    ar: {
      subject: 'عُطّل خطاف ويب: لم يعد مستقبِله موجودًا',
      lead: 'أجاب مستقبِل أحد خطافات الويب في {brand} بأنه لم يعد موجودًا (410). عُطّل الخطاف ولن يُرسَل إليه شيء بعد الآن.',
      button: 'فتح خطافات الويب',
      page: WEBHOOKS_PAGE,
      notes: [ENABLE_AGAIN.ar],
      reason: AS_ADMINISTRATOR.ar,
    },
  },
  'webhook-failing': {
    en: {
      subject: 'A webhook was disabled: it failed for three days',
      lead: 'The receiver of a webhook of {brand} has taken nothing for three days. The webhook was disabled, and nothing is sent to it any more.',
      button: 'Open webhooks',
      page: WEBHOOKS_PAGE,
      notes: [ENABLE_AGAIN.en],
      reason: AS_ADMINISTRATOR.en,
    },
    ar: {
      subject: 'عُطّل خطاف ويب: فشل الإرسال إليه ثلاثة أيام',
      lead: 'لم يقبل مستقبِل أحد خطافات الويب في {brand} شيئًا منذ ثلاثة أيام. عُطّل الخطاف ولن يُرسَل إليه شيء بعد الآن.',
      button: 'فتح خطافات الويب',
      page: WEBHOOKS_PAGE,
      notes: [ENABLE_AGAIN.ar],
      reason: AS_ADMINISTRATOR.ar,
    },
  },
};
