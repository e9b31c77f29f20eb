import { fieldsOf } from '#src/kit/fields/fields-of.ts';
import { choice, link, text } from '#src/kit/fields/kinds.ts';
import { integer } from '#src/kit/fields/number-kinds.ts';
import { isSiteLink } from '#src/kit/forms/site-link.ts';
import { LENGTHS } from '#rules/lengths.ts';
import { CATEGORIES, categoryNames } from './link-categories.ts';

/** Fields of a footer link; a new one has no group, so that the person chooses it. */
export const linkFields = fieldsOf(
  'footer_links',
  {
    label: text({
      label: 'footerLinks.form.label',
      arabic: 'footerLinks.form.labelAr',
      arabicHint: 'footerLinks.form.labelArHint',
      required: 'footerLinks.form.labelRequired',
      max: LENGTHS.footer_links.label,
      tooLong: 'footerLinks.form.labelTooLong',
    }),
    url: link({
      label: 'footerLinks.form.url',
      hint: 'footerLinks.form.urlHint',
      required: 'footerLinks.form.urlRequired',
      isLink: isSiteLink,
      invalid: 'footerLinks.form.urlInvalid',
    }),
    category: choice(CATEGORIES, {
      label: 'footerLinks.form.category',
      words: categoryNames,
      empty: '',
      required: 'footerLinks.form.categoryRequired',
    }),
    sort_order: integer({
      label: 'footerLinks.form.sortOrder',
      hint: 'footerLinks.form.sortOrderHint',
      invalid: 'footerLinks.form.sortOrderNoInteger',
      empty: 0,
    }),
  },
  { documents: { one: 'Link', many: 'Links', isOrdered: true }, alsoRead: ['updated_at'] },
);
