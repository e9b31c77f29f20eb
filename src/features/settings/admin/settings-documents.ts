import { graphql } from '#src/gql/gql.ts';

/** GraphQL documents for the settings; src/kit/admin reads their aliases. */
export const SiteSettingsForm = graphql(`
  query SiteSettingsForm {
    rows: site_settings(order_by: [{ key: asc }]) {
      key
      value
      value_ar
      updated_at
    }
  }
`);

export const SiteSettingsChanged = graphql(`
  subscription SiteSettingsChanged {
    changed: site_settings(order_by: [{ key: asc }]) {
      key
      updated_at
    }
  }
`);

export const SaveSiteSettings = graphql(`
  mutation SaveSiteSettings($objects: [site_settings_insert_input!]!, $where: site_settings_bool_exp!) {
    saved: insert_site_settings(
      objects: $objects
      on_conflict: { constraint: site_settings_pkey, update_columns: [value, value_ar], where: $where }
    ) {
      affected_rows
    }
  }
`);
