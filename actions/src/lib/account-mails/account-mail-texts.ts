import type { Locale } from '#actions/config/locale.ts';
import type { AccountMailText, AutomaticMailKind, Fact } from './account-mail.ts';
import { SUBSCRIPTION_MAIL_TEXTS } from './subscription-mail-texts.ts';
import { WEBHOOK_MAIL_TEXTS } from './webhook-mail-texts.ts';

const NOT_ME = {
  en: 'If it was not you, set a new password at once: “Forgot password?” in the Admin Access dialog, and tell another administrator.',
  ar: 'إن لم تكن أنت من فعل ذلك، فعيّن كلمة مرور جديدة فورًا من «هل نسيت كلمة المرور؟» في نافذة دخول الإدارة، وأبلغ مديرًا آخر.',
};

/**
 * Advice for a person whose account may have a stranger's app: a new password alone does not let them log in, another
 * administrator has to remove the app.
 */
const NOT_MINE = {
  en: 'If it was not you, set a new password at once: “Forgot password?” in the Admin Access dialog, and ask another administrator to reset your second factor.',
  ar: 'إن لم تكن أنت من فعل ذلك، فعيّن كلمة مرور جديدة فورًا من «هل نسيت كلمة المرور؟» في نافذة دخول الإدارة، واطلب من مدير آخر إعادة تعيين العامل الثاني.',
};

