import { createClient } from './client.ts';
import { graphql } from './gql/gql.ts';

const Plans = graphql(`
  query Plans($category: String!, $currency: String!) {
    pricing_plans(
      where: {
        category: { _eq: $category }
        currency: { _eq: $currency }
        period: { _eq: "mo" }
      }
      order_by: { price: asc }
    ) {
      name
      price
      currency
    }
  }
`);

const SaveNotice = graphql(`
  mutation SaveNotice($notice: store_notices_insert_input!) {
    insert_store_notices_one(
      object: $notice
      on_conflict: {
        constraint: store_notices_external_id_unique
        update_columns: [content, notice_date]
      }
    ) {
      id
      notice_date
    }
  }
`);

const Notices = graphql(`
  subscription Notices {
    store_notices(
      where: { external_id: { _is_null: false } }
      order_by: { notice_date: desc }
    ) {
      external_id
      content
    }
  }
`);

const client = createClient({
  origin: process.env['ORIGIN'] ?? 'http://localhost:3000',
  // HOSTFRONT_KEY is a key of the role editor.
  key: process.env['HOSTFRONT_KEY'] ?? '',
});

const { pricing_plans: plans } = await client.ask(Plans, {
  category: 'vps',
  currency: 'USD',
});
for (const { name, price, currency } of plans)
  console.log(name, price, currency);

// The same external_id always changes the same notice, so you may
// run this as often as you like.
const notice = {
  external_id: 'typed-client',
  content: 'Written by the typed client',
  notice_date: '2026-11-22',
};
await client.ask(SaveNotice, { notice });

const answers = client.watch(Notices, {});
for await (const { store_notices: notices } of answers) {
  for (const { external_id: id, content } of notices)
    console.log(`${id ?? ''}: ${content}`);
  if (process.env['ONCE']) break;
}
