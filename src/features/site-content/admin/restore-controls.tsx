import { useApolloClient } from '@apollo/client/react';
import type { Part } from '#rules/site-content/originals.ts';
import { PiecesList, type AdminPiece } from '../piece-documents.generated.ts';
import { planRestoringOf, planRestoringParts } from './plan-restoring.ts';
import { RestoreAllButton, RestoreOneAction } from './restore-buttons.tsx';
import { RestorePieces } from './restore-documents.ts';
import { useRestore } from './use-restore.ts';

const RESTORING = { document: RestorePieces, table: 'site_pieces' } as const;

/** Returns the buttons that bring back the words that the product came with: of one piece, and of all of these parts. */
export function restoreControlsOf(parts: readonly Part[]) {
  return {
    RowControls: RestorePiece,
    HeaderControls: ({ onChanged }: { onChanged: () => void }) => (
      <RestoreParts parts={parts} onChanged={onChanged} />
    ),
  };
}

/** Brings one piece back; a piece that has its original words has no button. */
function RestorePiece({ row }: { row: AdminPiece }) {
  const { isPending, restore } = useRestore(RESTORING);
  const plan = planRestoringOf(row);
  if (plan.length === 0) return null;

  return (
    <RestoreOneAction
      name={row.title}
      isPending={isPending}
      onRestore={() => void restore(async () => Promise.resolve(plan))}
    />
  );
}

function RestoreParts({ parts, onChanged }: { parts: readonly Part[]; onChanged: () => void }) {
  const client = useApolloClient();
  const { isPending, restore } = useRestore(RESTORING, onChanged);

  const plan = async () => {
    const { data } = await client.query({
      query: PiecesList,
      variables: {
        where: { part: { _in: [...parts] } },
        order_by: [{ sort_order: 'asc' }, { id: 'asc' }],
        limit: MOST_PIECES,
        offset: 0,
      },
      fetchPolicy: 'no-cache',
    });
    return planRestoringParts(parts, data?.rows ?? []);
  };

  return <RestoreAllButton isPending={isPending} onRestore={() => void restore(plan)} />;
}

/** More than any part of a site has. */
const MOST_PIECES = 500;