/** Texts of automatic mails by kind and language. */
export const ACCOUNT_MAIL_TEXTS: Record<AutomaticMailKind, Record<Locale, AccountMailText>> = {
  recovery: {
    en: {
      subject: 'Set a new password',
      lead: 'Somebody asked for a new password for your account at {brand}. This link lets you set one. It works once, for {minutes} minutes.',
      button: 'Set a new password',
      notes: ['If you did not ask for it, do nothing: your password stays as it is.'],
    },
    ar: {
      subject: 'تعيين كلمة مرور جديدة',
      lead: 'طلب أحدهم كلمة مرور جديدة لحسابك في {brand}. يتيح لك هذا الرابط تعيينها. يعمل الرابط مرة واحدة خلال {minutes} دقيقة.',
      button: 'تعيين كلمة مرور جديدة',
      notes: ['إن لم تطلب ذلك فلا تفعل شيئًا: تبقى كلمة مرورك كما هي.'],
    },
  },
  invitation: {
    en: {
      subject: 'You are invited to {brand}',
      lead: 'An administrator of {brand} invites you. Behind this link you enter your name and choose a password. It works once, until {until}.',
      button: 'Accept the invitation',
      notes: ['If you did not expect it, do nothing: without your password the account cannot be used.'],
    },
    ar: {
      subject: 'دعوة إلى {brand}',
      lead: 'يدعوك أحد مديري {brand}. من خلال هذا الرابط تُدخل اسمك وتختار كلمة مرور. يعمل الرابط مرة واحدة حتى {until}.',
      button: 'قبول الدعوة',
      notes: ['إن لم تكن تتوقع هذه الدعوة فلا تفعل شيئًا: لا يمكن استخدام الحساب دون كلمة مرورك.'],
    },
  },
  'no-password': {
    en: {
      subject: 'Your account has no password',
      lead: 'Somebody asked for a new password for your account at {brand}. The account has no password: log in with Google, or accept the invitation that you were sent.',
      button: 'Open the login page',
      page: 'auth',
      notes: ['If you did not ask for it, do nothing.'],
    },
    ar: {
      subject: 'لا توجد كلمة مرور لحسابك',
      lead: 'طلب أحدهم كلمة مرور جديدة لحسابك في {brand}. لا توجد كلمة مرور لهذا الحساب: سجّل الدخول عبر Google، أو اقبل الدعوة التي وصلتك.',
      button: 'فتح صفحة تسجيل الدخول',
      page: 'auth',
      notes: ['إن لم تطلب ذلك فلا تفعل شيئًا.'],
    },
  },
  'password-changed': {
    en: {
      subject: 'Your password was changed',
      lead: 'The password of your account at {brand} was changed. All other sessions of the account have ended.',
      button: 'Open the login page',
      notes: [NOT_ME.en],
    },
    ar: {
      subject: 'تم تغيير كلمة مرورك',
      lead: 'تم تغيير كلمة مرور حسابك في {brand}، وانتهت جميع جلسات الحساب الأخرى.',
      button: 'فتح صفحة تسجيل الدخول',
      notes: [NOT_ME.ar],
    },
  },
  email_change: {
    en: {
      subject: 'Confirm your new email address',
      lead: 'An account at {brand} is to have this email address from now on. Log in with the old address, open this link in the same browser and confirm the change. The link works once, for {minutes} minutes.',
      button: 'Confirm the address',
      notes: [
        'If you did not ask for it, do nothing: without the login of that account the link changes nothing.',
      ],
    },
    ar: {
      subject: 'تأكيد بريدك الإلكتروني الجديد',
      lead: 'طُلب أن يكون هذا البريد الإلكتروني عنوان حساب في {brand} من الآن. سجّل الدخول بالعنوان القديم، وافتح هذا الرابط في المتصفح نفسه وأكّد التغيير. يعمل الرابط مرة واحدة خلال {minutes} دقيقة.',
      button: 'تأكيد العنوان',
      notes: ['إن لم تطلب ذلك فلا تفعل شيئًا: لا يغيّر الرابط شيئًا دون تسجيل الدخول إلى ذلك الحساب.'],
    },
  },
  'email-changed': {
    en: {
      subject: 'The email address of your account was changed',
      lead: 'Your account at {brand} has another email address from now on: you log in with the new one, and mails about the account go there. All other sessions of the account have ended.',
      button: 'Open the login page',
      notes: [
        'If it was you, there is nothing to do.',
        'If it was not you, tell another administrator at once: they can disable the account.',
      ],
    },
    ar: {
      subject: 'تم تغيير البريد الإلكتروني لحسابك',
      lead: 'صار لحسابك في {brand} بريد إلكتروني آخر من الآن: تسجّل الدخول بالعنوان الجديد وتصل إليه رسائل الحساب. انتهت جميع جلسات الحساب الأخرى.',
      button: 'فتح صفحة تسجيل الدخول',
      notes: [
        'إن كنت أنت من فعل ذلك، فلا يلزم شيء.',
        'إن لم تكن أنت، فأبلغ مديرًا آخر فورًا: يمكنه تعطيل الحساب.',
      ],
    },
  },
  'email-taken': {
    en: {
      subject: 'You have an account with this email address already',
      lead: 'Somebody asked for another account at {brand} to have this email address. It is the address of your account, so nothing was changed.',
      notes: ['If it was you, choose another address. If it was not, there is nothing to do.'],
    },
    ar: {
      subject: 'لديك حساب بهذا البريد الإلكتروني بالفعل',
      lead: 'طلب أحدهم أن يكون هذا البريد الإلكتروني لحساب آخر في {brand}. وهو عنوان حسابك، فلم يتغيّر شيء.',
      notes: ['إن كنت أنت من طلب ذلك فاختر عنوانًا آخر، وإن لم تكن أنت فلا يلزم شيء.'],
    },
  },
  'role-granted': {
    en: {
      subject: 'You are an administrator of {brand} now',
      lead: 'Your account at {brand} has the role “admin” from now on.',
      button: 'Open the login page',
      notes: ['If you did not expect this, tell another administrator.'],
    },
    ar: {
      subject: 'أصبحت مديرًا في {brand}',
      lead: 'صار لحسابك في {brand} دور «مدير» من الآن.',
      button: 'فتح صفحة تسجيل الدخول',
      notes: ['إن لم تكن تتوقع ذلك، فأبلغ مديرًا آخر.'],
    },
  },
  'role-revoked': {
    en: {
      subject: 'You are no longer an administrator of {brand}',
      lead: 'Your account at {brand} no longer has the role “admin”.',
      notes: ['If you did not expect this, ask another administrator.'],
    },
    ar: {
      subject: 'لم تعد مديرًا في {brand}',
      lead: 'لم يعد لحسابك في {brand} دور «مدير».',
      notes: ['إن لم تكن تتوقع ذلك، فاسأل مديرًا آخر.'],
    },
  },
  'new-device': {
    en: {
      subject: 'A new device logged in to your account',
      lead: 'Somebody logged in to your account at {brand} on a device that was not used for it before.',
      button: 'Open the login page',
      notes: ['If it was you, there is nothing to do.', NOT_ME.en],
    },
    ar: {
      subject: 'تسجيل دخول إلى حسابك من جهاز جديد',
      lead: 'سجّل أحدهم الدخول إلى حسابك في {brand} من جهاز لم يُستخدم له من قبل.',
      button: 'فتح صفحة تسجيل الدخول',
      notes: ['إن كنت أنت، فلا يلزم شيء.', NOT_ME.ar],
    },
  },
  'totp-set-up': {
    en: {
      subject: 'An authenticator app was set up for your account',
      lead: 'An authenticator app was set up as the second factor of your account at {brand}. From now on its code is asked for at each login, and an older app no longer works.',
      button: 'Open the login page',
      notes: ['If it was you, there is nothing to do.', NOT_MINE.en],
    },
    ar: {
      subject: 'تم إعداد تطبيق مصادقة لحسابك',
      lead: 'تم إعداد تطبيق مصادقة ليكون العامل الثاني لحسابك في {brand}. من الآن يُطلب رمزه عند كل تسجيل دخول، ولا يعمل أي تطبيق سابق.',
      button: 'فتح صفحة تسجيل الدخول',
      notes: ['إن كنت أنت، فلا يلزم شيء.', NOT_MINE.ar],
    },
  },
  'totp-removed': {
    en: {
      subject: 'Your authenticator app was removed',
      lead: 'The authenticator app of your account at {brand} was removed. From now on the password alone is enough to log in.',
      button: 'Open the login page',
      notes: ['If it was you, there is nothing to do.', NOT_ME.en],
    },
    ar: {
      subject: 'تمت إزالة تطبيق المصادقة من حسابك',
      lead: 'تمت إزالة تطبيق المصادقة من حسابك في {brand}. من الآن تكفي كلمة المرور وحدها لتسجيل الدخول.',
      button: 'فتح صفحة تسجيل الدخول',
      notes: ['إن كنت أنت، فلا يلزم شيء.', NOT_ME.ar],
    },
  },
  'totp-reset': {
    en: {
      subject: 'Your second factor was reset',
      lead: 'An administrator of {brand} removed the authenticator app of your account, and all its sessions have ended. Log in with your password, then set up an app again on your account page.',
      button: 'Open the login page',
      notes: ['If you did not ask for it, set a new password at once and tell another administrator.'],
    },
    ar: {
      subject: 'أُعيد تعيين العامل الثاني لحسابك',
      lead: 'أزال أحد مديري {brand} تطبيق المصادقة من حسابك، وانتهت جميع جلساته. سجّل الدخول بكلمة مرورك، ثم أعدّ تطبيقًا من جديد في صفحة حسابك.',
      button: 'فتح صفحة تسجيل الدخول',
      notes: ['إن لم تطلب ذلك، فعيّن كلمة مرور جديدة فورًا وأبلغ مديرًا آخر.'],
    },
  },
  ...WEBHOOK_MAIL_TEXTS,
  ...SUBSCRIPTION_MAIL_TEXTS,
};

