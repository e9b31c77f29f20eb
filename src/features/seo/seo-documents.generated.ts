// Written by `npm run codegen` from the description of the settings.
import { graphql } from '#src/gql/gql.ts';

const read = graphql(`
  query SeoSettingsForm {
    rows: seo_settings(order_by: [{ key: asc }]) {
      key
      value
      value_ar
      updated_at
    }
  }
`);

const changed = graphql(`
  subscription SeoSettingsChanged {
    changed: seo_settings(order_by: [{ key: asc }]) {
      key
      updated_at
    }
  }
`);

const save = graphql(`
  mutation SaveSeoSettings($objects: [seo_settings_insert_input!]!, $where: seo_settings_bool_exp!) {
    saved: insert_seo_settings(
      objects: $objects
      on_conflict: { constraint: seo_settings_pkey, update_columns: [value, value_ar], where: $where }
    ) {
      affected_rows
    }
  }
`);

export const seoSettings = { read, changed, save };
