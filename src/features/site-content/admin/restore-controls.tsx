import { useApolloClient } from '@apollo/client/react';
import { mdiBackupRestore } from '#src/components/icon-paths.generated.ts';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';
import { forgetCached } from '#src/kit/admin/list/forget-cached.ts';
import { RowAction } from '#src/kit/admin/table/row-action.tsx';
import { useAction } from '#src/kit/admin/toasts/use-action.ts';
import { useToasts } from '#src/kit/admin/toasts/use-toasts.tsx';
import type { Part } from '#rules/site-content/originals.ts';
import { PiecesList, type AdminPiece } from '../piece-documents.generated.ts';
import { planRestoringOf, planRestoringParts, type Restoring } from './plan-restoring.ts';
import { PutPieces } from './restore-documents.ts';

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
  const intl = useIntl();
  const id = useId();
  const { isPending, restore } = useRestore();
  const plan = planRestoringOf(row);
  if (plan.objects.length === 0) return null;

  return (
    <>
      <VisuallyHidden>
        <span id={id}>{row.title}</span>
      </VisuallyHidden>
      <RowAction
        icon={mdiBackupRestore}
        label={intl.formatMessage({ id: 'siteContent.restore.one' })}
        describedBy={id}
        disabled={isPending}
        onClick={() => void restore(async () => Promise.resolve(plan))}
      />
    </>
  );
}

function RestoreParts({ parts, onChanged }: { parts: readonly Part[]; onChanged: () => void }) {
  const client = useApolloClient();
  const { isPending, restore } = useRestore(onChanged);

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

  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<Icon path={mdiBackupRestore} />}
      loading={isPending}
      onClick={() => void restore(plan)}
    >
      <FormattedMessage id="siteContent.restore.all" />
    </Button>
  );
}

/** More than any part of a site has. */
const MOST_PIECES = 500;

/** Returns a function that writes what a plan says, and offers to take it back in its toast. */
function useRestore(onChanged: () => void = () => undefined) {
  const client = useApolloClient();
  const toasts = useToasts();
  const { isPending, run } = useAction();

  async function put(objects: Restoring['objects'], removed: string[]): Promise<void> {
    await client.mutate({ mutation: PutPieces, variables: { objects, removed } });
    forgetCached(client, 'site_pieces');
    onChanged();
  }

  const restore = (plan: () => Promise<Restoring>) =>
    run(async () => {
      const { objects, undo } = await plan();
      if (objects.length === 0) return toasts.success('siteContent.restore.nothing');
      await put(objects, []);
      return toasts.success('siteContent.restore.done', {
        values: { count: objects.length },
        onUndo: () => void run(() => put(undo.objects, undo.removed), { done: 'siteContent.restore.undone' }),
      });
    });

  return { isPending, restore };
}
