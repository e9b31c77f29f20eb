import { useMutation } from '@apollo/client/react';
import { graphql } from '#src/gql/gql.ts';
import type { NoticeFormValues } from '../forms/notice-form.schema.ts';

export const CreateNoticeMutation = graphql(`
  mutation CreateNotice($notice: store_notices_insert_input!) {
    insert_store_notices_one(object: $notice) {
      id
    }
  }
`);

export const UpdateNoticeMutation = graphql(`
  mutation UpdateNotice($id: uuid!, $notice: store_notices_set_input!) {
    update_store_notices_by_pk(pk_columns: { id: $id }, _set: $notice) {
      id
      ...NoticeRow_notice
      ...NoticeDialog_notice
    }
  }
`);

type SaveNotice = (id: string | null, values: NoticeFormValues) => Promise<void>;

/** Saves a new notice, or the one with the given id; rejects when the API refuses, or the notice is gone. */
export function useSaveNotice(): SaveNotice {
  const [createNotice] = useMutation(CreateNoticeMutation);
  const [updateNotice] = useMutation(UpdateNoticeMutation);

  return async (id, values) => {
    const notice = toColumns(values);
    if (id === null) await createNotice({ variables: { notice } });
    else await updateNotice({ variables: { id, notice } });
  };
}

/** An optional field left empty is stored as null. */
function toColumns({ content_ar, link_url, starts_at, ends_at, ...rest }: NoticeFormValues) {
  return {
    ...rest,
    content_ar: content_ar || null,
    link_url: link_url || null,
    starts_at: starts_at || null,
    ends_at: ends_at || null,
  };
}
