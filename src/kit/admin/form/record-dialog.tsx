import { mdiHistory } from '#src/components/icon-paths.generated.ts';
import Box from '@mui/material/Box';
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
import { CloseButton } from '../dialogs/dialog-head.tsx';
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
import type { EditedRecordProps } from './edited-record.tsx';
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
export function RecordDialog<T extends SectionTypes>(props: RecordDialogProps<T>) {
  const { section, open, opened, rows, onSaved } = props;
  const id = useId();
  const isPhone = useMediaQuery(PHONE);
  const unsaved = useUnsavedChanges();
  const { form } = section;
  const isFull = isPhone || form.isFullScreen === true;
  const [isSaving, setIsSaving] = useState(false);
  const { shownId, begunAs, become, endStay } = useShownId(opened);
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
      slotProps={{
        paper: { sx: isFull ? fullPaper : paper },
        transition: { onExited: endStay },
      }}
    >
      <RecordHead
        titleId={`${id}title`}
        section={section}
        id={shownId}
        rows={rows}
        onClose={isFull ? () => void close() : undefined}
      />
      <RecordLoader key={begunAs} section={section} id={begunAs ?? 'new'} rows={rows} onClose={leave}>
        {(record) => (
          <LateForm
            {...props}
            record={record}
            descriptionId={`${id}description`}
            onSaving={setIsSaving}
            onSaved={() => {
              onSaved();
              leave();
            }}
            onStayed={(savedId) => {
              onSaved();
              become(savedId);
            }}
            onCancel={() => void close()}
          />
        )}
      </RecordLoader>
    </Dialog>
  );
}

type LateFormProps<T extends SectionTypes> = Pick<RecordDialogProps<T>, 'section' | 'template'> &
  Omit<EditedRecordProps<T>, 'section'>;

/** Draws the form of the record once its code is there. */
function LateForm<T extends SectionTypes>({ section, template, ...editing }: LateFormProps<T>) {
  const { form } = section;

  return (
    <Late
      load={() => loadEditing(form)}
      fallback={<ComingForm isFull={form.isFullScreen} />}
      frame={asContent}
    >
      {({ EditedRecord, form: loaded }) => (
        <EditedRecord
          {...editing}
          section={{ ...section, form: template ? beginningAs(loaded, template) : loaded }}
        />
      )}
    </Late>
  );
}

type TitleProps<T extends SectionTypes> = Pick<RecordDialogProps<T>, 'section' | 'rows'> & {
  /** Id of the record, 'new' for a new one. */
  id: string | null;
};

function Title<T extends SectionTypes>({ section: { texts, EditTitle }, id, rows }: TitleProps<T>) {
  const edited = rows.find((row) => row.id === id);
  if (EditTitle && edited) return <EditTitle row={edited} />;

  return <FormattedMessage id={(id === 'new' ? texts.addTitle : texts.editTitle) ?? texts.title} />;
}

type RecordHeadProps<T extends SectionTypes> = TitleProps<T> & {
  titleId: string;
  /** Closes a dialog that fills the window, whose backdrop can't be pressed. */
  onClose: (() => void) | undefined;
};

function RecordHead<T extends SectionTypes>({ titleId, section, id, rows, onClose }: RecordHeadProps<T>) {
  const isNew = id === 'new';

  return (
    <>
      <DialogTitle id={titleId} sx={onClose ? { paddingInlineEnd: isNew ? '4.5rem' : '11rem' } : {}}>
        <Title section={section} id={id} rows={rows} />
      </DialogTitle>
      <Box sx={{ ...signs, insetBlockStart: onClose ? 9 : 16 }}>
        {!isNew && id !== null && <HistoryLink table={section.table} id={id} />}
        {onClose && <CloseButton onClose={onClose} />}
      </Box>
    </>
  );
}

/**
 * Returns the id of the record that the dialog shows, still the last one during its closing animation, and the id with
 * which its form began: that of a new record which was saved, and stays open, goes on.
 */
function useShownId(opened: OpenedRecord) {
  type Shown = { id: string | null; begunAs: string | null; savedAs?: string };
  const [shown, setShown] = useState<Shown>({ id: opened.id, begunAs: opened.id });
  const { id } = opened;
  if (id !== null && id !== shown.id) setShown({ id, begunAs: id === shown.savedAs ? shown.begunAs : id });

  return {
    shownId: shown.id,
    begunAs: shown.begunAs,
    become: (savedAs: string) => {
      setShown((before) => ({ ...before, savedAs }));
      opened.open(savedAs, true);
    },
    endStay: () => setShown((before) => ({ id: before.id, begunAs: before.id })),
  };
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
/** Lines show where the fields scroll beneath the title and the buttons. */
const line = { borderColor: 'divider', borderStyle: 'solid', borderWidth: 0 };
const paper = {
  maxWidth: DIALOG_WIDTH_PX,
  '& .MuiDialogContent-root': { ...line, borderBlockEndWidth: 1 },
  '& .MuiDialogActions-root': { paddingBlockEnd: 1.5 },
};
const fullPaper = {
  '& .MuiDialogContent-root': { ...line, borderBlockWidth: 1 },
  '& .MuiDialogTitle-root': { paddingBlock: 2 },
  '& .MuiDialogActions-root': { paddingBlockEnd: 1.5 },
};

function HistoryLink({ table, id }: { table: string; id: string }) {
  return (
    <Button
      component={Link}
      to={paths.recordHistory(table, id)}
      size="small"
      startIcon={<Icon path={mdiHistory} />}
    >
      <FormattedMessage id="kit.history" />
    </Button>
  );
}

const signs = {
  position: 'absolute',
  insetInlineEnd: 16,
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
};
