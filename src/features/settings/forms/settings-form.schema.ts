import { object, string, type InferType } from 'yup';
import { isExternalLink } from '#src/kit/forms/site-link.ts';
import type { ValidationMessage } from '#src/kit/forms/validation-message.ts';

/** Characters; the same limits as the check constraints on site_settings. */
export const NAME_MAX_LENGTH = 100;
export const VALUE_MAX_LENGTH = 1000;

const PORTAL = /^https?:\/\/([a-z0-9.-]+|\[[0-9a-f:]+\])(:[0-9]{1,5})?(\/[^?#]*)?$/i;
const PHONE = /^\+?[0-9][0-9 ()./-]{2,38}[0-9]$/;

/** The same form as the check constraint on site_settings asks of an address that mails come from. */
const SENDER =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z0-9-]{2,63}$/;
/** What would end a name in a mail's header. */
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

const address = checked(
  'settings.form.urlInvalid',
  (value) => /^https?:/i.test(value) && isExternalLink(value),
);

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
  social_facebook: address,
  social_x: address,
  social_instagram: address,
  social_linkedin: address,
  social_youtube: address,
  social_whatsapp: address,
  social_telegram: address,
  social_github: address,
  social_trustpilot: address,
  social_g2: address,
  social_google: address,
});

export type SettingsFormValues = InferType<typeof settingsFormSchema>;

/** Nothing set: the environment's values hold. */
export const emptySettings: SettingsFormValues = settingsFormSchema.getDefault();
