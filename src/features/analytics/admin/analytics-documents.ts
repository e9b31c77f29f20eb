import { graphql } from '#src/gql/gql.ts';

/** GraphQL documents for the analytics settings in the back office; src/kit/admin reads their aliases. */
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

/**
 * Upserts rows of key and value (null when empty), conflict on key (SPEC section 7); the head scripts have their own
 * action.
 */
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
