// Written by `npm run codegen` from the description of the section’s fields.
import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '#src/gql/gql.ts';

export const PiecesList = graphql(`
  query PiecesList(
    $where: site_pieces_bool_exp!
    $order_by: [site_pieces_order_by!]!
    $limit: Int!
    $offset: Int!
  ) {
    rows: site_pieces(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {
      id
      title
      title_ar
      text
      text_ar
      value
      value_ar
      picture
      source
      source_ar
      source_date
      part
      kind_id
      original
      sort_order
      is_shown
      updated_at
      kind { id name name_ar }
    }
    total: site_pieces_aggregate(where: $where) {
      aggregate {
        count
      }
    }
  }
`);

export const PiecesChanged = graphql(`
  subscription PiecesChanged {
    changed: changes(
      where: { table_name: { _eq: "site_pieces" } }
      order_by: [{ number: desc }]
      limit: 1
    ) {
      number
    }
  }
`);

export const CreatePiece = graphql(`
  mutation CreatePiece($object: site_pieces_insert_input!) {
    saved: insert_site_pieces_one(object: $object) {
      id
    }
  }
`);

export const UpdatePieces = graphql(`
  mutation UpdatePieces($where: site_pieces_bool_exp!, $set: site_pieces_set_input!) {
    saved: update_site_pieces(where: $where, _set: $set) {
      affected_rows
    }
  }
`);

export const DeletePieces = graphql(`
  mutation DeletePieces($where: site_pieces_bool_exp!) {
    removed: delete_site_pieces(where: $where) {
      affected_rows
    }
  }
`);

export const MovePieces = graphql(`
  mutation MovePieces($updates: [site_pieces_updates!]!) {
    moved: update_site_pieces_many(updates: $updates) {
      affected_rows
    }
  }
`);

export const piecesTable = {"table":"site_pieces","exported":["part","title","title_ar","text","text_ar","value","value_ar","picture","source","source_ar","source_date","sort_order","is_shown"],"arabicTexts":[{"column":"title","isList":false},{"column":"text","isList":false},{"column":"value","isList":false},{"column":"source","isList":false}]} as const;

export type AdminPiece = ResultOf<typeof PiecesList>['rows'][number];
