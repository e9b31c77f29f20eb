import type { ValuesOf } from '#src/kit/fields/field.ts';
import { text } from '#src/kit/fields/kinds.ts';
import { settingsOf } from '#src/kit/fields/settings-of.ts';
import { LENGTHS } from '#rules/lengths.ts';

const limit = { max: LENGTHS.seo_settings.value, tooLong: 'seo.form.tooLong' } as const;
/** Characters that search engines commonly show of each text; a longer one only gets a hint. */
export const SHOWN_LENGTH = { site_title: 60, meta_description: 160 } as const;

export const seoFields = settingsOf('seo_settings', 'SeoSettings', {
  site_title: text({
    label: 'seo.form.siteTitle',
    arabic: 'seo.form.siteTitleAr',
    required: 'seo.form.siteTitleRequired',
    ...limit,
  }),
  meta_description: text({
    label: 'seo.form.metaDescription',
    arabic: 'seo.form.metaDescriptionAr',
    required: 'seo.form.metaDescriptionRequired',
    ...limit,
  }),
  keywords: text({
    label: 'seo.form.keywords',
    arabic: 'seo.form.keywordsAr',
    required: 'seo.form.keywordsRequired',
    ...limit,
  }),
});

export type SeoFormValues = ValuesOf<typeof seoFields.fields>;
