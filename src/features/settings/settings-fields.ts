import { isExternalLink } from '#src/kit/forms/site-link.ts';
import type { ValuesOf } from '#src/kit/fields/field.ts';
import { text } from '#src/kit/fields/kinds.ts';
import { settingsOf } from '#src/kit/fields/settings-of.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';

const PORTAL = /^https?:\/\/([a-z0-9.-]+|\[[0-9a-f:]+\])(:[0-9]{1,5})?(\/[^?#]*)?$/i;
const PHONE = /^\+?[0-9][0-9 ()./-]{2,38}[0-9]$/;

/** Form of the email that mails are sent from; the same as the check constraint on site_settings. */
const SENDER =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z0-9-]{2,63}$/;
/** Characters that would break the sender's name in a mail's header. */
const NO_NAME = /[\p{Cc}<>"@]/u;

/** Characters; the same limits as the check constraints on site_settings. */
const name = { max: 100, tooLong: 'settings.form.tooLong' } as const;
const value = { max: 1000, tooLong: 'settings.form.tooLong' } as const;

const isHttp = (url: string) => /^https?:/i.test(url) && isExternalLink(url);
const isSender = (email: string) => email.length <= 254 && SENDER.test(email);
const isPortal = (url: string) => PORTAL.test(url) && isExternalLink(url) && URL.canParse(url);
const profile = (label: MessageId) => checked(label, 'settings.form.urlInvalid', isHttp);

/** Everything that the site says about its company; an empty setting leaves the environment's value in force. */
export const settingsFields = settingsOf({
  brand_name: text({ label: 'settings.form.brandName', arabic: 'settings.form.brandNameAr', ...name }),
  company_name: text({ label: 'settings.form.companyName', arabic: 'settings.form.companyNameAr', ...name }),
  postal_address: text({
    label: 'settings.form.postalAddress',
    arabic: 'settings.form.postalAddressAr',
    ...value,
  }),
  support_email: checked('settings.form.supportEmail', 'settings.form.emailInvalid', (email) =>
    isExternalLink(`mailto:${email}`),
  ),
  support_phone: checked('settings.form.supportPhone', 'settings.form.phoneInvalid', (phone) =>
    PHONE.test(phone),
  ),
  portal_url: checked('settings.form.portalUrl', 'settings.form.portalInvalid', isPortal),
  sender_name: text({
    label: 'settings.form.senderName',
    arabic: 'settings.form.senderNameAr',
    ...name,
    rules: (schema) =>
      schema.test(
        'form',
        () => ({ id: 'settings.form.senderNameInvalid' }),
        (sender = '') => !NO_NAME.test(sender),
      ),
  }),
  sender_email: checked('settings.form.senderEmail', 'settings.form.emailInvalid', isSender),
  reply_to: checked('settings.form.replyTo', 'settings.form.emailInvalid', isSender),
  social_facebook: profile('settings.form.social.facebook'),
  social_x: profile('settings.form.social.x'),
  social_instagram: profile('settings.form.social.instagram'),
  social_linkedin: profile('settings.form.social.linkedin'),
  social_youtube: profile('settings.form.social.youtube'),
  social_whatsapp: profile('settings.form.social.whatsapp'),
  social_telegram: profile('settings.form.social.telegram'),
  social_github: profile('settings.form.social.github'),
  social_trustpilot: profile('settings.form.social.trustpilot'),
  social_g2: profile('settings.form.social.g2'),
  social_google: profile('settings.form.social.google'),
});

export type SettingsFormValues = ValuesOf<typeof settingsFields.fields>;

function checked(label: MessageId, invalid: MessageId, isRight: (typed: string) => boolean) {
  return text({
    label,
    ...value,
    rules: (schema) =>
      schema.test(
        'form',
        () => ({ id: invalid }),
        (typed) => !typed || isRight(typed),
      ),
  });
}
