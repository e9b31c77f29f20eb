import { useApolloClient } from '@apollo/client/react';
import { mdiPlus } from '@mdi/js';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { DeleteDialog } from '../dialogs/delete-dialog.tsx';
import { useBulk } from '../dialogs/use-bulk.ts';
import { useDeleting } from '../dialogs/use-deleting.ts';
import { RecordDialog } from '../form/record-dialog.tsx';
import { useOpenedRecord } from '../form/use-opened-record.ts';
import { forgetCached } from '../list/forget-cached.ts';
import { listOptions, useListState } from '../list/list-state.ts';
import { ListView } from '../list/list-view.tsx';
import { useList } from '../list/use-list.ts';
import type { AdminForm, AdminSection, SectionTypes } from './admin-section.ts';

type SectionPageProps<T extends SectionTypes> = { section: AdminSection<T> };

/** The page of a section: its list, and the dialogs that add, edit and delete. */
export function SectionPage<T extends SectionTypes>({ section }: SectionPageProps<T>) {
  const { texts, form, documents, RowControls } = section;
  const [state, change] = useListState(useMemo(() => listOptions(section), [section]));
  const list = useList(section, state, change);
  const opened = useOpenedRecord();
  const client = useApolloClient();
  const bulk = useBulk(section, list.refetch);
  const deleting = useDeleting(section, bulk);

  return (
    <>
      <PageHeader
        title={<FormattedMessage id={texts.title} />}
        text={<FormattedMessage id={texts.text} />}
        action={
          form &&
          texts.add && (
            <Button variant="contained" startIcon={<Icon path={mdiPlus} />} onClick={opened.add}>
              <FormattedMessage id={texts.add} />
            </Button>
          )
        }
      />
      <ListView<T>
        section={section}
        state={state}
        onChange={change}
        list={list}
        actions={{
          onOpen: form && ((row) => opened.open(row.id)),
          onDelete: documents.remove && deleting.ask,
          Controls: RowControls,
        }}
        bulk={bulk}
        onDeleteMany={documents.remove && deleting.askAboutMany}
      />
      {hasForm(section) && (
        <RecordDialog
          section={section}
          opened={opened}
          rows={list.rows ?? []}
          onSaved={() => {
            forgetCached(client, section.table);
            list.refetch();
          }}
        />
      )}
      <DeleteDialog
        section={section}
        rows={deleting.rows}
        isPending={bulk.isPending}
        onCancel={deleting.cancel}
        onConfirm={deleting.confirm}
      />
    </>
  );
}

function hasForm<T extends SectionTypes>(
  section: AdminSection<T>,
): section is AdminSection<T> & { form: AdminForm<T> } {
  return section.form !== undefined;
}
