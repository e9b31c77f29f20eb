import { useApolloClient } from '@apollo/client/react';
import { graphql } from '#src/gql/gql.ts';
import { useRestore } from '../admin/use-restore.ts';
import { RestoreAllButton, RestoreOneAction } from '../admin/restore-buttons.tsx';
import { HostingKindsList, type AdminHostingKind } from './kind-documents.generated.ts';
import { planRestoringKind, planRestoringKinds } from './plan-restoring-kinds.ts';

/** Brings kinds back in one transaction; what somebody else has changed meanwhile stays as it is. */
const RestoreHostingKinds = graphql(`
  mutation RestoreHostingKinds(
    $updates: [hosting_kinds_updates!]!
    $objects: [hosting_kinds_insert_input!]!
    $gone: hosting_kinds_bool_exp!
    $hasUpdates: Boolean!
    $hasObjects: Boolean!
    $hasGone: Boolean!
  ) {
    changed: update_hosting_kinds_many(updates: $updates) @include(if: $hasUpdates) {
      affected_rows
    }
    made: insert_hosting_kinds(
      objects: $objects
      on_conflict: { constraint: hosting_kinds_pkey, update_columns: [] }
    ) @include(if: $hasObjects) {
      affected_rows
      returning {
        id
      }
    }
    removed: delete_hosting_kinds(where: $gone) @include(if: $hasGone) {
      affected_rows
      returning {
        id
      }
    }
  }
`);

const RESTORING = { document: RestoreHostingKinds, table: 'hosting_kinds' } as const;
/** More kinds than a site has. */
const MOST_KINDS = 500;

/** Brings the words of one kind back; a kind that has its original words, or was added, has no button. */
export function RestoreKind({ row }: { row: AdminHostingKind }) {
  const { isPending, restore } = useRestore(RESTORING);
  const plan = planRestoringKind(row);
  if (plan.length === 0) return null;

  return (
    <RestoreOneAction
      name={row.name}
      isPending={isPending}
      onRestore={() => void restore(async () => Promise.resolve(plan))}
    />
  );
}

/** Brings all kinds back to what the product came with; kinds that were added are hidden. */
export function RestoreKinds({ onChanged }: { onChanged: () => void }) {
  const client = useApolloClient();
  const { isPending, restore } = useRestore(RESTORING, onChanged);
  const plan = async () => {
    const { data } = await client.query({
      query: HostingKindsList,
      variables: { where: {}, order_by: [{ sort_order: 'asc' }], limit: MOST_KINDS, offset: 0 },
      fetchPolicy: 'no-cache',
    });
    return planRestoringKinds(data?.rows ?? []);
  };

  return <RestoreAllButton isPending={isPending} onRestore={() => void restore(plan)} />;
}
