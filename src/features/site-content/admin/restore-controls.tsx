import { useApolloClient } from '@apollo/client/react';
import { mdiBackupRestore } from '#src/components/icon-paths.generated.ts';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';
import type { Locale } from '#src/config/locale.ts';
import { inverseOf, writeRows, type RowWrite } from '#src/kit/admin/form/saving/write-rows.ts';
import { forgetCached } from '#src/kit/admin/list/forget-cached.ts';
import { RowAction } from '#src/kit/admin/table/row-action.tsx';
import { useAction } from '#src/kit/admin/toasts/use-action.ts';
import { useToasts } from '#src/kit/admin/toasts/use-toasts.tsx';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import type { Part } from '#rules/site-content/originals.ts';
import { PiecesList, type AdminPiece } from '../piece-documents.generated.ts';
import { planRestoringOf, planRestoringParts } from './plan-restoring.ts';
import { RestorePieces } from './restore-documents.ts';

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
  if (plan.length === 0) return null;

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

/** Returns a function that writes what a plan says, and offers to take back what was written. */
function useRestore(onChanged: () => void = () => undefined) {
  const client = useApolloClient();
  const { locale } = useLocale();
  const toasts = useToasts();
  const { isPending, run } = useAction();

  /** Writes changes of pieces; returns which of them were written, and a line about those that were not. */
  async function write(writes: readonly RowWrite[]) {
    const missed = await writeRows({ client, document: RestorePieces }, writes);
    forgetCached(client, 'site_pieces');
    onChanged();
    const untouched = missed.length > 0 && { count: missed.length, names: namesOf(missed, locale) };

    return { written: writes.filter((one) => !missed.includes(one)), untouched };
  }

  const tell = (done: MessageId, { written, untouched }: Outcome, onUndo?: () => void) => {
    if (untouched && written.length === 0) return toasts.refusal(LEFT, untouched);
    const lines = untouched ? [{ id: LEFT, values: untouched }] : [];
    return toasts.success(done, { values: { count: written.length }, lines, onUndo });
  };
  const undo = (writes: readonly RowWrite[]) =>
    run(async () => tell('siteContent.restore.undone', await write(inverseOf(writes))));
  const restore = (plan: () => Promise<readonly RowWrite[]>) =>
    run(async () => {
      const writes = await plan();
      if (writes.length === 0) return toasts.success('siteContent.restore.nothing');
      const outcome = await write(writes);
      return tell('siteContent.restore.done', outcome, () => void undo(outcome.written));
    });

  return { isPending, restore };
}

const LEFT: MessageId = 'siteContent.restore.left';
type Outcome = { written: readonly RowWrite[]; untouched: false | { count: number; names: string } };

/** Number of pieces that a toast names. */
const NAMED = 3;

/** Returns the titles of the first pieces, each isolated from the direction of the sentence. */
function namesOf(writes: readonly RowWrite[], locale: Locale): string {
  const titles = writes.slice(0, NAMED).map(({ before, after }) => {
    const { title, title_ar } = (before ?? after) as unknown as AdminPiece;
    return `\u2068${(locale === 'ar' && title_ar) || title}\u2069`;
  });
  const list = new Intl.ListFormat(locale, { type: 'unit' }).format(titles);

  return writes.length > NAMED ? `${list} …` : list;
}
