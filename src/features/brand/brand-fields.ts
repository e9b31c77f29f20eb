import { COLOR_FORM } from '#rules/brand/color-form.ts';
import { text } from '#src/kit/fields/kinds.ts';
import { said } from '#src/kit/fields/common-options.ts';
import type { ValuesOf } from '#src/kit/fields/field.ts';
import { loadColors } from './load-colors.ts';
import { settingsOf } from '#src/kit/fields/settings-of.ts';

/**
 * The brand's logos, each by the hash of its picture, and its colour (`#rrggbb`); an empty one leaves the site's own mark,
 * name or colours.
 */
export const brandFields = settingsOf('site_settings', 'BrandSettings', {
  logo_wide: text({ label: 'brand.form.wide', arabic: 'brand.form.wideAr', control: 'own' }),
  logo_square: text({ label: 'brand.form.square', control: 'own' }),
  brand_color: text({
    label: 'brand.form.color',
    control: 'own',
    rules: (schema) =>
      schema
        .lowercase()
        .test('form', said('brand.form.colorForm'), (color) => !color || COLOR_FORM.test(color))
        .test('readable', async (color, { createError }) => {
          if (!color || !COLOR_FORM.test(color)) return true;
          // Where the computation can't be loaded, the database decides.
          const colors = await loadColors().catch(() => undefined);
          if (!colors || colors.isReadable(color)) return true;
          const nearest = colors.nearestReadable(color);

          return createError({ message: said({ id: 'brand.form.colorPale', values: { nearest } }) });
        }),
  }),
});

export type BrandFormValues = ValuesOf<typeof brandFields.fields>;
