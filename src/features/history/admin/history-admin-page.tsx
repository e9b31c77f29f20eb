import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { PageHeader } from '#src/components/page-header.tsx';
import { useOpenedRecord } from '#src/kit/admin/form/use-opened-record.ts';
import { listOptions, useListState } from '#src/kit/admin/list/list-state.ts';
import { ListView } from '#src/kit/admin/list/list-view.tsx';
import { useList } from '#src/kit/admin/list/use-list.ts';
import { lateDialog } from '#src/kit/admin/late/late-dialog.tsx';
import type { EntryDialogProps } from './entry-dialog.tsx';
import { HistoryPeople } from './history-documents.ts';
import { HistoryWordsContext } from './history-words-context.ts';
import type { HistoryWords } from './history-words.ts';
import { historySection, type History } from './history-section.tsx';

const EntryDialog = lateDialog<EntryDialogProps>(
  async () => (await import('./entry-dialog.tsx')).EntryDialog,
);

/** Lists all changes made in the back office; opening an entry shows the values before and after. */
export function HistoryAdminPage({ words }: { words: HistoryWords }) {
  const [params] = useSearchParams();
  const { data } = useQuery(HistoryPeople);
  const recordId = params.get('of');
  const section = useMemo(() => historySection(data?.people ?? [], recordId), [data, recordId]);
  const [state, change] = useListState(useMemo(() => listOptions(section), [section]));
  const list = useList(section, state, change);
  const opened = useOpenedRecord();
  const { open } = opened;
  const actions = useMemo(
    () => ({
      onOpen: ({ id }: History['row']) => open(id),
      onDelete: undefined,
      Controls: undefined,
      opens: 'details' as const,
    }),
    [open],
  );

  return (
    <HistoryWordsContext value={words}>
      <PageHeader
        title={<FormattedMessage id="history.page.title" />}
        text={<FormattedMessage id="history.page.text" />}
      />
      <ListView<History> section={section} state={state} onChange={change} list={list} actions={actions} />
      <EntryDialog
        open={opened.id !== null}
        id={opened.id}
        onClose={opened.close}
        onRestored={list.refetch}
      />
    </HistoryWordsContext>
  );
}