/** Labels of the facts in a mail. */
export const FACT_LABELS: Record<Locale, Record<Fact, string>> = {
  en: {
    webhook: 'Webhook',
    receiver: 'Receiver',
    at: 'Time',
    email: 'New address',
    device: 'Device',
    address: 'IP address',
    country: 'Country',
    by: 'Changed by',
  },
  ar: {
    webhook: 'خطاف الويب',
    receiver: 'المستقبِل',
    at: 'الوقت',
    email: 'العنوان الجديد',
    device: 'الجهاز',
    address: 'عنوان IP',
    country: 'البلد',
    by: 'غيّره',
  },
};

type FrameTexts = { hello: string; comma: string; instead: string; reason: string; rights: string };

/** Texts that every account mail has. */
export const FRAME_TEXTS: Record<Locale, FrameTexts> = {
  en: {
    hello: 'Hello',
    comma: ',',
    instead: 'If the button does nothing, open this address:',
    reason: 'You get this email because it concerns your account.',
    rights: 'All rights reserved.',
  },
  ar: {
    hello: 'مرحبًا',
    comma: '،',
    instead: 'إن لم يعمل الزر، فافتح هذا العنوان:',
    reason: 'تصلك هذه الرسالة لأنها تخص حسابك.',
    rights: 'جميع الحقوق محفوظة.',
  },
};
