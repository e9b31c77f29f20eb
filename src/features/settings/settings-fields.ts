import { isExternalLink } from '#src/kit/forms/site-link.ts';
import type { ValuesOf } from '#src/kit/fields/field.ts';
import { choice, text } from '#src/kit/fields/kinds.ts';
import { settingsOf } from '#src/kit/fields/settings-of.ts';
import { toLatinDigits } from '#src/lib/messages/latin-digits.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import type { REVIEW_NETWORKS } from './forms/networks.ts';
import { LENGTHS } from '#rules/lengths.ts';

const PORTAL = /^https?:\/\/([a-z0-9.-]+|\[[0-9a-f:]+\])(:[0-9]{1,5})?(\/[^?#]*)?$/i;
const PHONE = /^\+?[0-9][0-9 ()./-]{2,38}[0-9]$/;

/** Form of the email that mails are sent from; the same as the check constraint on site_settings. */
const SENDER =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z0-9-]{2,63}$/;
/** Characters that would break the sender's name in a mail's header. */
const NO_NAME = /[\p{Cc}<>"@]/u;

const RATING = /^([0-4](\.\d{1,2})?|5(\.0{1,2})?)$/;
const COUNT = /^[1-9]\d{0,8}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Milliseconds by which the first time zone is ahead of UTC. */
const MS_AHEAD = 14 * 60 * 60 * 1000;

/** Values of a mark that is chosen or not. */
export const NOT_SHOWN = '';
export const SHOWN = 'shown';

/** Where the Support menu leads for announcements: to the portal, or to this site. */
const ANNOUNCEMENTS = ['', 'site'] as const;

/** Characters; names are the shortest of the settings. */
const name = { max: 100, tooLong: 'settings.form.tooLong' } as const;
const value = { max: LENGTHS.site_settings.value, tooLong: 'settings.form.tooLong' } as const;

const isHttp = (url: string) => /^https?:/i.test(url) && isExternalLink(url);
const isSender = (email: string) => email.length <= 254 && SENDER.test(email);
const isPortal = (url: string) => PORTAL.test(url) && isExternalLink(url) && URL.canParse(url);
const profile = (label: MessageId) => checked(label, 'settings.form.urlInvalid', isHttp);

/** Everything that the site says about its company; an empty setting leaves the environment's value in force. */
export const settingsFields = settingsOf('site_settings', 'SiteSettings', {
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
  status_url: checked('settings.form.statusUrl', 'settings.form.urlInvalid', isHttp),
  announcements: choice(ANNOUNCEMENTS, {
    label: 'settings.form.announcements',
    hint: 'settings.form.announcementsHint',
    empty: '',
    words: {
      '': 'settings.form.announcements.portal',
      site: 'settings.form.announcements.site',
    },
  }),
  payment_apple_pay: mark('settings.form.payment.applePay'),
  payment_mada: mark('settings.form.payment.mada'),
  payment_stc_pay: mark('settings.form.payment.stcPay'),
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
  ...rating('trustpilot'),
  ...rating('g2'),
  ...rating('google'),
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

/** A mark in the footer, shown or not. */
function mark(label: MessageId) {
  return choice([NOT_SHOWN, SHOWN], { label, empty: NOT_SHOWN });
}

type Site = (typeof REVIEW_NETWORKS)[number];
type RatingKey<Name extends Site> = `rating_${Name}` | `rating_${Name}_count` | `rating_${Name}_date`;

/** A rating on another site: its value, its number of reviews and its day. One without the others proves nothing. */
function rating<Name extends Site>(site: Name) {
  const keys = [`rating_${site}`, `rating_${site}_count`, `rating_${site}_date`] as const;
  const part = (name: 'value' | 'count' | 'date', isRight: (typed: string) => boolean) =>
    text({
      label: `settings.form.rating.${site}.${name}`,
      rules: (schema) =>
        schema
          .transform(toLatinDigits)
          .test(
            'form',
            () => ({ id: `settings.form.rating.${name}Invalid` }),
            (typed) => !typed || isRight(typed),
          )
          .test(
            'whole',
            () => ({ id: 'settings.form.rating.incomplete' }),
            (typed, { parent }) => Boolean(typed) || keys.every((key) => !parent[key]),
          ),
    });

  return {
    [keys[0]]: part('value', (typed) => RATING.test(typed)),
    [keys[1]]: part('count', (typed) => COUNT.test(typed)),
    [keys[2]]: part('date', isPastDay),
  } as Record<RatingKey<Name>, ReturnType<typeof text>>;
}

/** Returns whether a text is a day of the calendar that has begun somewhere on Earth. */
function isPastDay(typed: string): boolean {
  const day = new Date(`${typed}T00:00:00Z`);
  const isDay = DAY.test(typed) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(typed);

  return isDay && day.getTime() <= Date.now() + MS_AHEAD;
}
