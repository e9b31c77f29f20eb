// Written by `npm run codegen` from the description of the settings.
import { graphql } from '#src/gql/gql.ts';

const read = graphql(`
  query BrandSettingsForm {
    rows: site_settings(order_by: [{ key: asc }]) {
      key
      value
      value_ar
      updated_at
    }
  }
`);

const changed = graphql(`
  subscription BrandSettingsChanged {
    changed: site_settings(order_by: [{ key: asc }]) {
      key
      updated_at
    }
  }
`);

const save = graphql(`
  mutation SaveBrandSettings($objects: [site_settings_insert_input!]!, $where: site_settings_bool_exp!) {
    saved: insert_site_settings(
      objects: $objects
      on_conflict: { constraint: site_settings_pkey, update_columns: [value, value_ar], where: $where }
    ) {
      affected_rows
    }
  }
`);

export const brandSettings = { read, changed, save };
