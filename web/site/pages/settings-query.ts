import { array, number, object, string, type InferType } from 'yup';
import { kindSchema } from './kind-row.ts';
import { TAX_MODES } from '#rules/money/tax-rate.ts';

/** GraphQL fields of the settings, by table. */
export const SETTINGS_FIELDS = {
  site_settings: 'site_settings { key value value_ar }',
  seo_settings: 'seo_settings { key value value_ar }',
  analytics_settings: 'analytics_settings { key value }',
  pictures: 'pictures { hash media_type width height tone }',
  legal_pages: 'legal_pages { slug title title_ar updated_at }',
  news: `news(order_by: [{ published_at: desc }, { id: asc }]) {
    id slug title title_ar summary summary_ar published_at changed_at
  }`,
  pricing_plans: `pricing_plans(order_by: [{ sort_order: asc }, { id: asc }]) {
    name name_ar category period currency price in_force { price ends_at } features features_ar sort_order
  }`,
  hosting_kinds: `hosting_kinds(order_by: [{ sort_order: asc }, { id: asc }]) {
    slug name name_ar text text_ar menu former_slugs
  }`,
  domain_extensions: 'domain_extensions(order_by: [{ sort_order: asc }, { id: asc }]) { extension }',
  tax_rates: 'tax_rates(order_by: [{ currency: asc }]) { currency rate mode }',
  site_pieces: `site_pieces(where: { part: { _in: ["faq", "uptime"] } }, order_by: [{ sort_order: asc }, { id: asc }]) {
    part title title_ar text text_ar value
  }`,
};
/** Asks for all of them at once. */
export const SETTINGS_QUERY = `query SiteSettings { ${Object.values(SETTINGS_FIELDS).join(' ')} }`;

const settingsSchema = array(
  object({ key: string().required(), value: string().nullable(), value_ar: string().nullable() }),
).required();
const planSchema = object({
  name: string().required(),
  name_ar: string().nullable(),
  category: string().required(),
  period: string().required(),
  currency: string().required(),
  price: string().required(),
  in_force: object({ price: string().required(), ends_at: string().nullable() }).nullable().default(null),
  features: array(string().required()).required(),
  features_ar: array(string().required()).nullable(),
  sort_order: number().required(),
});
const taxSchema = object({
  currency: string().required(),
  rate: string().required(),
  mode: string().oneOf(TAX_MODES).required(),
});
const pieceSchema = object({
  part: string().required(),
  title: string().required(),
  title_ar: string().nullable(),
  text: string().nullable(),
  text_ar: string().nullable(),
  value: string().nullable(),
});
const dataSchema = object({
  site_settings: settingsSchema,
  seo_settings: settingsSchema,
  legal_pages: array(
    object({
      slug: string().required(),
      title: string().required(),
      title_ar: string().nullable(),
      updated_at: string(),
    }),
  ).required(),
  news: array(
    object({
      id: string().required(),
      slug: string().required(),
      title: string().required(),
      title_ar: string().nullable(),
      summary: string().required(),
      summary_ar: string().nullable(),
      published_at: string().required(),
      changed_at: string().required(),
    }),
  ).default([]),
  pictures: array(
    object({
      hash: string().required(),
      media_type: string().required(),
      width: number().required(),
      height: number().required(),
      tone: string().required(),
    }),
  ).default([]),
  analytics_settings: array(object({ key: string().required(), value: string().nullable() })).default([]),
  pricing_plans: array(planSchema).default([]),
  hosting_kinds: array(kindSchema).default([]),
  domain_extensions: array(object({ extension: string().required() })),
  tax_rates: array(taxSchema).default([]),
  site_pieces: array(pieceSchema).default([]),
}).required();
/** Form of the answer. */
export const answerSchema = object({ data: dataSchema }).required();

/** What the API answers. */
export type SettingsAnswer = InferType<typeof dataSchema>;
