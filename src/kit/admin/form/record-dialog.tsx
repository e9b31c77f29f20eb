import { mdiHistory } from '#src/components/icon-paths.generated.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from '#src/components/link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { paths } from '#src/config/paths.ts';
import { PHONE, useMediaQuery } from '#src/lib/document/use-media-query.ts';
import { useUnsavedChanges } from '../guard/unsaved-changes-guard.tsx';
import type { UnsavedChanges } from '../guard/unsaved-changes.ts';
import { Late } from '../late/late.tsx';
import type {
  AdminForm,
  AdminSection,
  LateForm,
  RecordCopy,
  SectionTypes,
} from '../section/admin-section.ts';
import { ComingForm } from './coming-form.tsx';
import { loadEditing } from './load-editing.ts';
import { RecordLoader } from './record-loader.tsx';
import type { OpenedRecord } from './use-opened-record.ts';

/** Record with whose copy a new one begins, and what of it is left out. */
export type Template<T extends SectionTypes> = { row: T['row']; copy: RecordCopy<T> | undefined };

export type RecordDialogProps<T extends SectionTypes> = {
  /** True while a record is open. */
  open: boolean;
  /** Closes the record without a question, where this dialog could not be loaded. */
  onClose: () => void;
  section: AdminSection<T> & { form: LateForm<T> };
  opened: OpenedRecord;
  /** Rows of the list, which may include the record. */
  rows: readonly T['row'][];
  /** Copy with which a new record begins; null for an empty one. */
  template: Template<T> | null;
  onSaved: () => void;
};

/**
 * Dialog that adds or edits a record. Escape and the backdrop close it as Cancel does: not during a save, and with
 * unsaved text only after a question.
 */
export function RecordDialog<T extends SectionTypes>({
  section,
  open,
  opened,
  rows,
  template,
  onSaved,
}: RecordDialogProps<T>) {
  const id = useId();
  const isPhone = useMediaQuery(PHONE);
  const unsaved = useUnsavedChanges();
  const { form } = section;
  const isFull = isPhone || form.isFullScreen === true;
  const [isSaving, setIsSaving] = useState(false);
  // The dialog still shows the last record during its closing animation.
  const [shownId, setShownId] = useState(opened.id);
  if (opened.id !== null && opened.id !== shownId) setShownId(opened.id);
  const isNew = shownId === 'new';
  const leave = useLeaving(opened, unsaved);

  const close = async () => void (!isSaving && (await unsaved.mayLeave()) && leave());

  return (
    <Dialog
      open={open}
      onClose={() => void close()}
      fullWidth
      maxWidth={false}
      fullScreen={isFull}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}description`}
      sx={isFull ? {} : atTop}
      slotProps={{ paper: { sx: isFull ? {} : { maxWidth: DIALOG_WIDTH_PX } } }}
    >
      <DialogTitle id={`${id}title`}>
        <Title section={section} id={shownId} rows={rows} />
      </DialogTitle>
      {!isNew && shownId !== null && <HistoryLink table={section.table} id={shownId} />}
      <RecordLoader key={shownId} section={section} id={shownId ?? 'new'} rows={rows} onClose={leave}>
        {(record) => (
          <Late load={() => loadEditing(form)} fallback={<ComingForm />} frame={asContent}>
            {({ EditedRecord, form: loaded }) => (
              <EditedRecord
                section={{ ...section, form: template ? beginningAs(loaded, template) : loaded }}
                record={record}
                descriptionId={`${id}description`}
                onSaving={setIsSaving}
                onSaved={() => {
                  onSaved();
                  leave();
                }}
                onCancel={() => void close()}
              />
            )}
          </Late>
        )}
      </RecordLoader>
    </Dialog>
  );
}

type TitleProps<T extends SectionTypes> = Pick<RecordDialogProps<T>, 'section' | 'rows'> & {
  id: string | null;
};

function Title<T extends SectionTypes>({ section: { texts, EditTitle }, id, rows }: TitleProps<T>) {
  const edited = rows.find((row) => row.id === id);
  if (EditTitle && edited) return <EditTitle row={edited} />;

  return <FormattedMessage id={(id === 'new' ? texts.addTitle : texts.editTitle) ?? texts.title} />;
}

/**
 * Returns a function that closes the record. It takes one step back however often it is called before the page shows it;
 * a person who was asked again meanwhile, and stayed, can close it again.
 */
function useLeaving({ id, close }: OpenedRecord, unsaved: UnsavedChanges): () => void {
  const isLeavingRef = useRef(false);

  useEffect(() => {
    const stay = () => {
      isLeavingRef.current = false;
    };
    stay();

    return unsaved.subscribe(stay);
  }, [id, unsaved]);

  return () => {
    if (isLeavingRef.current) return;
    isLeavingRef.current = true;
    close();
  };
}

/** Returns the form with new records that begin as copies of `template`. */
function beginningAs<T extends SectionTypes>(form: AdminForm<T>, { row, copy }: Template<T>): AdminForm<T> {
  const copied = () => (form.toCopy ?? form.toValues)(row);

  return { ...form, emptyValues: () => (copy ? copy.change(copied()) : copied()) };
}

const asContent = (message: ReactNode) => <DialogContent>{message}</DialogContent>;

/** A form that grows moves nothing above it. */
const atTop = { '& .MuiDialog-container': { alignItems: 'flex-start' } };
const DIALOG_WIDTH_PX = 720;

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
