import { mdiHistory } from '@mdi/js';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { use, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from '#src/components/link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { paths } from '#src/config/paths.ts';
import { SessionStoreContext } from '#src/lib/auth/session-context.ts';
import { PHONE, useMediaQuery } from '#src/lib/document/use-media-query.ts';
import { useUnsavedChanges } from '../guard/unsaved-changes-guard.tsx';
import type { AdminForm, AdminSection, SectionTypes } from '../section/admin-section.ts';
import { changesOfRecord } from './last-change.tsx';
import { RecordForm } from './record-form.tsx';
import { RecordLoader } from './record-loader.tsx';
import { useRecordEditing } from './use-record-editing.ts';
import { useSaveRecord } from './use-save-record.ts';
import type { OpenedRecord } from './use-opened-record.ts';

export type FormSectionOf<T extends SectionTypes> = AdminSection<T> & { form: AdminForm<T> };

type RecordDialogProps<T extends SectionTypes> = {
  section: FormSectionOf<T>;
  opened: OpenedRecord;
  /** Rows of the list, which may include the record. */
  rows: readonly T['row'][];
  onSaved: () => void;
};

/**
 * Dialog that adds or edits a record. Escape and the backdrop close it as Cancel does: not during a save, and with
 * unsaved text only after a question.
 */
export function RecordDialog<T extends SectionTypes>({
  section,
  opened,
  rows,
  onSaved,
}: RecordDialogProps<T>) {
  const id = useId();
  const isPhone = useMediaQuery(PHONE);
  const unsaved = useUnsavedChanges();
  const [isSaving, setIsSaving] = useState(false);
  // The dialog still shows the last record during its closing animation.
  const [shownId, setShownId] = useState(opened.id);
  if (opened.id !== null && opened.id !== shownId) setShownId(opened.id);
  const isNew = shownId === 'new';
  const { texts } = section;

  async function close(): Promise<void> {
    if (!isSaving && (await unsaved.mayLeave())) opened.close();
  }

  return (
    <Dialog
      open={opened.id !== null}
      onClose={() => void close()}
      fullWidth
      maxWidth={false}
      fullScreen={isPhone}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}description`}
      slotProps={{
        paper: {
          sx: isPhone ? {} : { maxWidth: section.form.isWide ? WIDE_DIALOG_WIDTH_PX : DIALOG_WIDTH_PX },
        },
      }}
    >
      <DialogTitle id={`${id}title`}>
        <FormattedMessage id={(isNew ? texts.addTitle : texts.editTitle) ?? texts.title} />
      </DialogTitle>
      {!isNew && shownId !== null && <HistoryLink table={section.table} id={shownId} />}
      <RecordLoader key={shownId} section={section} id={shownId ?? 'new'} rows={rows} onClose={opened.close}>
        {(record) => (
          <EditedRecord
            section={section}
            record={record}
            descriptionId={`${id}description`}
            onSaving={setIsSaving}
            onSaved={() => {
              onSaved();
              opened.close();
            }}
            onCancel={() => void close()}
          />
        )}
      </RecordLoader>
    </Dialog>
  );
}

const DIALOG_WIDTH_PX = 720;
const WIDE_DIALOG_WIDTH_PX = 1200;

function HistoryLink({ table, id }: { table: string; id: string }) {
  return (
    <Button
      component={Link}
      to={paths.recordHistory(table, id)}
      size="small"
      startIcon={<Icon path={mdiHistory} />}
      sx={historyLink}
    >
      <FormattedMessage id="kit.history" />
    </Button>
  );
}

const historyLink = { position: 'absolute', insetInlineEnd: 16, insetBlockStart: 16 };

type EditedRecordProps<T extends SectionTypes> = {
  section: FormSectionOf<T>;
  record: T['row'] | null;
  descriptionId: string;
  onSaving: (isSaving: boolean) => void;
  onSaved: () => void;
  onCancel: () => void;
};

function EditedRecord<T extends SectionTypes>({ section, record, ...props }: EditedRecordProps<T>) {
  const { texts, form, name } = section;
  const owner = use(SessionStoreContext)?.getSession().user?.id ?? '';
  const draftKey = `${owner} ${name} ${record?.id ?? 'new'}`;
  const { onSaving, onSaved } = props;
  const save = useSaveRecord(section);
  const editing = useRecordEditing<T>({
    section: { ...section, changesOf: ({ id }, columns) => changesOfRecord(section.table, id, columns) },
    ...{ save, record, draftKey, onSaving, onSaved },
  });
  const description = record ? texts.editDescription : texts.addDescription;

  return (
    <RecordForm
      form={form}
      editing={editing}
      descriptionId={props.descriptionId}
      description={description && <FormattedMessage id={description} />}
      save={<FormattedMessage id={texts.save ?? 'kit.save'} />}
      onCancel={props.onCancel}
    />
  );
}
