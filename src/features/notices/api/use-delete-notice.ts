import { useMutation } from '@apollo/client/react';
import { graphql } from '#src/gql/gql.ts';

export const DeleteNoticeMutation = graphql(`
  mutation DeleteNotice($id: uuid!) {
    delete_store_notices_by_pk(id: $id) {
      id
    }
  }
`);

/** Deletes a notice for good; one that is gone already is no error. */
export function useDeleteNotice(): (id: string) => Promise<void> {
  const [deleteNotice] = useMutation(DeleteNoticeMutation);

  return async (id) => {
    await deleteNotice({ variables: { id } });
  };
}
