import { mdiPlus } from '@mdi/js';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { errorMessageId } from '#src/lib/apollo/error-message.ts';
import { LoadError } from '#src/lib/tables/load-error.tsx';
import { TablePages } from '#src/lib/tables/table-pages.tsx';
import { useTableState } from '#src/lib/tables/use-table-state.ts';
import { useMediaQuery } from '#src/lib/document/use-media-query.ts';
import { NOTICE_COLUMNS, useNoticesList } from '../api/use-notices-list.ts';
import { DeleteNoticeDialog } from './delete-notice-dialog.tsx';
import { NoticeDialog, type EditedNotice } from './notice-dialog.tsx';
import { NoticeRow } from './notice-row.tsx';
import { NoticesTable } from './notices-table.tsx';
import { NoticesToolbar } from './notices-toolbar.tsx';

/** What stands open over the page; what it was about stays while it closes. */
type Dialogs = { open: 'edit' | 'delete' | null; notice: EditedNotice | null; deletedId: string };

/** Too narrow for four columns. */
const PHONE = '(max-width: 599.95px)';
const FIRST_ORDER = { sort: 'notice_date', direction: 'desc' } as const;

/** Store Notices of the back office: every notice, whether it shows or not. */
export function NoticesAdminPage() {
  const [table, changeTable] = useTableState({ columns: NOTICE_COLUMNS, initial: FIRST_ORDER });
  const { notices, total, error, refetch } = useNoticesList(table);
  const [dialogs, setDialogs] = useState<Dialogs>({ open: null, notice: null, deletedId: '' });
  const close = () => setDialogs((previous) => ({ ...previous, open: null }));
  const isNarrow = useMediaQuery(PHONE);
  const refresh = () => void refetch();

  const rows = notices?.map((notice) => (
    <NoticeRow
      key={notice.id}
      notice={notice}
      isNarrow={isNarrow}
      onEdit={() => setDialogs({ open: 'edit', notice, deletedId: '' })}
      onDelete={() => setDialogs({ open: 'delete', notice: null, deletedId: notice.id })}
    />
  ));

  return (
    <>
      <PageHeader
        title={<FormattedMessage id="notices.page.title" />}
        text={<FormattedMessage id="notices.page.text" />}
        action={
          <Button
            variant="contained"
            startIcon={<Icon path={mdiPlus} />}
            onClick={() => setDialogs({ open: 'edit', notice: null, deletedId: '' })}
          >
            <FormattedMessage id="notices.dialog.addTitle" />
          </Button>
        }
      />
      {error && <LoadError message={errorMessageId(error)} onRetry={refresh} />}
      <Paper variant="outlined">
        <NoticesToolbar state={table} onChange={changeTable} />
        <NoticesTable state={table} onChange={changeTable} isNarrow={isNarrow} rows={rows ?? null} />
        <TablePages total={total} state={table} onChange={changeTable} />
      </Paper>
      <NoticeDialog
        open={dialogs.open === 'edit'}
        notice={dialogs.notice}
        onClose={close}
        onSaved={refresh}
      />
      <DeleteNoticeDialog
        open={dialogs.open === 'delete'}
        id={dialogs.deletedId}
        onClose={close}
        onDeleted={refresh}
      />
    </>
  );
}
