import { fieldsOf } from '#src/kit/fields/fields-of.ts';
import { link, text } from '#src/kit/fields/kinds.ts';
import { isSiteLink } from '#src/kit/forms/site-link.ts';

/** Fields of a partner. */
export const partnerFields = fieldsOf(
  'footer_links',
  {
    label: text({
      label: 'footerLinks.form.label',
      arabic: 'footerLinks.form.labelAr',
      required: 'footerLinks.form.labelRequired',
      max: 100,
      tooLong: 'footerLinks.form.labelTooLong',
    }),
    url: link({
      label: 'footerLinks.form.url',
      required: 'footerLinks.form.urlRequired',
      isLink: isSiteLink,
      invalid: 'footerLinks.form.urlInvalid',
    }),
  },
  { documents: { one: 'Partner', many: 'Partners' }, alsoRead: ['updated_at'] },
);
