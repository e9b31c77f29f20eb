import { said } from '#src/kit/fields/common-options.ts';
import type { Field, ValuesOf } from '#src/kit/fields/field.ts';
import { fieldsOf } from '#src/kit/fields/fields-of.ts';
import { choice, flag, text } from '#src/kit/fields/kinds.ts';
import { optionalInteger } from '#src/kit/fields/number-kinds.ts';
import { MENUS } from '#rules/hosting-kinds/pictures.ts';
import { RESERVED_SLUGS } from '#rules/hosting-kinds/reserved-slugs.ts';
import { LENGTHS } from '#rules/lengths.ts';

const LIMITS = LENGTHS.hosting_kinds;
const tooLong = 'siteContent.form.tooLong';
const arabicHint = 'siteContent.form.arabicHint';

/** Value of a kind's choice that means no picture. */
const NO_PICTURE = 'none';

/** Fields of a kind of hosting. */
export const kindFields = fieldsOf(
  'hosting_kinds',
  {
    name: text({
      label: 'siteContent.kind.name',
      arabic: 'siteContent.kind.nameAr',
      arabicHint,
      required: 'siteContent.kind.nameRequired',
      max: LIMITS.name,
      tooLong,
    }),
    slug: text({
      label: 'siteContent.kind.slug',
      hint: 'siteContent.kind.slugHint',
      required: 'siteContent.kind.slugRequired',
      control: 'link',
      max: LIMITS.slug,
      tooLong,
      stored: (typed) => typed.toLowerCase(),
      rules: (schema) =>
        schema
          .test('form', said('siteContent.kind.slugForm'), (slug) => !slug || SLUG.test(slug.toLowerCase()))
          .test(
            'free',
            said('siteContent.kind.slugReserved'),
            (slug) => !RESERVED_SLUGS.some((reserved) => reserved === slug?.toLowerCase()),
          ),
    }),
    summary: text({
      label: 'siteContent.kind.summary',
      arabic: 'siteContent.kind.summaryAr',
      hint: 'siteContent.kind.summaryHint',
      arabicHint,
      max: LIMITS.summary,
      tooLong,
    }),
    text: text({
      label: 'siteContent.kind.text',
      arabic: 'siteContent.kind.textAr',
      hint: 'siteContent.kind.textHint',
      arabicHint,
      max: LIMITS.text,
      tooLong,
      lines: 4,
    }),
    picture: picture(),
    menu: choice(MENUS, {
      label: 'siteContent.kind.menu',
      words: {
        hosting: 'siteContent.kind.menuHosting',
        own: 'siteContent.kind.menuOwn',
        none: 'siteContent.kind.menuNone',
      },
      empty: 'hosting',
    }),
    sort_order: optionalInteger({
      label: 'siteContent.form.sortOrder',
      hint: 'siteContent.form.sortOrderHint',
      invalid: 'siteContent.form.sortOrderNoInteger',
    }),
    is_shown: flag({ label: 'siteContent.form.isShown', empty: true }),
  },
  {
    documents: { one: 'HostingKind', many: 'HostingKinds', isOrdered: true },
    alsoRead: ['original', 'former_slugs', 'updated_at'],
  },
);

export type KindValues = ValuesOf<typeof kindFields.fields>;

const SLUG = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** A drawing of the set, the file of an uploaded picture, or none. */
function picture(): Field<string, string> {
  return {
    control: 'own',
    label: 'siteContent.form.picture',
    isRequired: false,
    empty: NO_PICTURE,
    schema: ({ string }) => string().default(NO_PICTURE),
    toValue: (column) => column ?? NO_PICTURE,
    toColumn: (value) => (value === NO_PICTURE ? null : value),
  };
}
