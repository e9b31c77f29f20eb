import { useMutation } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAction } from '#src/kit/admin/toasts/use-action.ts';
import { useToasts } from '#src/kit/admin/toasts/use-toasts.tsx';
import { UndoImport, type PastImport } from './import-documents.ts';
import { importErrors } from './import-errors.ts';

/** Undoes an import; a large one is followed in the history until it is undone. */
export function useUndo({ id, state, removed_count: removed }: PastImport, onUndone: () => void) {
  const toasts = useToasts();
  const [undo] = useMutation(UndoImport);
  const { run, isPending } = useAction({ errors: importErrors });
  const [isFollowed, setIsFollowed] = useState(false);
  const report = useEffectEvent((count: number) => {
    toasts.success('contacts.import.undone', { values: { count } });
    onUndone();
  });
  const isUndone = isFollowed && state === 'undone';
  useEffect(() => {
    if (isUndone) report(removed);
  }, [isUndone, removed]);

  const start = () =>
    run(async () => {
      const { data } = await undo({ variables: { id } });
      if (data?.undo_import.state === 'undoing') return setIsFollowed(true);
      toasts.success('contacts.import.undone', { values: { count: data?.undo_import.removed ?? 0 } });
      onUndone();
    });

  return { start, isPending };
}
