import { useApolloClient } from '@apollo/client/react';
import type { Locale } from '#src/config/locale.ts';
import {
  inverseOf,
  writeRows,
  type RowsDocument,
  type RowWrite,
} from '#src/kit/admin/form/saving/write-rows.ts';
import { forgetCached } from '#src/kit/admin/list/forget-cached.ts';
import { useAction } from '#src/kit/admin/toasts/use-action.ts';
import { useToasts } from '#src/kit/admin/toasts/use-toasts.tsx';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import type { MessageId } from '#src/lib/messages/message-id.ts';

/** The mutation that writes rows of a table. */
type Restoring = { document: RowsDocument; table: 'site_pieces' | 'hosting_kinds' };

/** Returns a function that writes what a plan says, and offers to take back what was written. */
export function useRestore({ document, table }: Restoring, onChanged: () => void = () => undefined) {
  const client = useApolloClient();
  const { locale } = useLocale();
  const toasts = useToasts();
  const { isPending, run } = useAction();

  /** Writes changes of rows; returns which of them were written, and a line about those that were not. */
  async function write(writes: readonly RowWrite[]) {
    const missed = await writeRows({ client, document }, writes);
    forgetCached(client, table);
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

/** Columns of a piece or of a kind of hosting that name it. */
type Titled = Readonly<Partial<Record<'title' | 'title_ar' | 'name' | 'name_ar', string | null>>>;

/** Number of rows that a toast names. */
const NAMED = 3;

/** Returns the names of the first rows, each isolated from the direction of the sentence. */
function namesOf(writes: readonly RowWrite[], locale: Locale): string {
  const titles = writes.slice(0, NAMED).map(({ before, after }) => {
    const { title, title_ar, name, name_ar } = (before ?? after) as unknown as Titled;
    return `\u2068${(locale === 'ar' && (title_ar ?? name_ar)) || (title ?? name)}\u2069`;
  });
  const list = new Intl.ListFormat(locale, { type: 'unit' }).format(titles);

  return writes.length > NAMED ? `${list} …` : list;
}
