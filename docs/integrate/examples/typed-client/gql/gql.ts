/* eslint-disable */
import * as types from './graphql.ts';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query Plans($category: String!, $currency: String!) {\n    pricing_plans(\n      where: {\n        category: { _eq: $category }\n        currency: { _eq: $currency }\n        period: { _eq: \"mo\" }\n      }\n      order_by: { price: asc }\n    ) {\n      name\n      price\n      currency\n    }\n  }\n": typeof types.PlansDocument,
    "\n  mutation SaveNotice($notice: store_notices_insert_input!) {\n    insert_store_notices_one(\n      object: $notice\n      on_conflict: {\n        constraint: store_notices_external_id_unique\n        update_columns: [content, notice_date]\n      }\n    ) {\n      id\n      notice_date\n    }\n  }\n": typeof types.SaveNoticeDocument,
    "\n  subscription Notices {\n    store_notices(\n      where: { external_id: { _is_null: false } }\n      order_by: { notice_date: desc }\n    ) {\n      external_id\n      content\n    }\n  }\n": typeof types.NoticesDocument,
};
const documents: Documents = {
    "\n  query Plans($category: String!, $currency: String!) {\n    pricing_plans(\n      where: {\n        category: { _eq: $category }\n        currency: { _eq: $currency }\n        period: { _eq: \"mo\" }\n      }\n      order_by: { price: asc }\n    ) {\n      name\n      price\n      currency\n    }\n  }\n": types.PlansDocument,
    "\n  mutation SaveNotice($notice: store_notices_insert_input!) {\n    insert_store_notices_one(\n      object: $notice\n      on_conflict: {\n        constraint: store_notices_external_id_unique\n        update_columns: [content, notice_date]\n      }\n    ) {\n      id\n      notice_date\n    }\n  }\n": types.SaveNoticeDocument,
    "\n  subscription Notices {\n    store_notices(\n      where: { external_id: { _is_null: false } }\n      order_by: { notice_date: desc }\n    ) {\n      external_id\n      content\n    }\n  }\n": types.NoticesDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Plans($category: String!, $currency: String!) {\n    pricing_plans(\n      where: {\n        category: { _eq: $category }\n        currency: { _eq: $currency }\n        period: { _eq: \"mo\" }\n      }\n      order_by: { price: asc }\n    ) {\n      name\n      price\n      currency\n    }\n  }\n"): typeof import('./graphql.ts').PlansDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveNotice($notice: store_notices_insert_input!) {\n    insert_store_notices_one(\n      object: $notice\n      on_conflict: {\n        constraint: store_notices_external_id_unique\n        update_columns: [content, notice_date]\n      }\n    ) {\n      id\n      notice_date\n    }\n  }\n"): typeof import('./graphql.ts').SaveNoticeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription Notices {\n    store_notices(\n      where: { external_id: { _is_null: false } }\n      order_by: { notice_date: desc }\n    ) {\n      external_id\n      content\n    }\n  }\n"): typeof import('./graphql.ts').NoticesDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
