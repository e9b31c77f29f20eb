import { object, string, type InferType } from 'yup';
import { isExternalLink } from '#src/kit/forms/site-link.ts';
import type { ValidationMessage } from '#src/kit/forms/validation-message.ts';

/** Characters; the same limits as the check constraints on site_settings. */
export const NAME_MAX_LENGTH = 100;
export const VALUE_MAX_LENGTH = 1000;

const PORTAL = /^https?:\/\/([a-z0-9.-]+|\[[0-9a-f:]+\])(:[0-9]{1,5})?(\/[^?#]*)?$/i;
const PHONE = /^\+?[0-9][0-9 ()./-]{2,38}[0-9]$/;

/** Form of the e-mail that mails are sent from; the same as the check constraint on site_settings. */
const SENDER =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z0-9-]{2,63}$/;
/** Characters that would break the sender's name in a mail's header. */
const NO_NAME = /[\p{Cc}<>"@]/u;

const tooLong = ({ max }: { max: number }): ValidationMessage => ({
  id: 'settings.form.tooLong',
  values: { max },
});
const text = (max: number) => string().trim().max(max, tooLong).default('');
const checked = (id: ValidationMessage['id'], isRight: (value: string) => boolean) =>
  text(VALUE_MAX_LENGTH).test(
    'form',
    () => ({ id }) satisfies ValidationMessage,
    (value) => !value || isRight(value),
  );

const senderName = text(NAME_MAX_LENGTH).test(
  'form',
  () => ({ id: 'settings.form.senderNameInvalid' }) satisfies ValidationMessage,
  (value) => !NO_NAME.test(value),
);
const sender = checked('settings.form.emailInvalid', (value) => value.length <= 254 && SENDER.test(value));

const url = checked('settings.form.urlInvalid', (value) => /^https?:/i.test(value) && isExternalLink(value));

export const settingsFormSchema = object({
  brand_name: text(NAME_MAX_LENGTH),
  brand_name_ar: text(NAME_MAX_LENGTH),
  company_name: text(NAME_MAX_LENGTH),
  company_name_ar: text(NAME_MAX_LENGTH),
  postal_address: text(VALUE_MAX_LENGTH),
  postal_address_ar: text(VALUE_MAX_LENGTH),
  support_email: checked('settings.form.emailInvalid', (value) => isExternalLink(`mailto:${value}`)),
  support_phone: checked('settings.form.phoneInvalid', (value) => PHONE.test(value)),
  portal_url: checked(
    'settings.form.portalInvalid',
    (value) => PORTAL.test(value) && isExternalLink(value) && URL.canParse(value),
  ),
  sender_name: senderName,
  sender_name_ar: senderName,
  sender_email: sender,
  reply_to: sender,
  social_facebook: url,
  social_x: url,
  social_instagram: url,
  social_linkedin: url,
  social_youtube: url,
  social_whatsapp: url,
  social_telegram: url,
  social_github: url,
  social_trustpilot: url,
  social_g2: url,
  social_google: url,
});

export type SettingsFormValues = InferType<typeof settingsFormSchema>;

/** Values without any setting, so the environment's values apply. */
export const emptySettings: SettingsFormValues = settingsFormSchema.getDefault();
