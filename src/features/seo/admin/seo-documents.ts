import { graphql } from '#src/gql/gql.ts';

/** GraphQL documents for the SEO settings in the back office; src/kit/admin reads their aliases. */
export const SeoSettingsForm = graphql(`
  query SeoSettingsForm {
    rows: seo_settings(order_by: [{ key: asc }]) {
      key
      value
      value_ar
      updated_at
    }
  }
`);

export const SeoSettingsChanged = graphql(`
  subscription SeoSettingsChanged {
    changed: seo_settings(order_by: [{ key: asc }]) {
      key
      updated_at
    }
  }
`);

/** Upserts rows of key and value, conflict on key (SPEC section 7). */
export const SaveSeoSettings = graphql(`
  mutation SaveSeoSettings($objects: [seo_settings_insert_input!]!, $where: seo_settings_bool_exp!) {
    saved: insert_seo_settings(
      objects: $objects
      on_conflict: { constraint: seo_settings_pkey, update_columns: [value, value_ar], where: $where }
    ) {
      affected_rows
    }
  }
`);
