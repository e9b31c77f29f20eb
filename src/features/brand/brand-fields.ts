import { text } from '#src/kit/fields/kinds.ts';
import type { ValuesOf } from '#src/kit/fields/field.ts';
import { settingsOf } from '#src/kit/fields/settings-of.ts';

/** The brand's logos, each by the hash of its picture; an empty one leaves the site's own mark and name. */
export const brandFields = settingsOf('site_settings', 'BrandSettings', {
  logo_wide: text({ label: 'brand.form.wide', arabic: 'brand.form.wideAr', control: 'own' }),
  logo_square: text({ label: 'brand.form.square', control: 'own' }),
});

export type BrandFormValues = ValuesOf<typeof brandFields.fields>;
