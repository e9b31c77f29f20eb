// Written by `npm run codegen` from the description of the settings.
import { graphql } from '#src/gql/gql.ts';

const read = graphql(`
  query AnalyticsSettingsForm {
    rows: analytics_settings(order_by: [{ key: asc }]) {
      key
      value
      updated_at
    }
  }
`);

const changed = graphql(`
  subscription AnalyticsSettingsChanged {
    changed: analytics_settings(order_by: [{ key: asc }]) {
      key
      updated_at
    }
  }
`);

const save = graphql(`
  mutation SaveAnalyticsSettings($objects: [analytics_settings_insert_input!]!, $where: analytics_settings_bool_exp!) {
    saved: insert_analytics_settings(
      objects: $objects
      on_conflict: { constraint: analytics_settings_pkey, update_columns: [value], where: $where }
    ) {
      affected_rows
    }
  }
`);

export const analyticsSettings = { read, changed, save };
