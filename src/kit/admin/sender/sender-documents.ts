import { graphql } from '#src/gql/gql.ts';

/** Settings without which no newsletter may go out. */
export const SenderSettings = graphql(`
  query SenderSettings {
    settings: site_settings(where: { key: { _in: ["sender_name", "sender_email", "postal_address"] } }) {
      key
      value
    }
  }
`);

export const SiteSettingsWritten = graphql(`
  subscription SiteSettingsWritten {
    changed: changes(
      where: { table_name: { _eq: "site_settings" } }
      order_by: [{ number: desc }]
      limit: 1
    ) {
      number
    }
  }
`);
