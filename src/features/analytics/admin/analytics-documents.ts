import { graphql } from '#src/gql/gql.ts';

/** The documents of the back office's analytics settings; the kit knows the aliases. */
export const AnalyticsSettingsForm = graphql(`
  query AnalyticsSettingsForm {
    rows: analytics_settings(order_by: [{ key: asc }]) {
      key
      value
      updated_at
    }
  }
`);

export const AnalyticsSettingsChanged = graphql(`
  subscription AnalyticsSettingsChanged {
    changed: analytics_settings(order_by: [{ key: asc }]) {
      key
      updated_at
    }
  }
`);

/** SPEC section 7: rows of key and value (null when empty), conflict on key; the head scripts have an action. */
export const SaveAnalyticsSettings = graphql(`
  mutation SaveAnalyticsSettings(
    $objects: [analytics_settings_insert_input!]!
    $where: analytics_settings_bool_exp!
  ) {
    saved: insert_analytics_settings(
      objects: $objects
      on_conflict: { constraint: analytics_settings_pkey, update_columns: [value], where: $where }
    ) {
      affected_rows
    }
  }
`);

export const SaveHeadScripts = graphql(`
  mutation SaveHeadScripts($password: String!, $totp: String, $value: String) {
    save_head_scripts(password: $password, totp: $totp, value: $value) {
      key
    }
  }
`);
